import { classNames } from '#ui/class-names.ts';

/** A heart monitor's level line, with one strong beat at `beat` of its 1280 units. */
export function HeartbeatDrawing({ beat, className }: { beat: number; className: string | undefined }) {
  const weakBeat = (x: number) => `H${x}l8 -7l8 7`;
  const weakBeats = [80, 210, 340, 470, 600, 730, 860, 990, 1120, 1230].filter((x) => Math.abs(x - beat) > 70);
  const before = weakBeats.filter((x) => x < beat).map(weakBeat);
  const after = weakBeats.filter((x) => x > beat).map(weakBeat);
  const d = `M0 120${before.join('')}H${beat - 40}l12 -16l12 34l20 -128l22 160l16 -64l12 14${after.join('')}H1280`;
  return (
    <svg
      className={classNames('mirrored', 'w-full stroke-brand', className)}
      viewBox="0 0 1280 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={d} fill="none" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
