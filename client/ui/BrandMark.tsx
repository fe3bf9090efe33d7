import { Link } from 'react-router';
import styles from './BrandMark.module.css';

/** The product's name and its ticket, leading home. */
export const Brand = ({ product }: { product: string }) => (
  <Link to="/" className={styles.brand}>
    <svg viewBox="0 0 28 28" aria-hidden>
      <path className={styles.body} d="M2 8a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v3a3 3 0 0 0 0 6V20a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-3a3 3 0 0 0 0-6Z" />
      <path className={styles.line} d="M18.5 6.5v15" />
      <circle className={styles.hole} cx="11.5" cy="14" r="2.6" />
    </svg>
    <span>{product}</span>
  </Link>
);

interface ContoursProps {
  width: number;
  height: number;
}

const LINES = 14;
const POINTS = 18;

/** Depth curves as on a sea chart: the one ornament beside the ticket. The same every time. */
export function Contours({ width, height }: ContoursProps) {
  return (
    <svg className={styles.contours} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d={Array.from({ length: LINES }, (_, line) => curve(line, width, height)).join('')} />
    </svg>
  );
}

function curve(line: number, width: number, height: number): string {
  const base = (height * (line + 1)) / LINES;
  const calm = 1 - line / LINES;
  const points = Array.from({ length: POINTS }, (_, index) => {
    const at = index / (POINTS - 1);
    const swell = Math.sin(at * 5 + line * 0.12) * 34 + Math.sin(at * 11 + line * 0.3) * 14;
    return [Math.round(at * (width + 40) - 20), Math.round(base - calm * swell - height * 0.06)] as const;
  });
  return points.map(([x, y], index) => {
    if (index === 0) return `M${x} ${y}`;
    const [lastX, lastY] = points[index - 1]!;
    const middle = Math.round((lastX + x) / 2);
    return `C${middle} ${lastY} ${middle} ${y} ${x} ${y}`;
  }).join('');
}
