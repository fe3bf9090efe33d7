/** Stands beside the input; only what comes before it is kept. */
export const SUBDOMAIN_SUFFIX = '.zendesk.com';
export const SUBDOMAIN_MIN = 3;
export const SUBDOMAIN_MAX = 63;

const TIMESTAMP_DIGITS = 4;
const letters: Record<string, string> = { æ: 'ae', ø: 'oe', å: 'aa' };

/**
 * A proposal while a name is typed: 'Blåbær & Søn' becomes 'blaabaer-soen-4127'.
 * The last digits of the timestamp keep two namesakes apart. Without a name there is nothing to propose.
 */
export function subdomainFor(name: string, timestamp: number): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => letters[letter]!)
    .replace(/[^a-z0-9]+/g, '-');
  const base = trimHyphens(trimHyphens(words).slice(0, SUBDOMAIN_MAX - TIMESTAMP_DIGITS - 1));
  return base && `${base}-${String(Math.trunc(timestamp)).slice(-TIMESTAMP_DIGITS).padStart(TIMESTAMP_DIGITS, '0')}`;
}

/** Small letters, digits and hyphens, with no hyphen at either end. */
export const isSubdomain = (text: string): boolean =>
  text.length >= SUBDOMAIN_MIN && text.length <= SUBDOMAIN_MAX && /^[a-z0-9-]+$/.test(text) && trimHyphens(text) === text;

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');
