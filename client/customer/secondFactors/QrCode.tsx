import { encode } from 'uqr';
import styles from './Security.module.css';

/** A QR code as one SVG path, sharp at every size. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
