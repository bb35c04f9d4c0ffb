import type { ReactNode } from 'react';
import type { Content } from '#site/content/content.ts';
import drawing from '../drawing.module.css';
import type { Drawing } from '../drawing.ts';

/** The canvas of a device drawing, 200 by 140 units. */
function Sheet({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 200 140" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </svg>
  );
}

/** A run of square ports. */
function Ports({ x, y, count, step = 15 }: { x: number; y: number; count: number; step?: number }) {
  const ports = Array.from({ length: count }, (_, port) => `M${x + port * step} ${y}h10v9h-10z`);
  return <path className={`fill-none ${drawing.faint}`} d={ports.join('')} />;
}

const Router: Drawing = ({ className }) => (
  <Sheet className={className}>
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M44 88 34 34M80 88V26M120 88V26M156 88l10-54" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="20" y="88" width="160" height="34" rx="7" />
    <path className={`fill-none ${drawing.faint}`} d="M36 105h56" />
    <circle className="fill-brand-light" cx="140" cy="105" r="3" />
    <circle className="fill-brand-light" cx="152" cy="105" r="3" />
    <circle className="fill-brand-light" cx="164" cy="105" r="3" />
  </Sheet>
);

const Switch: Drawing = ({ className }) => (
  <Sheet className={className}>
    <path className={`fill-none stroke-brand ${drawing.face}`} d="M26 56 46 36h108l20 20z" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="14" y="56" width="172" height="48" rx="4" />
    <Ports x={26} y={66} count={8} />
    <Ports x={26} y={84} count={8} />
    <circle className="fill-brand-light" cx="158" cy="71" r="2.5" />
    <circle className="fill-brand-light" cx="168" cy="71" r="2.5" />
    <circle className="fill-brand-light" cx="158" cy="88" r="2.5" />
    <circle className="fill-brand-light" cx="168" cy="88" r="2.5" />
  </Sheet>
);

const AccessPoint: Drawing = ({ className }) => (
  <Sheet className={className}>
    <path className={`fill-none ${drawing.faint}`} d="M10 26h180" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M88 26v12h24V26" />
    <path className={`fill-none stroke-brand ${drawing.body}`} d="M44 38h112a12 12 0 0 1-8 20H52a12 12 0 0 1-8-20z" />
    <circle className="fill-brand-light" cx="100" cy="49" r="3" />
    <path
      className="fill-none stroke-brand"
      d="M80 74a28 28 0 0 0 40 0M64 90a51 51 0 0 0 72 0M48 106a74 74 0 0 0 104 0"
      strokeWidth="2.4"
      strokeDasharray="1 7"
    />
  </Sheet>
);

const Firewall: Drawing = ({ className }) => (
  <Sheet className={className}>
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="14" y="82" width="172" height="36" rx="4" />
    <Ports x={84} y={96} count={6} />
    <circle className="fill-brand-light" cx="30" cy="100" r="3" />
    <circle className="fill-brand-light" cx="42" cy="100" r="3" />
    <path
      className={`fill-none stroke-brand ${drawing.face}`}
      d="M100 12c10 8 22 11 32 11v22c0 17-14 26-32 31-18-5-32-14-32-31V23c10 0 22-3 32-11z"
    />
    <path className={`fill-none ${drawing.faint}`} d="M70 34h60M68 50h64M100 14v20M84 34v16M116 34v16M100 50v24" />
  </Sheet>
);

const Cable: Drawing = ({ className }) => (
  <Sheet className={className}>
    <path className={`fill-none ${drawing.wire}`} d="M12 112c40 18 74-4 58-40S98 26 118 52" strokeWidth="7" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="m108 58 18-16 16 18-18 16z" />
    <path className={`fill-none stroke-brand ${drawing.body}`} d="m120 70 26-24 34 38-26 24z" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="m146 90 18-16M150 95l18-16M154 100l18-16M141 60l14-12 8 9-14 12z" />
    <circle className="fill-brand-light" cx="12" cy="112" r="3.5" />
  </Sheet>
);

const InterfaceCard: Drawing = ({ className }) => (
  <Sheet className={className}>
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M22 20h14v104M22 20v-6" />
    <path className={`fill-none stroke-brand ${drawing.body}`} d="M36 30h140v70h-26v12H62v-12H36z" />
    <path
      className={`fill-none ${drawing.faint}`}
      d="M70 112v-8M80 112v-8M90 112v-8M100 112v-8M110 112v-8M120 112v-8M130 112v-8M140 112v-8"
    />
    <rect className={`fill-none stroke-brand ${drawing.face}`} x="28" y="42" width="40" height="20" rx="2" />
    <rect className={`fill-none stroke-brand ${drawing.face}`} x="28" y="70" width="40" height="20" rx="2" />
    <rect className={`fill-none stroke-brand ${drawing.edge}`} x="98" y="46" width="38" height="38" rx="3" />
    <path className={`fill-none ${drawing.faint}`} d="M98 56H84M98 66H84M98 76H84M136 56h24M136 66h14v20" />
    <circle className="fill-brand-light" cx="117" cy="65" r="4" />
  </Sheet>
);

const Rack: Drawing = ({ className }) => (
  <Sheet className={className}>
    <path className={`fill-none stroke-brand ${drawing.face}`} d="M62 8h76l14 8H48z" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="48" y="16" width="104" height="114" rx="3" />
    <path className={`fill-none ${drawing.faint}`} d="M60 26h80v14H60zM60 46h80v14H60zM60 66h80v22H60zM60 94h80v26H60z" />
    <Ports x={66} y={28.5} count={4} step={14} />
    <Ports x={66} y={48.5} count={4} step={14} />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M66 73h34M66 81h34" />
    <circle className="fill-brand-light" cx="132" cy="33" r="2.5" />
    <circle className="fill-brand-light" cx="132" cy="53" r="2.5" />
    <circle className="fill-brand-light" cx="132" cy="77" r="2.5" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M56 130v6M144 130v6" />
  </Sheet>
);

const Storage: Drawing = ({ className }) => (
  <Sheet className={className}>
    <path className={`fill-none stroke-brand ${drawing.face}`} d="m44 30 16-14h96l-16 14z" />
    <path className={`fill-none stroke-brand ${drawing.face}`} d="m140 30 16-14v92l-16 14z" />
    <rect className={`fill-none stroke-brand ${drawing.body}`} x="44" y="30" width="96" height="92" rx="4" />
    <path className={`fill-none stroke-brand ${drawing.edge}`} d="M54 40h16v64H54zM74 40h16v64H74zM94 40h16v64H94zM114 40h16v64h-16z" />
    <path className={`fill-none ${drawing.faint}`} d="M58 92h8M78 92h8M98 92h8M118 92h8M56 113h40" />
    <circle className="fill-brand-light" cx="62" cy="49" r="2.5" />
    <circle className="fill-brand-light" cx="82" cy="49" r="2.5" />
    <circle className="fill-brand-light" cx="102" cy="49" r="2.5" />
    <circle className="fill-brand-light" cx="124" cy="113" r="3" />
  </Sheet>
);

/** In the order of the numbers on the cards and in the building. */
export const devices: { name: keyof Content<'network'>['devices']['items']; Drawing: Drawing }[] = [
  { name: 'routers', Drawing: Router },
  { name: 'switches', Drawing: Switch },
  { name: 'accessPoints', Drawing: AccessPoint },
  { name: 'firewalls', Drawing: Firewall },
  { name: 'cables', Drawing: Cable },
  { name: 'interfaceCards', Drawing: InterfaceCard },
  { name: 'racks', Drawing: Rack },
  { name: 'storage', Drawing: Storage },
];
