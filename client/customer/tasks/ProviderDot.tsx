import type { CSSProperties } from 'react';
import styles from './Tasks.module.css';

/**
 * Shows a colour from ClickUp as a dot beside the text, never as text or background colour, because its contrast is not
 * known.
 */
export const ProviderDot = ({ color }: { color: string | null | undefined }) =>
  color ? <i className={styles.dot} style={{ '--provider': color } as CSSProperties} aria-hidden /> : null;
