import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import styles from './Meters.module.css';
import { toneClass, type Tone } from './tones.ts';

interface PunchBarProps {
  hours: number;
  used: number;
  tone?: Tone;
  low?: boolean;
  /** Draws thin marks, for cards with many hours. */
  fine?: boolean;
}

/** Draws the used hours of a clip card. Decoration only: the hours must be written beside it. */
export function PunchBar({ hours, used, tone, low, fine = hours > 40 }: PunchBarProps) {
  const style = { '--hours': hours, '--used': Math.min(used, hours) } as CSSProperties;
  return (
    <div
      className={classes(styles.punch, fine && styles.fine, low && styles.low, tone && toneClass(tone))}
      style={style}
      aria-hidden
    />
  );
}

/** A progress bar with an accessible name. */
export function Progress({ label, value, max, tone }: { label: string; value: number; max: number; tone?: Tone }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      className={classes(styles.bar, tone && toneClass(tone))}
      style={{ '--filled': `${(100 * value) / max}%` } as CSSProperties}
    />
  );
}

/** A grey bar that stands in for content while it loads. */
export const Skeleton = ({ width = '100%', height = 12 }: { width?: number | string; height?: number }) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden />
);

/** A skeleton with the height of a line of text, so that the text does not move the layout when it arrives. */
export const SkeletonLine = ({ width }: { width: number }) => (
  <span className={classes(styles.skeleton, styles.line)} style={{ width }} aria-hidden />
);

/** Shown while a whole page loads. */
export const Spinner = () => (
  <div className={styles.loading} role="status" aria-label="Indlæser …">
    <div className={styles.spinner} />
  </div>
);
