import { palette } from '#brand/colours';
import type { Content } from '#site/content/content.ts';
import styles from './offline.module.css';

const spark = 'M1026 166l-14 26 18-3-15 28M1038 232l14 14M1046 182l18-14M1000 236l-8 14';

function Cloud({ label }: { label: string }) {
  return (
    <>
      <path d="M150 226a44 44 0 0 1 8-87 66 66 0 0 1 126-14 52 52 0 0 1 40 101z" strokeDasharray="7 8" />
      <text x="238" y="282" fontSize={22}>
        {label}
      </text>
    </>
  );
}

/** A computer that goes on printing, and its end of the line. */
function Office({ label }: { label: string }) {
  return (
    <g className={`stroke-brand ${styles.inside}`}>
      <path d="m1086 206-26-10M1086 206l-30 4M1086 206l-22 14" />
      <path d="M1086 206c40 0 60 62 128 62" strokeWidth="7" />
      <rect x="1214" y="104" width="214" height="142" rx="10" />
      <path d="M1321 246v40M1266 286h110" />
      <path d="M1240 140h92M1240 164h140M1240 186h120M1240 208h68" strokeWidth="5" strokeOpacity=".6" />
      <path d="M1456 286v-58h104v58zM1476 228v-66h64v66" />
      <path d="M1480 262h56v62h-56z" className={styles.paper} />
      <path d="M1490 284h36M1490 298h36M1490 312h20" className={styles.ink} />
      <text x="1321" y="330" fontSize={22}>
        {label}
      </text>
    </g>
  );
}

/** Work without a connection: the line is cut, and the office beside it goes on printing. */
export function Offline({ text: { title, text, labels } }: { text: Content<'windows'>['offline'] }) {
  return (
    <section className="clip" aria-labelledby="offline-title">
      <header className={`wrap section-head section-head--split ${styles.head}`}>
        <h2 id="offline-title" className="h2-statement">
          {title}
        </h2>
        <p className="text">{text}</p>
      </header>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <radialGradient id="office-light">
          <stop offset="0" stopColor={palette.brand} stopOpacity=".3" />
          <stop offset="1" stopColor={palette.brand} stopOpacity="0" />
        </radialGradient>
      </svg>
      <svg
        viewBox="20 0 1650 380"
        preserveAspectRatio="xMaxYMid slice"
        className={`mirrored w-full fill-none ${styles.drawing} ${styles.wide}`}
        aria-hidden="true"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <ellipse cx="1330" cy="200" rx="300" ry="180" className={styles.light} />
        <g className={styles.outside} strokeOpacity="0.6">
          <Cloud label={labels.outside} />
          <path d="M330 196c150 0 155 90 315 90s155-80 315-80" strokeWidth="7" />
          <path d="m960 206 24-14M960 206l30 2M960 206l22 16" />
        </g>
        <path d={spark} className="stroke-brand-light" />
        <Office label={labels.inside} />
      </svg>
      <svg
        viewBox="0 0 700 640"
        className={`mirrored hidden w-full fill-none ${styles.drawing} ${styles.tall}`}
        aria-hidden="true"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <ellipse cx="400" cy="470" rx="300" ry="180" className={styles.light} />
        <g className={styles.outside} strokeOpacity="0.6">
          <Cloud label={labels.outside} />
          <path d="M330 176c200 0 250 60 190 110S60 300 60 420" strokeWidth="7" />
          <path d="m60 420 14 24M60 420l-4 30M60 420l-16 22" />
        </g>
        <path d={spark} className="stroke-brand-light" transform="translate(-946 270)" />
        <g transform="translate(-930 270)">
          <Office label={labels.inside} />
        </g>
      </svg>
    </section>
  );
}
