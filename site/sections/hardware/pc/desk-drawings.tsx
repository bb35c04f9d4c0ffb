import type { ReactNode } from 'react';
import type { Content } from '#site/content/content.ts';
import drawing from '../drawing.module.css';
import type { Drawing } from '../drawing.ts';

/** Every desk stands on the same floor, 300 by 240 units; its top is at 168. */
function Desk({
  children,
  className,
  legs = 'M52 174v66M248 174v66',
}: {
  children: ReactNode;
  className: string | undefined;
  legs?: string;
}) {
  return (
    <svg className={className} viewBox="0 0 300 240" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <path className={`fill-none stroke-brand ${drawing.edge}`} d={legs} />
      {children}
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="30" y="168" width="240" height="7" rx="2" />
    </svg>
  );
}

const Counter: Drawing = ({ className }) => (
  <Desk className={className} legs="M30 172v68M270 172v68">
    <path className={`fill-none ${drawing.faint}`} d="M30 196h240M110 196v44M190 196v44" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M150 148v20M128 168h44" />
    <rect className={`fill-none stroke-brand ${drawing.face}`} x="92" y="58" width="116" height="84" rx="5" />
    <path className={`fill-none ${drawing.faint}`} d="M92 126h116" />
    <path className={`fill-none ${drawing.faint}`} d="M106 74h52M106 86h34" />
    <rect className="fill-brand-light" x="172" y="74" width="22" height="14" rx="2" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M222 168v-34h28v34M228 134v-14h16v14" />
    <path className={`fill-none ${drawing.faint}`} d="M66 168c-8-14-8-26-2-34M66 168c6-14 12-22 12-32M66 168v-40" />
  </Desk>
);

const Books: Drawing = ({ className }) => (
  <Desk className={className}>
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M104 140v28M84 168h40M190 140v28M170 168h40" />
    <rect className={`fill-none stroke-brand ${drawing.face}`} x="62" y="76" width="82" height="64" rx="4" />
    <rect className={`fill-none stroke-brand ${drawing.face}`} x="150" y="76" width="82" height="64" rx="4" />
    <path className={`fill-none ${drawing.faint}`} d="M72 90h62M72 102h62M72 114h62M72 126h62M96 84v48M116 84v48" />
    <path className={`fill-none ${drawing.faint}`} d="M162 92h30M162 104h56M162 116h56" />
    <rect className="fill-brand-light" x="204" y="86" width="16" height="9" rx="2" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="204" y="190" width="32" height="50" rx="3" />
    <circle className="fill-brand-light" cx="220" cy="200" r="2.5" />
    <path className={`fill-none ${drawing.faint}`} d="M211 212h18M211 220h18" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M42 168v-26h8v26M50 168v-34h9v34" />
  </Desk>
);

const Studio: Drawing = ({ className }) => (
  <Desk className={className}>
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M138 138v30M112 168h52" />
    <path className={`fill-none stroke-brand ${drawing.face}`} d="M54 62q84 12 168 0v72q-84 12-168 0z" />
    <path className={`fill-none ${drawing.faint}`} d="m74 122 34-32 22 20 26-30 44 40" />
    <circle className="fill-brand-light" cx="92" cy="82" r="5" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="234" y="96" width="34" height="72" rx="4" />
    <circle className={`fill-none stroke-brand ${drawing.edge}`} cx="251" cy="114" r="10" />
    <circle className={`fill-none stroke-brand ${drawing.edge}`} cx="251" cy="140" r="10" />
    <circle className="fill-brand-light" cx="251" cy="114" r="2.5" />
    <circle className="fill-brand-light" cx="251" cy="140" r="2.5" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="m176 168 34-6 20 6" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M42 168v-60l18-20M60 88l14 12" />
  </Desk>
);

const Road: Drawing = ({ className }) => (
  <Desk className={className} legs="M150 174v66M114 240h72">
    <path className={`fill-none stroke-brand ${drawing.face}`} d="M100 96h100a5 5 0 0 1 5 5v55H95v-55a5 5 0 0 1 5-5z" />
    <path className={`fill-none stroke-brand ${drawing.body}`} d="M95 156h110l14 12H81z" />
    <path className={`fill-none ${drawing.faint}`} d="M112 112h40M112 124h26" />
    <rect className="fill-brand-light" x="168" y="110" width="22" height="15" rx="2" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M244 168v-24h16v24M260 150h6v10h-6" />
    <path className={`fill-none ${drawing.faint}`} d="M248 136q-3-6 0-11M256 136q-3-6 0-11" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="34" y="192" width="44" height="48" rx="4" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M46 192v-22M66 192v-22M46 170h20M56 200v32" />
  </Desk>
);

export const desks: { name: keyof Content<'pc'>['useCases']['items']; Drawing: Drawing }[] = [
  { name: 'counter', Drawing: Counter },
  { name: 'books', Drawing: Books },
  { name: 'studio', Drawing: Studio },
  { name: 'road', Drawing: Road },
];
