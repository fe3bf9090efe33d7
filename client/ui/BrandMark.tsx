import { Link } from 'react-router';
import styles from './BrandMark.module.css';

/** The product's logo and name, as a link to the front page. */
export const Brand = ({ product }: { product: string }) => (
  <Link to="/" className={styles.brand}>
    <svg viewBox="0 0 28 28" aria-hidden>
      <path
        className={styles.body}
        d="M2 8a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v3a3 3 0 0 0 0 6V20a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-3a3 3 0 0 0 0-6Z"
      />
      <path className={styles.line} d="M18.5 6.5v15" />
      <circle className={styles.hole} cx="11.5" cy="14" r="2.6" />
    </svg>
    <span>{product}</span>
  </Link>
);

const LINES = 14;
const POINTS = 14;

/** A decoration of depth curves as on a sea chart. The curves are the same at every render. */
export function Contours({ width, height }: { width: number; height: number }) {
  return (
    <svg
      className={styles.contours}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <path d={Array.from({ length: LINES }, (_, line) => curve(line, width, height)).join('')} />
    </svg>
  );
}

function curve(line: number, width: number, height: number): string {
  const amplitude = 1.1 - line / LINES;
  const points = Array.from({ length: POINTS }, (_, index): [number, number] => {
    const at = index / (POINTS - 1);
    const swell = Math.sin(at * 4.2 + line * 0.16) * 40 + Math.sin(at * 8.4 + line * 0.3 + 1) * 14;
    return [at * (width + 80) - 40, (height * (line + 0.6)) / LINES - amplitude * swell];
  });
  const point = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  const text = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  // A Catmull-Rom spline: it passes through every point, with the tangent given by the neighbouring points.
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${text(x, y)}`;
      const [fromX, fromY] = point(index - 1);
      const [beforeX, beforeY] = point(index - 2);
      const [afterX, afterY] = point(index + 1);
      const firstControl = text(fromX + (x - beforeX) / 6, fromY + (y - beforeY) / 6);
      const secondControl = text(x - (afterX - fromX) / 6, y - (afterY - fromY) / 6);
      return `C${firstControl} ${secondControl} ${text(x, y)}`;
    })
    .join('');
}
