import drawing from '../drawing.module.css';
import { Marker } from '../marker.tsx';
import styles from './building-drawing.module.css';

/** A desk with its screen; `x` is its left end, `floor` the floor it stands on. */
function Desk({ x, floor, tower = false }: { x: number; floor: number; tower?: boolean }) {
  return (
    <g transform={`translate(${x} ${floor})`}>
      <path className={`fill-none ${drawing.faint}`} d="M0-44h96M8-44V0M88-44V0M48-44v-8" />
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="24" y="-88" width="48" height="36" rx="3" />
      <rect className="fill-brand-light" x="32" y="-80" width="14" height="8" rx="1" />
      {tower && <rect className={`fill-none stroke-brand ${drawing.face}`} x="64" y="-38" width="20" height="38" rx="2" />}
    </g>
  );
}

function AccessPoint({ x, ceiling }: { x: number; ceiling: number }) {
  return (
    <g transform={`translate(${x} ${ceiling})`}>
      <path className={`fill-none stroke-brand ${drawing.body}`} d="M-28 0h56l-6 12h-44z" />
      <path
        className="fill-none stroke-brand"
        d="M-16 26a24 24 0 0 0 32 0M-30 40a46 46 0 0 0 60 0"
        strokeWidth="2.4"
        strokeDasharray="1 7"
      />
    </g>
  );
}

function Switch({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`fill-none stroke-brand ${drawing.body}`} width="66" height="22" rx="3" />
      <path className={`fill-none ${drawing.faint}`} d="M8 7h8v8H8zM20 7h8v8h-8zM32 7h8v8h-8z" />
      <circle className="fill-brand-light" cx="56" cy="11" r="3" />
    </g>
  );
}

/** Three floors and the ground, 760 by 800 units. The shaft stands at the left third; floors are at 210, 390, 570 and 750. */
export function BuildingDrawing({ label }: { label: string }) {
  return (
    <svg
      className={`w-full ${styles.building}`}
      viewBox="0 0 760 800"
      role="img"
      aria-label={label}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className={styles.rooms} d="M60 40h640v710H60z" />
      <path className={`${styles.highlight} ${styles.top}`} d="M270 52h418v146H270z" />
      <path className={`${styles.highlight} ${styles.first}`} d="M270 412h418v146H270z" />
      <path
        className="fill-none stroke-brand"
        d="M60 750V40h640v710M60 210h130M250 210h450M60 390h130M250 390h450M60 570h130M250 570h450"
        strokeWidth="5"
        strokeLinecap="square"
      />
      <path className={`fill-none ${drawing.faint}`} d="M190 52v698M250 52v698M0 750h760M60 40V24h640v16" />
      {/* Windows and doors. */}
      <path
        className={`fill-none ${drawing.faint}`}
        d="M78 70h84v96H78zM78 250h84v96H78zM78 430h84v96H78zM120 70v96M120 250v96M120 430v96"
      />

      {/* Cables: from the street through the cabinet into the shaft, then along each floor. */}
      <path className="fill-none stroke-brand-light" d="M0 776h92v-70M148 682h122M344 664h60M416 596v-14H220V130" strokeWidth="3" />
      <path className={`fill-none ${drawing.wire}`} d="M220 130h60M220 310h60M220 490h60" />
      <path
        className={`fill-none ${drawing.wire}`}
        d="M346 130h16v70h250v-44M446 200v-44M346 310h16v70h258v-44M446 380v-44M346 490h16v70h258v-44M446 560v-44"
      />
      <path className={`fill-none ${drawing.wire}`} d="M346 122V64h134M346 302V234h224M346 482V414h134" />

      <g className={styles.top}>
        <Desk x={400} floor={208} />
        <Desk x={572} floor={208} />
        <AccessPoint x={500} ceiling={52} />
      </g>
      <g className={styles.second}>
        <Desk x={400} floor={388} />
        <Desk x={572} floor={388} tower />
        <AccessPoint x={590} ceiling={222} />
      </g>
      <g className={styles.first}>
        <Desk x={400} floor={568} />
        <Desk x={572} floor={568} />
        <AccessPoint x={500} ceiling={402} />
      </g>
      <Switch x={280} y={119} />
      <Switch x={280} y={299} />
      <Switch x={280} y={479} />

      {/* Ground floor: router, firewall, cabinet with storage. */}
      <path className={`fill-none stroke-brand ${drawing.edge}`} d="M82 660l-6-34M132 660l6-34" />
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="68" y="660" width="80" height="44" rx="5" />
      <circle className="fill-brand-light" cx="84" cy="682" r="3.5" />
      <circle className="fill-brand-light" cx="98" cy="682" r="3.5" />
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="270" y="640" width="74" height="110" rx="3" />
      <path
        className={`fill-none stroke-brand ${drawing.face}`}
        d="M307 656c7 5 15 7 22 7v16c0 12-10 19-22 23-12-4-22-11-22-23v-16c7 0 15-2 22-7z"
      />
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="404" y="596" width="168" height="154" rx="4" />
      <path className={`fill-none ${drawing.faint}`} d="M416 608h68v26h-68zM416 642h68v26h-68zM416 676h68v62h-68z" />
      <circle className="fill-brand-light" cx="474" cy="621" r="3" />
      <circle className="fill-brand-light" cx="474" cy="655" r="3" />
      <path
        className={`fill-none stroke-brand ${drawing.edge}`}
        d="M498 640h62v98h-62zM508 652h10v60h-10zM524 652h10v60h-10zM540 652h10v60h-10z"
      />
      <circle className="fill-brand-light" cx="529" cy="726" r="3" />
      <path className={`fill-none ${drawing.faint}`} d="M620 750V630h60v120M670 694v8" />

      <Marker x={108} y={604} number={1} />
      <Marker x={313} y={92} number={2} />
      <Marker x={566} y={82} number={3} />
      <Marker x={307} y={622} number={4} />
      <Marker x={220} y={350} number={5} />
      <Marker x={672} y={286} number={6} />
      <Marker x={462} y={592} number={7} />
      <Marker x={529} y={612} number={8} />
    </svg>
  );
}
