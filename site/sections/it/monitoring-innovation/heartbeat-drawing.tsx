/** A level line with one sharp beat at `beat` of its 1280 units. */
export function HeartbeatDrawing({ beat, className }: { beat: number; className: string | undefined }) {
  const quiet = (x: number) => `H${x}l8 -7l8 7`;
  const rest = [80, 210, 340, 470, 600, 730, 860, 990, 1120, 1230].filter((x) => Math.abs(x - beat) > 70);
  const before = rest.filter((x) => x < beat).map(quiet);
  const after = rest.filter((x) => x > beat).map(quiet);
  const d = `M0 120${before.join('')}H${beat - 40}l12 -16l12 34l20 -128l22 160l16 -64l12 14${after.join('')}H1280`;
  return (
    <svg className={className} viewBox="0 0 1280 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
