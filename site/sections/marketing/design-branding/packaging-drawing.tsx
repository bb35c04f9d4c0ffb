import { brand } from '#brand';
import { palette } from '#brand/colours';

/** The flat plan of a folding box: cut along the solid outline, folded along the dashes. */
export function PackagingDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 400" role="img" aria-label={label} fill="none" stroke={palette.brand}>
      <path
        strokeWidth="1.6"
        strokeLinejoin="round"
        d="M92 130l28-12h100V62q0-14 14-14h92q14 0 14 14v56l92 12 8-14h52l8 14V270l-8 14h-52l-8-14-92 12v56q0 14-14 14h-92q-14 0-14-14v-56H120l-28-12z"
      />
      <path
        strokeWidth="1.2"
        strokeDasharray="7 6"
        opacity="0.8"
        d="M120 118v164M220 118v164M340 118v164M432 130v140M220 118h120M220 282h120M500 130v140"
      />
      <g opacity="0.4" strokeWidth="1">
        <path d="M120 374h100M220 374h120M340 374h92M120 368v12M220 368v12M340 368v12M432 368v12" />
        <path d="M62 118v164M56 118h12M56 282h12" />
      </g>
      <path transform="translate(250 174) scale(2)" fill={palette.brand} stroke="none" d={brand.logo.path} />
    </svg>
  );
}
