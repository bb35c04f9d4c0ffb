import { palette } from '#brand/colours';

/** Lists what each frame of the film shows, on a canvas of 120 × 68. */
const frames = [
  'M0 52q30-14 60-6t60-10M84 18a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  'M18 68V34l22-14 22 14v34M34 68V50h12v18M76 68V26h26v42M84 36h10M84 46h10',
  'M60 18a11 11 0 1 0 .1 0M34 68q2-26 26-26t26 26',
  'M22 48h76M22 48l8-22h60l8 22v14H22zM44 26q0-12 16-12t16 12',
  'M12 62q22-30 44-26M56 36l12-8 10 14-14 8zM78 42q16 4 30-4',
  'M40 20h40v28H40zM52 58h16M30 34h-14M104 34H90M60 28v12M54 34h12',
];

/** A film on paper: six drawn frames in the order of reading, each with its lines of script. */
export function StoryboardDrawing({ label }: { label: string }) {
  return (
    <svg className="mirrored" viewBox="0 0 480 300" role="img" aria-label={label} fill="none" stroke={palette.brand}>
      {frames.map((path, index) => (
        <g key={path} transform={`translate(${36 + (index % 3) * 144} ${34 + Math.floor(index / 3) * 124})`}>
          <path d="M0 0h120v68H0z" strokeWidth="1" opacity="0.6" />
          <path d={path} strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
          <path d={`M0 82h120M0 92h${[96, 70, 108, 54, 88, 40][index]}`} stroke={palette['ground-body']} strokeWidth="1.5" opacity="0.45" />
        </g>
      ))}
    </svg>
  );
}
