import { slug, trimHyphens } from '../basics/slug.ts';

/** Shown after the input. Only the part before the suffix is stored. */
export const SUBDOMAIN_SUFFIX = '.zendesk.com';
const SUBDOMAIN_MIN = 3;
export const SUBDOMAIN_MAX = 63;

const TIMESTAMP_DIGITS = 4;

/**
 * Suggests a subdomain for a name: 'blaabaer-soen-4127' for 'Blåbær & Søn', and an empty text for an empty name. The
 * last digits of the timestamp distinguish two companies with the same name.
 */
export function suggestSubdomain(name: string, timestamp: number): string {
  const base = trimHyphens(slug(name).slice(0, SUBDOMAIN_MAX - TIMESTAMP_DIGITS - 1));
  return base && `${base}-${String(Math.trunc(timestamp)).slice(-TIMESTAMP_DIGITS).padStart(TIMESTAMP_DIGITS, '0')}`;
}

const ZENDESK_ADDRESS = /^(?:https?:\/\/)?([^\s/?#:@]+)\.zendesk\.com\.?(?::\d+)?(?:[/?#].*)?$/;

/**
 * The subdomain that a person means: 'fjordlyst' for a pasted address such as 'https://Fjordlyst.zendesk.com/agent',
 * and the text itself in lower case when it is no address at Zendesk.
 */
export function typedSubdomain(text: string): string {
  const typed = text.trim().toLowerCase();
  return ZENDESK_ADDRESS.exec(typed)?.[1] ?? typed;
}

/** Whether the text has 3 to 63 lower-case letters, digits and hyphens, with no hyphen at either end. */
export const isSubdomain = (text: string): boolean =>
  text.length >= SUBDOMAIN_MIN &&
  text.length <= SUBDOMAIN_MAX &&
  /^[a-z0-9-]+$/.test(text) &&
  trimHyphens(text) === text;
