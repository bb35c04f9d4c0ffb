import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PictureSource } from '#contract/office/pictures/pictures';
import type { FocalPoint } from '#contract/pictures';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import styles from './focal-frame.module.css';

interface FocalFrameProps {
  source: PictureSource;
  focal: FocalPoint;
  onChange(focal: FocalPoint): void;
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

/** The whole picture with its focal point: set by a click, moved by pointer or arrow keys. */
export function FocalFrame({ source, focal, onChange }: FocalFrameProps) {
  const text = useText('pictures');
  const keys = useRef<HTMLButtonElement>(null);
  const { width, height, path } = source;
  const ring = Math.max(width, height) / 28;

  function point(event: PointerEvent<SVGElement>): void {
    const { left, top, width: across, height: down } = event.currentTarget.getBoundingClientRect();
    onChange({ x: within((event.clientX - left) / across), y: within((event.clientY - top) / down) });
  }

  function press(event: KeyboardEvent): void {
    const [right, down] = ways[event.key] ?? [];
    if (right === undefined || down === undefined || event.altKey) return;
    event.preventDefault();
    const by = step * (event.shiftKey ? shifted : 1);
    onChange({ x: within(focal.x + right * by), y: within(focal.y + down * by) });
  }

  const percent = (part: number) => Math.round(part * 100);
  return (
    <div className={`grid justify-items-center rounded-2 clip ${styles.frame}`}>
      <svg
        className={`block touch-none ${styles.picture}`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          keys.current?.focus({ preventScroll: true });
          point(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <image href={path} width={width} height={height} />
        <g className="theme-dark pointer-events-none">
          <circle className={styles.shade} cx={focal.x * width} cy={focal.y * height} r={ring} strokeWidth={ring / 3} />
          <circle className={styles.ring} cx={focal.x * width} cy={focal.y * height} r={ring} strokeWidth={ring / 7} />
          <circle className={styles.dot} cx={focal.x * width} cy={focal.y * height} r={ring / 6} />
        </g>
      </svg>
      {/* What keys act on; the focus is drawn around the point. */}
      <button ref={keys} type="button" className={`visually-hidden ${styles.keys}`} title={text.focal.hint} onKeyDown={press}>
        {text.focal.label}. {fillPlaceholders(text.focal.says, { x: percent(focal.x), y: percent(focal.y) })}
      </button>
    </div>
  );
}
