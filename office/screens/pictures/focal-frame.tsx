import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { cropAround } from '#contract/office/pictures/crop';
import type { PictureSlot, PictureSource } from '#contract/office/pictures/pictures';
import type { FocalPoint } from '#contract/pictures';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import styles from './focal-frame.module.css';
import { useZoom, zoomLimit } from './use-zoom.ts';

interface FocalFrameProps {
  source: PictureSource;
  slot: PictureSlot;
  focal: FocalPoint;
  zoom: number;
  onChange(change: { focal?: FocalPoint; zoom?: number }): void;
}

/** Parts of the picture that an arrow key moves by; with Shift, as many times more. */
const step = 0.01;
const shifted = 5;

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number) => Math.min(Math.max(Math.round(value * 1000) / 1000, 0), 1);

/** The whole picture with its focal point, set by a click, moved by pointer or arrow keys, and the part around it that is shown. */
export function FocalFrame({ source, slot, focal, zoom, onChange }: FocalFrameProps) {
  const text = useText('pictures');
  const keys = useRef<HTMLButtonElement>(null);
  const { width, height, path } = source;
  const ring = Math.max(width, height) / 28;
  const limit = zoomLimit(source, slot);
  const { frame, press: pressZoom, pointers } = useZoom({ zoom, limit, onChange: (wanted) => onChange({ zoom: wanted }) });
  const crops = slot.forms.map((form) => cropAround(source, form, focal, zoom));

  function point(event: PointerEvent<SVGElement>): void {
    const { left, top, width: across, height: down } = event.currentTarget.getBoundingClientRect();
    onChange({ focal: { x: within((event.clientX - left) / across), y: within((event.clientY - top) / down) } });
  }

  function press(event: KeyboardEvent): void {
    if (!event.ctrlKey && !event.metaKey && pressZoom(event.key)) event.preventDefault();
    const [right, down] = ways[event.key] ?? [];
    if (right === undefined || down === undefined || event.altKey) return;
    event.preventDefault();
    const by = step * (event.shiftKey ? shifted : 1);
    onChange({ focal: { x: within(focal.x + right * by), y: within(focal.y + down * by) } });
  }

  const percent = (part: number) => Math.round(part * 100);
  return (
    <div className="grid gap-2">
      <div ref={frame} className={`grid justify-items-center rounded-2 clip ${styles.frame}`}>
        <svg
          className={`block touch-none ${styles.picture}`}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          // The focus would leave what keys act on.
          onMouseDown={(event) => event.preventDefault()}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            keys.current?.focus({ preventScroll: true });
            if (!pointers.down(event)) point(event);
          }}
          onPointerMove={(event) => {
            if (!pointers.move(event) && event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
          }}
          onPointerUp={pointers.up}
          onPointerCancel={pointers.up}
        >
          <image href={path} width={width} height={height} />
          <g className="theme-dark pointer-events-none">
            {crops.map((crop) => (
              <g key={`${crop.width} ${crop.height}`}>
                <rect className={styles.shade} x={crop.left} y={crop.top} width={crop.width} height={crop.height} strokeWidth={ring / 4} />
                <rect className={styles.part} x={crop.left} y={crop.top} width={crop.width} height={crop.height} strokeWidth={ring / 10} />
              </g>
            ))}
            <circle className={styles.shade} cx={focal.x * width} cy={focal.y * height} r={ring} strokeWidth={ring / 3} />
            <circle className={styles.ring} cx={focal.x * width} cy={focal.y * height} r={ring} strokeWidth={ring / 7} />
            <circle className={styles.dot} cx={focal.x * width} cy={focal.y * height} r={ring / 6} />
          </g>
        </svg>
        {/* What keys act on; the focus is drawn around the point. */}
        <button ref={keys} type="button" className={`visually-hidden ${styles.keys}`} title={text.focal.hint} onKeyDown={press}>
          {text.focal.label}. {fillSentence(text.focal.says, { x: percent(focal.x), y: percent(focal.y) })}
        </button>
      </div>
      {limit > 1 && (
        <label className="row gap-3 text-xs text-quiet">
          {text.zoom.label}
          <input
            type="range"
            className={`flex-1 ${styles.zoom}`}
            min={100}
            max={Math.round(limit * 100)}
            step={5}
            value={Math.round(zoom * 100)}
            aria-valuetext={fillSentence(text.zoom.says, { percent: percent(zoom) })}
            onChange={({ target }) => onChange({ zoom: Number(target.value) / 100 })}
          />
          <output aria-hidden="true">{fillSentence(text.zoom.says, { percent: percent(zoom) })}</output>
        </label>
      )}
      <p className="text-xs text-quiet">
        {text.focal.hint}
        {limit > 1 && ` ${text.zoom.hint}`}
      </p>
    </div>
  );
}
