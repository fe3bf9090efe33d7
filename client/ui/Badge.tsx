import type { ReactNode } from 'react';
import { formatCount } from '../../domain/basics/formatCount.ts';
import { firstCharacter } from '../../domain/basics/graphemes.ts';
import styles from './Badge.module.css';
import { classes } from './classes.ts';
import { facts } from './facts.ts';
import { toneClass, type Tone } from './tones.ts';

/** A status as a word on a tone. The word is required, because a colour alone is not accessible. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes(styles.badge, toneClass(tone))}>{children}</span>
);

/** A number beside a title or link. */
export const Count = ({ children }: { children: number }) => (
  <span className={styles.count}>{formatCount(children)}</span>
);

/** A short attribute without a tone. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;

/**
 * A picture or the initials of a person, as decoration beside their written name. Shows the initials when the picture
 * fails to load, or when the content security policy does not allow its host.
 */
export function Avatar({ name, size, src }: { name: string; size?: 'small' | 'large'; src?: string | null }) {
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => firstCharacter(part).toLocaleUpperCase('da'));
  const shownInitials = initials.length > 1 ? initials[0]! + initials.at(-1)! : (initials[0] ?? '');
  // The style sheet shows the initials. As text they would become part of the name of a button around the avatar.
  return (
    <span className={classes(styles.avatar, size && styles[size])} data-initials={shownInitials} aria-hidden>
      {src && isAllowedPicture(src) && (
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

function isAllowedPicture(src: string): boolean {
  if (!URL.canParse(src)) return false;
  const url = new URL(src);
  return (
    url.protocol === 'https:' &&
    facts().pictureHosts.some((host) =>
      host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
    )
  );
}
