import drawing from '../drawing.module.css';
import { Marker } from '../marker.tsx';
import styles from './floor-plan.module.css';

/** A round light; `id` is that of its gradient. */
function Glow({ id, x, y, r }: { id: string; x: number; y: number; r: number }) {
  return (
    <>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={r}>
        <stop offset="0" className={styles.gradientStart} />
        <stop offset="1" className={styles.gradientEnd} />
      </radialGradient>
      <circle cx={x} cy={y} r={r} fill={`url(#${id})`} />
    </>
  );
}

/** The ground floor from above, 756 by 530 units: entrance and hall below, living room, bedroom, kitchen and bath. */
export function FloorPlan({ label }: { label: string }) {
  return (
    <svg className="w-full" viewBox="52 22 756 530" role="img" aria-label={label} strokeLinecap="round" strokeLinejoin="round">
      <path className={styles.floor} d="M70 40h720v420H70z" />
      <clipPath id="plan-living">
        <path d="M70 40h400v250H70z" />
      </clipPath>
      <clipPath id="plan-bedroom">
        <path d="M470 40h320v210H470z" />
      </clipPath>
      <clipPath id="plan-kitchen">
        <path d="M470 250h320v210H470z" />
      </clipPath>
      <g clipPath="url(#plan-living)">
        <Glow id="plan-lamp" x={190} y={140} r={260} />
      </g>
      <g clipPath="url(#plan-bedroom)">
        <Glow id="plan-climate" x={760} y={120} r={170} />
      </g>
      <g clipPath="url(#plan-kitchen)">
        <Glow id="plan-appliance" x={720} y={400} r={150} />
      </g>
      <linearGradient id="plan-view" gradientUnits="userSpaceOnUse" x1="330" y1="462" x2="330" y2="560">
        <stop offset="0" className={styles.gradientStart} />
        <stop offset="1" className={styles.gradientEnd} />
      </linearGradient>
      <path d="M392 462 170 560h330z" fill="url(#plan-view)" />

      <g className={`fill-none ${drawing.faint}`}>
        {/* Living room: carpet, sofa, table, television. */}
        <rect x="110" y="80" width="230" height="150" rx="4" strokeDasharray="2 8" />
        <path d="M96 110v120a10 10 0 0 0 10 10h120M96 110h34v92h96v38" />
        <rect x="190" y="120" width="80" height="44" rx="6" />
        <path d="M420 90v120" />
        <circle cx="440" cy="64" r="11" />
        {/* Bedroom: bed, pillows, wardrobe. */}
        <rect x="560" y="62" width="120" height="136" rx="6" />
        <path d="M560 104h120M570 70h46v24h-46zM624 70h46v24h-46z" />
        <path d="M488 56v140h30V56z" />
        {/* Kitchen: worktop, sink, hob, table. */}
        <path d="M774 266v178M740 266v112M740 378h34" />
        <rect x="746" y="276" width="22" height="34" rx="4" />
        <circle cx="757" cy="334" r="6" />
        <circle cx="757" cy="354" r="6" />
        <circle cx="600" cy="350" r="44" />
        <path d="M600 296v-10M600 404v10M546 350h-10M654 350h10" />
        {/* Hall: stairs, cupboard. */}
        <path d="M86 306h150v138M112 306v46M138 306v46M164 306v46M190 306v46M216 306v46M86 352h150" />
      </g>

      <g className="fill-none stroke-brand" strokeWidth="5" strokeLinecap="square">
        <path d="M70 40h720v420H452M330 460H70V40" />
        <path d="M470 40v110M470 206v150M470 412v48M470 250h130M660 250h130M70 290h230M360 290h110" />
      </g>
      <g className={`fill-none ${drawing.faint}`}>
        <path d="M330 460a122 122 0 0 1 122-122V460" strokeDasharray="3 6" />
        <path d="M600 250a60 60 0 0 1 60 60M300 290a60 60 0 0 0 60-60M470 150a56 56 0 0 1 56 56M470 356a56 56 0 0 1 56 56" />
      </g>
      {/* Windows. */}
      <path className={`fill-none ${styles.window}`} d="M150 40h160M560 40h120M790 90v90M790 300v70M70 110v90" strokeWidth="2" />

      {/* Camera over the door, lock, lamp, thermostat, washing machine. */}
      <circle className={`fill-none stroke-brand ${drawing.body}`} cx="392" cy="462" r="15" />
      <circle className="fill-brand-light" cx="392" cy="466" r="5" />
      <path className={`fill-none stroke-brand ${drawing.edge}`} d="M322 448h16v24h-16zM326 448v-7a4 4 0 0 1 8 0v7" />
      <circle className={`fill-none stroke-brand ${drawing.edge}`} cx="190" cy="142" r="13" />
      <circle className="fill-brand-light" cx="190" cy="142" r="6" />
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="748" y="206" width="28" height="28" rx="5" />
      <path className={`fill-none stroke-brand ${drawing.edge}`} d="M756 220h12" />
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="700" y="396" width="56" height="52" rx="5" />
      <circle className={`fill-none stroke-brand ${drawing.edge}`} cx="728" cy="424" r="15" />
      <circle className="fill-brand-light" cx="728" cy="424" r="4" />

      <Marker x={286} y={424} number={1} />
      <Marker x={190} y={194} number={2} />
      <Marker x={716} y={170} number={3} />
      <Marker x={662} y={424} number={4} />
    </svg>
  );
}
