import drawing from './drawing.module.css';

/** A number in a drawing, for the list beside it. Units are those of the drawing. */
export function Marker({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g className={drawing.marker} transform={`translate(${x} ${y})`}>
      <circle r="20" />
      <text y="8">{number}</text>
    </g>
  );
}
