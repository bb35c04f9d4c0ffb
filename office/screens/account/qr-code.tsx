import { encode } from 'uqr';
import styles from './authenticator.module.css';

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code: dark on white in every theme, because not every reader takes it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={`theme-light rounded-2 bg-raise fill-heading ${styles.qr}`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
