import { slug, trimHyphens } from './slug.ts';

/** Stands beside the input; only what comes before it is kept. */
export const SUBDOMAIN_SUFFIX = '.zendesk.com';
const SUBDOMAIN_MIN = 3;
export const SUBDOMAIN_MAX = 63;

const TIMESTAMP_DIGITS = 4;

/**
 * A proposal while a name is typed: 'Blåbær & Søn' becomes 'blaabaer-soen-4127'.
 * The last digits of the timestamp keep two namesakes apart. Without a name there is nothing to propose.
 */
export function subdomainFor(name: string, timestamp: number): string {
  const base = trimHyphens(slug(name).slice(0, SUBDOMAIN_MAX - TIMESTAMP_DIGITS - 1));
  return base && `${base}-${String(Math.trunc(timestamp)).slice(-TIMESTAMP_DIGITS).padStart(TIMESTAMP_DIGITS, '0')}`;
}

/** Small letters, digits and hyphens, with no hyphen at either end. */
export const isSubdomain = (text: string): boolean =>
  text.length >= SUBDOMAIN_MIN &&
  text.length <= SUBDOMAIN_MAX &&
  /^[a-z0-9-]+$/.test(text) &&
  trimHyphens(text) === text;
