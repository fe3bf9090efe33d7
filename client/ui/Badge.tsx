import type { ReactNode } from 'react';
import { written } from '../../domain/counted.ts';
import { firstCharacter } from '../../domain/graphemes.ts';
import { facts } from '../facts.ts';
import styles from './Badge.module.css';
import { classes } from './classes.ts';
import { toneClass, type Tone } from './tones.ts';

/** A status is always tone and word. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes(styles.badge, toneClass(tone))}>{children}</span>
);

export const Count = ({ children }: { children: number }) => <span className={styles.count}>{written(children)}</span>;

export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;

/** Decoration beside a name that is written out; a picture that can't be had, or may not be shown, leaves the initials. */
export function Avatar({ name, size, src }: { name: string; size?: 'small' | 'large'; src?: string | null }) {
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => firstCharacter(part).toLocaleUpperCase('da'));
  const shown = initials.length > 1 ? initials[0]! + initials.at(-1)! : (initials[0] ?? '');
  // Not text of the page: a button around it is called by its owner's whole name.
  return (
    <span className={classes(styles.avatar, size && styles[size])} data-initials={shown} aria-hidden>
      {src && mayShow(src) && (
        <img
          key={src}
          src={src}
          alt=""
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}

function mayShow(src: string): boolean {
  if (!URL.canParse(src)) return false;
  const url = new URL(src);
  return (
    url.protocol === 'https:' &&
    facts().pictureHosts.some((host) =>
      host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
    )
  );
}

export const Tile = ({ grey, children }: { grey?: boolean; children: ReactNode }) => (
  <span className={classes(styles.tile, grey && styles.tileGrey)} aria-hidden>
    {children}
  </span>
);
