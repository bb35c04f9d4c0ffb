import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Crop, Logo } from '#contract/office/pictures/logos';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { type Corner, centredAt, corners, grown, moved, resized } from '../../data/logos/crop-box.ts';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import styles from './crop-frame.module.css';

interface CropFrameProps {
  logo: Logo;
  crop: Crop;
  ground: 'dark' | 'light';
  onChange(crop: Crop): void;
}

/** Units of the drawing; the picture keeps clear of its edges. */
const stage = { width: 400, height: 190, margin: 24 };
/** Side of a corner's handle, and of what a finger or a mouse reaches of it. */
const handle = { drawn: 10, mouse: 30, finger: 56 };

/** Parts of the picture that an arrow key moves by. */
const step = 0.01;

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture with the frame of its cut: moved by pointer or arrows, a click puts its middle somewhere else, corners change its size. */
export function CropFrame({ logo, crop, ground, onChange }: CropFrameProps) {
  const text = useText('logos');
  const keys = useRef<HTMLButtonElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<{ corner: Corner | undefined; from: Crop; x: number; y: number }>(undefined);
  const reach = useIsPhone() ? handle.finger : handle.mouse;
  const place = placed(logo);
  const frame = {
    x: place.x + crop.x * place.width,
    y: place.y + crop.y * place.height,
    width: crop.width * place.width,
    height: crop.height * place.height,
  };
  const cornerAt = (corner: Corner) => ({
    x: corner.endsWith('left') ? frame.x : frame.x + frame.width,
    y: corner.startsWith('top') ? frame.y : frame.y + frame.height,
  });

  /** Returns where the pointer is, in parts of the picture. */
  function pointOf({ clientX, clientY }: PointerEvent): { x: number; y: number } {
    const { left, top, width } = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: stage.width };
    const scale = stage.width / width;
    return { x: ((clientX - left) * scale - place.x) / place.width, y: ((clientY - top) * scale - place.y) / place.height };
  }

  /** @param from the cut that the movement begins with */
  function startDrag(event: PointerEvent<SVGElement>, from: Crop, corner?: Corner): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { corner, from, ...pointOf(event) };
    keys.current?.focus({ preventScroll: true });
  }

  function drag(event: PointerEvent): void {
    const taken = held.current;
    if (!taken) return;
    const { x, y } = pointOf(event);
    onChange(taken.corner ? resized(taken.from, taken.corner, x, y) : moved(taken.from, x - taken.x, y - taken.y));
  }

  const letGo = () => {
    held.current = undefined;
  };

  function press(event: KeyboardEvent): void {
    const [right, down] = ways[event.key] ?? [];
    if (right === undefined || down === undefined || event.altKey) return;
    event.preventDefault();
    onChange(event.shiftKey ? grown(crop, right * step * 2, -down * step * 2) : moved(crop, right * step, down * step));
  }

  const percent = (part: number) => Math.round(part * 100);
  const drags = { onPointerMove: drag, onPointerUp: letGo, onPointerCancel: letGo };
  return (
    <>
      <svg
        ref={svg}
        className={classNames(`block w-full h-auto bg-bg touch-none ${styles.stage}`, `theme-${ground}`)}
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        aria-hidden="true"
      >
        <image className="pointer-events-none" href={logo.source} preserveAspectRatio="none" {...place} />
        <path
          className={styles.outside}
          fillRule="evenodd"
          d={`M0 0h${stage.width}v${stage.height}H0z${outline(frame)}`}
          onPointerDown={(event) => {
            const { x, y } = pointOf(event);
            const centred = centredAt(crop, x, y);
            onChange(centred);
            startDrag(event, centred);
          }}
          {...drags}
        />
        <path className={`fill-none pointer-events-none ${styles.thirds}`} d={thirds(frame)} />
        <rect className={styles.frame} {...frame} onPointerDown={(event) => startDrag(event, crop)} {...drags} />
        {corners.map((corner) => {
          const { x, y } = cornerAt(corner);
          const square = (side: number) => ({ x: x - side / 2, y: y - side / 2, width: side, height: side });
          return (
            <g
              key={corner}
              className={styles.corner}
              data-corner={corner}
              onPointerDown={(event) => startDrag(event, crop, corner)}
              {...drags}
            >
              <rect className={styles.reach} {...square(reach)} />
              <rect className={`fill-heading ${styles.handle}`} {...square(handle.drawn)} rx={2} />
            </g>
          );
        })}
      </svg>
      {/* What keys act on; the focus is drawn around the frame. */}
      <button ref={keys} type="button" className={`visually-hidden ${styles.keys}`} title={text.cutHint} onKeyDown={press}>
        {text.cut}. {fillSentence(text.cutSays, { width: percent(crop.width), height: percent(crop.height) })}
      </button>
    </>
  );
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

const outline = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h${-width}z`;

const thirds = ({ x, y, width, height }: Box) =>
  [1 / 3, 2 / 3].map((part) => `M${x + width * part} ${y}v${height}M${x} ${y + height * part}h${width}`).join('');

/** Returns where the picture is drawn: in its own shape, as large as there is room. */
function placed({ width, height }: Logo) {
  const scale = Math.min((stage.width - 2 * stage.margin) / width, (stage.height - 2 * stage.margin) / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  return { x: (stage.width - drawnWidth) / 2, y: (stage.height - drawnHeight) / 2, width: drawnWidth, height: drawnHeight };
}
