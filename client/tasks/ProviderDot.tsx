import type { CSSProperties } from 'react';
import styles from './Tasks.module.css';

/** A colour of somebody else's choosing is data: a dot beside its word, never what the word is written in or on. */
export const ProviderDot = ({ color }: { color: string | null | undefined }) =>
  color ? <i className={styles.dot} style={{ '--provider': color } as CSSProperties} aria-hidden /> : null;
