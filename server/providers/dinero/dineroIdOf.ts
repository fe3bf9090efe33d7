import { createHash } from 'node:crypto';

/**
 * A UUID for an object that is created at Dinero, always the same for a name. An object is therefore found again under
 * its id, and is not created twice, wherever an attempt ended.
 */
export function dineroIdOf(name: string): string {
  const digits = createHash('sha256').update(`dinero ${name}`).digest('hex');
  const variant = ((parseInt(digits[16]!, 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    // Version 8 is for UUIDs that are computed in a way of one's own.
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
