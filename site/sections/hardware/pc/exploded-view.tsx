import type { ReactNode } from 'react';
import drawing from '../drawing.module.css';
import { Marker } from '../marker.tsx';
import styles from './exploded-view.module.css';
import { boxFaces, onFace, type Point, project } from './isometric.ts';

interface PartProps {
  at: Point;
  size: Point;
  /** Drawn on the large face that looks to the right; u from its lower left corner, v up. */
  children?: ReactNode;
}

/** A box in isometric projection. */
function Part({ at, size, children }: PartProps) {
  const faces = boxFaces(at, size);
  const [x, y, z] = at;
  return (
    <g>
      <path className={`fill-none stroke-brand ${drawing.body}`} d={faces.left} />
      <path className={`fill-none stroke-brand ${drawing.body}`} d={faces.top} />
      <path className={`fill-none stroke-brand ${drawing.face}`} d={faces.right} />
      <g transform={onFace('right', [x + size[0], y + size[1], z])}>{children}</g>
    </g>
  );
}

function Fan({ u, v, r }: { u: number; v: number; r: number }) {
  const blades = [0, 60, 120, 180, 240, 300];
  return (
    <g transform={`translate(${u} ${v})`}>
      <circle className={`fill-none stroke-brand ${drawing.edge}`} r={r} />
      {blades.map((angle) => (
        <path
          key={angle}
          className={`fill-none ${drawing.faint}`}
          transform={`rotate(${angle})`}
          d={`M0 ${r * 0.26}q${r * 0.5} ${r * 0.1} ${r * 0.3} ${r * 0.6}`}
        />
      ))}
      <circle className="fill-brand-light" r={r * 0.16} />
    </g>
  );
}

/** Chips in a row along a stick. */
function Chips({ count }: { count: number }) {
  const chips = Array.from({ length: count }, (_, chip) => `M${10 + chip * 26} 9h18v16h-18z`);
  return <path className={`fill-none ${drawing.faint}`} d={chips.join('')} />;
}

/** The keys of the keyboard's top: four rows and the space bar's. */
const keyRows = ['M8 6h54v178H8zM22 6v178M36 6v178M50 6v178', ...Array.from({ length: 11 }, (_, key) => `M8 ${20 + key * 14}h42`)].join('');

/** The line along which a part was pulled out. */
function Axis({ from, to }: { from: Point; to: Point }) {
  return <path className="fill-none stroke-brand-light" d={`M${project(from)}L${project(to)}`} strokeWidth="1.25" strokeDasharray="5 6" />;
}

/** A computer in pieces. The case stands at the upper left; its parts lie along the x axis, what belongs on the desk in front. */
export function ExplodedView({ label }: { label: string }) {
  return (
    <svg className="w-full" viewBox="-240 -325 650 755" role="img" aria-label={label} strokeLinecap="round" strokeLinejoin="round">
      <Part at={[-110, -70, 0]} size={[84, 190, 210]}>
        <rect className={`fill-none ${drawing.faint}`} x="10" y="10" width="170" height="190" rx="4" />
        <path className={`fill-none ${drawing.faint}`} d="M10 52h170M22 22h60v18H22z" />
        <rect className={`fill-none stroke-brand ${drawing.edge}`} x="30" y="66" width="118" height="122" rx="3" />
        <rect
          className={`fill-none ${styles.gap}`}
          x="64"
          y="122"
          width="52"
          height="52"
          rx="26"
          strokeWidth="1.25"
          strokeDasharray="3 5"
        />
        <path
          className={`fill-none ${styles.gap}`}
          d="M128 112v64M137 112v64M44 86h90M44 100h48"
          strokeWidth="1.25"
          strokeDasharray="3 5"
        />
        <circle className="fill-brand-light" cx="166" cy="188" r="3.5" />
      </Part>
      <Axis from={[-26, 30, 120]} to={[92, 30, 120]} />

      <Part at={[90, -25, 65]} size={[28, 110, 110]}>
        <Fan u={55} v={55} r={46} />
        <path className={`fill-none ${drawing.faint}`} d="M6 12V6h6M98 6h6v6M104 98v6h-6M12 104H6v-6" />
      </Part>
      <Axis from={[118, 30, 120]} to={[182, 30, 120]} />

      <Part at={[180, -30, 103]} size={[4, 120, 34]}>
        <Chips count={4} />
      </Part>
      <Part at={[206, -30, 103]} size={[4, 120, 34]}>
        <Chips count={4} />
      </Part>
      <Axis from={[210, 30, 120]} to={[276, 30, 120]} />

      <Part at={[275, -15, 105]} size={[5, 90, 30]}>
        <Chips count={2} />
        <circle className="fill-brand-light" cx="76" cy="15" r="3.5" />
      </Part>
      <Axis from={[280, 30, 120]} to={[352, 30, 120]} />

      <Part at={[350, -60, 80]} size={[24, 180, 80]}>
        <Fan u={48} v={41} r={30} />
        <Fan u={122} v={41} r={30} />
        <path className={`fill-none stroke-brand ${drawing.edge}`} d="M162 16v48M170 16v48" />
      </Part>

      <Part at={[150, 285, 0]} size={[60, 66, 4]} />
      <Part at={[166, 312, 4]} size={[6, 12, 44]} />
      <Part at={[170, 220, 36]} size={[8, 190, 112]}>
        <rect className={`fill-none ${drawing.faint}`} x="8" y="8" width="174" height="96" rx="2" />
        <path className={`fill-none ${drawing.faint}`} d="M24 84h60M24 70h92M24 56h74M24 42h84" />
        <rect className="fill-brand-light" x="136" y="70" width="28" height="18" rx="2" />
      </Part>

      <Part at={[300, 230, 0]} size={[70, 190, 7]} />
      <g transform={onFace('top', [300, 230, 7])}>
        <path className={`fill-none ${drawing.faint}`} d={keyRows} />
        <path className="fill-brand-light" d="M22 8h14v22H22z" />
      </g>

      <Part at={[330, 165, 0]} size={[50, 34, 14]} />
      <g transform={onFace('top', [330, 165, 14])}>
        <path className={`fill-none ${drawing.faint}`} d="M20 0v34M0 17h20" />
        <circle className="fill-brand-light" cx="10" cy="17" r="3" />
      </g>

      <Part at={[470, 140, 0]} size={[3, 78, 100]}>
        <path className={`fill-none ${drawing.faint}`} d="M10 16h56M10 28h38" />
        <path className="fill-brand-light" d="M10 58h12v12H10zM25 58h12v12H25zM10 73h12v12H10zM25 73h12v12H25z" />
      </Part>

      <Marker x={92} y={-162} number={7} />
      <Marker x={210} y={-84} number={1} />
      <Marker x={268} y={-34} number={2} />
      <Marker x={368} y={-42} number={3} />
      <Marker x={-204} y={106} number={4} />
      <Marker x={-116} y={392} number={5} />
      <Marker x={186} y={318} number={6} />
      <Marker x={318} y={252} number={8} />
    </svg>
  );
}
