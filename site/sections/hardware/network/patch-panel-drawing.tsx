import drawing from '../drawing.module.css';

const portCount = 24;
/** Lists which ports are patched, and at what x their cables end: above the titles of the four columns below. */
const patches = [
  { port: 4, end: 12 },
  { port: 9, end: 332 },
  { port: 14, end: 652 },
  { port: 19, end: 972 },
];
const portX = (port: number) => 36 + port * 50 + (port >= portCount / 2 ? 16 : 0);

/** A patch panel across 1280 units with four cables hanging down to the columns below it. */
export function PatchPanelDrawing({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1280 220" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <rect className={`fill-none stroke-brand ${drawing.body}`} x="1" y="1" width="1278" height="76" rx="8" />
      <circle className={`fill-none ${drawing.faint}`} cx="16" cy="39" r="5" />
      <circle className={`fill-none ${drawing.faint}`} cx="1264" cy="39" r="5" />
      {Array.from({ length: portCount }, (_, port) => (
        <path key={portX(port)} className={`fill-none ${drawing.faint}`} d={`M${portX(port)} 26h32v28h-8v6h-16v-6h-8z`} />
      ))}
      {patches.map(({ port, end }) => {
        const x = portX(port) + 16;
        return (
          <g key={port}>
            <path className={`fill-none ${drawing.wire}`} d={`M${x} 60C${x} 150 ${end} 110 ${end} 218`} />
            <path className={`fill-none stroke-brand ${drawing.face}`} d={`M${x - 12} 30h24v26h-6v10h-12v-10h-6z`} />
            <circle className="fill-brand-light" cx={x} cy="14" r="3" />
          </g>
        );
      })}
    </svg>
  );
}
