import type { ReactNode } from 'react';
import { written } from '../../domain/counted.ts';
import styles from './Badge.module.css';
import { classes } from './classes.ts';
import { toneClass, type Tone } from './tones.ts';

/** A status is always tone and word. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes(styles.badge, toneClass(tone))}>{children}</span>
);

export const Count = ({ children }: { children: number }) => <span className={styles.count}>{written(children)}</span>;

export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;

/** Decoration beside a name that is written out; a picture that can't be had leaves the initials. */
export function Avatar({ name, size, src }: { name: string; size?: 'small' | 'large'; src?: string | null }) {
  const initials = name.split(/\s+/).filter(Boolean).map((part) => part[0]!.toUpperCase());
  const shown = initials.length > 1 ? initials[0]! + initials.at(-1)! : initials[0] ?? '';
  // Not text of the page: a button around it is called by its owner's whole name.
  return (
    <span className={classes(styles.avatar, size && styles[size])} data-initials={shown} aria-hidden>
      {src && <img key={src} src={src} alt="" onError={({ currentTarget }) => { currentTarget.hidden = true; }} />}
    </span>
  );
}

export const Tile = ({ grey, children }: { grey?: boolean; children: ReactNode }) => (
  <span className={classes(styles.tile, grey && styles.tileGrey)} aria-hidden>{children}</span>
);
