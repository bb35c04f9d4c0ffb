import drawing from './drawing.module.css';

/** A number in a drawing that refers to the list beside it; `x` and `y` in units of the drawing. */
export function Marker({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className={drawing.marker} transform={`translate(${x} ${y})`}>
      <circle r="20" />
      <text y="8" fontSize={22}>
        {number}
      </text>
    </g>
  );
}
