import { palette } from '#brand/colours';
import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './page-drawings.module.css';

interface StageProps {
  className: string | undefined;
}
const cards = [60, 445, 830];
const box = '0 0 1200 660';

/** The page as it is first drawn: outlines, crosses, lines for text. In right-to-left pages the drawn page is mirrored too, all but its words. */
export function Wireframe() {
  return (
    <svg viewBox={box} className={`mirrored fill-none ${styles.wireframe}`} aria-hidden="true" strokeWidth="2" strokeDasharray="9 7">
      <rect x="60" y="36" width="120" height="28" />
      <path d="M690 50h70M790 50h70M890 50h70" />
      <rect x="1010" y="32" width="130" height="36" rx="18" />
      <path d="M60 160h310M60 214h250M60 284h300M60 310h240" />
      <rect x="60" y="346" width="170" height="48" rx="24" />
      <rect x="445" y="110" width="695" height="290" />
      <path d="m445 110 695 290M1140 110 445 400" />
      {cards.map((x) => (
        <g key={x}>
          <rect x={x} y="450" width="310" height="170" />
          <path d={`m${x} 450 310 110M${x + 310} 450 ${x} 560M${x} 560h310M${x + 24} 584h200M${x + 24} 602h150`} />
        </g>
      ))}
    </svg>
  );
}

/** The same page as blocks that know their place and size. */
export function Structure({ className }: StageProps) {
  return (
    <svg viewBox={box} className={classNames('mirrored', styles.structure, className)} aria-hidden="true" strokeWidth="0">
      <rect width="1200" height="660" data-ground />
      <rect x="60" y="36" width="120" height="28" rx="6" />
      <path d="M690 50h70M790 50h70M890 50h70" />
      <rect x="1010" y="32" width="130" height="36" rx="18" data-strong />
      <rect x="60" y="140" width="310" height="40" rx="8" data-strong />
      <rect x="60" y="196" width="250" height="40" rx="8" data-strong />
      <path d="M60 284h300M60 310h240" />
      <rect x="60" y="346" width="170" height="48" rx="24" data-strong />
      <rect x="445" y="110" width="695" height="290" rx="18" />
      <circle cx="560" cy="196" r="34" data-strong />
      <path d="m500 360 130-120 90 80 60-50 90 90z" data-block />
      {cards.map((x) => (
        <g key={x}>
          <rect x={x} y="450" width="310" height="170" rx="14" />
          <rect x={x} y="450" width="310" height="110" rx="14" data-strong />
          <path d={`M${x + 24} 584h200M${x + 24} 602h150`} />
        </g>
      ))}
    </svg>
  );
}

/** The same page as visitors see it. */
export function Finished({ text: { name, title, action }, className }: StageProps & { text: Content<'website'>['process']['sample'] }) {
  return (
    <svg viewBox={box} className={classNames('mirrored', styles.finished, className)} aria-hidden="true">
      <defs>
        <linearGradient id="page-brand" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={palette['brand-light']} />
          <stop offset=".5" stopColor={palette.brand} />
          <stop offset="1" stopColor={palette['brand-dark']} />
        </linearGradient>
        <radialGradient id="page-light" cx=".5" cy="1" r=".9">
          <stop offset="0" stopColor={palette['brand-light']} />
          <stop offset=".45" stopColor={palette['brand-dark']} />
          <stop offset="1" stopColor={palette['ground-700']} />
        </radialGradient>
      </defs>
      <rect width="1200" height="660" data-ground />
      <text className="font-medium" x="60" y="60" fontSize={26}>
        {name}
      </text>
      <path d="M690 50h70M790 50h70M890 50h70" />
      <rect x="1010" y="32" width="130" height="36" rx="18" data-brand />
      {title.map((line, index) => (
        <text key={line} className="font-medium" x="60" y={178 + index * 58} fontSize={44} data-title>
          {line}
        </text>
      ))}
      <path d="M60 284h300M60 310h240" />
      <rect x="60" y="346" width="170" height="48" rx="24" data-brand />
      <text className="font-medium" x="145" y="377" fontSize={18} data-action>
        {action}
      </text>
      <rect x="445" y="110" width="695" height="290" rx="18" data-light />
      <circle cx="960" cy="290" r="86" data-brand />
      <path d="M445 372c120-70 210-110 330-50s240 40 365-40v100a18 18 0 0 1-18 18H463a18 18 0 0 1-18-18z" data-hill />
      {cards.map((x) => (
        <g key={x}>
          <rect x={x} y="450" width="310" height="170" rx="14" data-card />
          <path d={`M${x + 14} 450h282a14 14 0 0 1 14 14v96H${x}v-96a14 14 0 0 1 14-14z`} data-light />
          <path d={`M${x + 24} 584h200M${x + 24} 602h150`} />
        </g>
      ))}
    </svg>
  );
}
