import type { ReactNode } from 'react';
import { palette } from '#brand/colours';
import type { Content } from '#site/content/content.ts';

const browser = <path d="M0 18h240" />;
const dots = <path d="M10 9h.1M17 9h.1M24 9h.1" strokeWidth="4" data-highlight />;

const frame = (page: ReactNode) => (
  <>
    {browser}
    {dots}
    {page}
  </>
);

/**
 * Each kind of site as a small page, on a canvas of 240 by 150, in the order of the tabs. In right-to-left pages they are mirrored, all but what
 * is marked as `data-fixed`.
 */
export const siteDrawings: Record<keyof Content<'website'>['siteTypes']['types'], ReactNode> = {
  corporate: frame(
    <>
      <path d="M18 44h84M18 56h64" strokeWidth="5" />
      <path d="M18 70h70M18 77h54" />
      <rect x="18" y="88" width="38" height="12" rx="6" data-brand />
      <rect x="128" y="30" width="94" height="72" rx="4" data-dim />
      <path d="M140 102V62h22v40M162 102V46h30v56M192 102V70h18v32" data-highlight />
      <path d="M18 122h58M92 122h58M166 122h56M18 132h40M92 132h40M166 132h40" />
    </>,
  ),
  store: frame(
    <>
      {[18, 70, 122, 174].map((x) => (
        <g key={x}>
          <rect x={x} y="30" width="44" height="44" rx="4" data-dim />
          <path d={`M${x} 84h30M${x} 92h18`} />
          <rect x={x} y="104" width="44" height="30" rx="4" data-dim />
        </g>
      ))}
      <path d="M136 44h16l-3 20h-10zM140 44a4 5 0 0 1 8 0" data-highlight />
      <rect x="122" y="100" width="44" height="10" rx="5" data-brand />
    </>,
  ),
  booking: frame(
    <>
      <rect x="18" y="30" width="120" height="104" rx="5" />
      <path d="M18 50h120" />
      {[0, 1, 2, 3, 4, 5].map((column) =>
        [0, 1, 2, 3].map((row) => (
          <rect
            key={`${column}-${row}`}
            x={25 + column * 18.5}
            y={57 + row * 19}
            width="13"
            height="13"
            rx="3"
            {...(column === 3 && row === 1 ? { 'data-brand': true } : { 'data-dim': true })}
          />
        )),
      )}
      <path d="M154 38h68M154 58h44M154 72h56M154 86h38" />
      <rect x="154" y="116" width="68" height="16" rx="8" data-brand />
    </>,
  ),
  estate: frame(
    <>
      <rect x="18" y="30" width="98" height="104" rx="5" data-dim />
      <path d="M18 74c30-16 50 16 98-8M60 30c-8 40 16 60 4 104" />
      <path d="M82 98c-10-12-12-16-12-22a12 12 0 0 1 24 0c0 6-2 10-12 22z" data-brand />
      {[30, 66, 102].map((y) => (
        <g key={y}>
          <rect x="128" y={y} width="34" height="28" rx="4" data-dim />
          <path d={`m134 ${y + 20} 11-10 11 10M172 ${y + 8}h50M172 ${y + 18}h32`} />
        </g>
      ))}
    </>,
  ),
  education: frame(
    <>
      <rect x="18" y="30" width="128" height="72" rx="5" data-dim />
      <g data-fixed>
        <circle cx="82" cy="66" r="16" data-brand />
        <path d="m78 59 12 7-12 7z" fill={palette['ground-950']} stroke="none" />
      </g>
      <path d="M18 114h128" />
      <path d="M18 114h70" strokeWidth="3" data-highlight />
      <path d="M18 128h96" />
      {[36, 58, 80, 102, 124].map((y) => (
        <g key={y} {...(y < 70 ? { 'data-highlight': true } : {})}>
          <path d={`m162 ${y} 4 4 7-8`} data-fixed />
          <path d={`M184 ${y}h38`} />
        </g>
      ))}
    </>,
  ),
  restaurant: frame(
    <>
      {[34, 60, 86, 112].map((y) => (
        <path key={y} d={`M18 ${y}h52M18 ${y + 9}h36M118 ${y}h16`} />
      ))}
      <rect x="150" y="30" width="72" height="104" rx="5" data-dim />
      <circle cx="186" cy="62" r="19" data-highlight />
      <circle cx="186" cy="62" r="11" />
      <path d="M162 96h48M162 104h32" />
      <rect x="160" y="114" width="52" height="13" rx="6.5" data-brand />
    </>,
  ),
  tool: frame(
    <>
      <path d="M56 18v132M18 38h22M18 54h22M18 70h22M18 86h22" />
      <rect x="70" y="30" width="70" height="46" rx="5" data-dim />
      <path d="m78 66 14-12 12 6 24-20" data-highlight data-fixed />
      <rect x="152" y="30" width="70" height="46" rx="5" data-dim />
      <circle cx="187" cy="53" r="14" />
      <path d="M187 39a14 14 0 0 1 14 14" strokeWidth="5" data-highlight />
      <path d="M70 92h152M70 108h152M70 124h152M70 138h152" />
      <rect x="192" y="86" width="30" height="10" rx="5" data-brand />
    </>,
  ),
};
