import type { Content } from '#site/content/content.ts';
import drawing from '../drawing.module.css';
import type { Drawing } from '../drawing.ts';

function Camera({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={`fill-none stroke-brand ${drawing.body}`} r="22" />
      <circle className={`fill-none ${drawing.faint}`} r="14" />
      <circle className="fill-brand-light" r="6" />
    </g>
  );
}

/** The recorder: four disks behind a slotted front. */
function Recorder({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="-38" y="-30" width="76" height="60" rx="6" />
      <path className={`fill-none ${drawing.faint}`} d="M-26-14h36M-26 0h36M-26 14h36" />
      <circle className="fill-brand-light" cx="24" cy="-14" r="3" />
      <circle className="fill-brand-light" cx="24" cy="0" r="3" />
    </g>
  );
}

function Radio({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="fill-none stroke-brand"
      transform={`translate(${x} ${y})`}
      d="M0-22a32 32 0 0 1 0 44M20-40a58 58 0 0 1 0 80M40-58a84 84 0 0 1 0 116"
      strokeWidth="2.4"
      strokeDasharray="1 7"
    />
  );
}

const Wired: Drawing = ({ className }) => (
  <svg className={className} viewBox="0 0 400 200" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    <path className={`fill-none ${drawing.wire}`} d="M92 60h88v80H92M180 100h92" />
    <circle className="fill-brand-light" cx="180" cy="100" r="4" />
    <Camera x={70} y={60} />
    <Camera x={70} y={140} />
    <Recorder x={310} y={100} />
  </svg>
);

const Wireless: Drawing = ({ className }) => (
  <svg className={className} viewBox="0 0 400 200" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    <path className={`fill-none ${drawing.wire}`} d="M80 122v34" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="66" y="156" width="28" height="24" rx="5" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M75 164v8M85 164v8" />
    <Camera x={80} y={100} />
    <Radio x={136} y={100} />
    <Recorder x={310} y={100} />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M290 70V48M330 70V48" />
  </svg>
);

const WireFree: Drawing = ({ className }) => (
  <svg className={className} viewBox="0 0 400 200" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    <Camera x={80} y={84} />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="56" y="128" width="44" height="22" rx="4" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M104 135v8" />
    <rect className="fill-brand-light" x="61" y="133" width="22" height="12" rx="1" />
    <Radio x={136} y={94} />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="284" y="46" width="52" height="104" rx="10" />
    <rect className={`fill-none ${drawing.faint}`} x="292" y="58" width="36" height="70" rx="2" />
    <circle className="fill-brand-light" cx="310" cy="93" r="7" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M303 139h14" />
  </svg>
);

const Hybrid: Drawing = ({ className }) => (
  <svg className={className} viewBox="0 0 400 200" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
    <path className={`fill-none ${drawing.wire}`} d="M92 54h110v36h70" />
    <Camera x={70} y={54} />
    <Camera x={70} y={144} />
    <g transform="translate(120 144) scale(.72)">
      <Radio x={0} y={0} />
    </g>
    <Recorder x={310} y={100} />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M330 70V48" />
  </svg>
);

export const systems: { name: keyof Content<'cctv'>['systems']['items']; Drawing: Drawing }[] = [
  { name: 'wired', Drawing: Wired },
  { name: 'wireless', Drawing: Wireless },
  { name: 'wireFree', Drawing: WireFree },
  { name: 'hybrid', Drawing: Hybrid },
];
