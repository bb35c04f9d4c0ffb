import drawing from './drawing.module.css';

/** A number in a drawing that refers to the list beside it; `x` and `y` in units of the drawing. */
export function Marker({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className={drawing.marker} transform={`translate(${x} ${y})`}>
      <circle className="stroke-brand-light" r="20" strokeWidth="1.5" />
      <text className="fill-brand-light" y="8" fontSize={22} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
