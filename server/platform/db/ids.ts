import { currentJournal, replayableBytes } from './replayJournal.ts';

/** The digits of ids: base 32 without letters that look like others. */
export const ID_DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

let lastTime = 0;
let counter = 0;

/**
 * Creates a TypeID: prefix, underscore, and a UUIDv7 in Crockford base 32. Ids sort by the time of their creation, and
 * within a millisecond by a counter in twelve bits of the UUID. In an idempotent call, a repetition creates the
 * same ids again.
 */
export function newId(prefix: string): string {
  const { time, count } = currentJournal()?.timestamp() ?? nextTimestamp();
  const bytes = replayableBytes(16);
  bytes.writeUIntBE(time, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return `${prefix}_${base32(bytes)}`;
}

/** A clock that is corrected by less than this does not disturb the order of ids. After a larger one, ids follow it. */
const LARGEST_CORRECTION_MS = 10_000;

function nextTimestamp(): { time: number; count: number } {
  const now = Date.now();
  const isSameTime = now <= lastTime && now > lastTime - LARGEST_CORRECTION_MS;
  counter = isSameTime ? counter + 1 : 0;
  lastTime = (isSameTime ? lastTime : now) + (counter >> 12);
  counter &= 0xfff;
  return { time: lastTime, count: counter };
}

const ID = /^[a-z]+_[0-9a-hjkmnp-tv-z]{26}$/;

/** Whether the text has the form of an id; the object need not exist. */
export const isId = (text: string): boolean => ID.test(text);

/** The prefix of an id, which names the type of its object. */
export function prefixOf(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}

/** The first ten digits after the prefix of an id, which are its time of creation in 48 bits. */
export const timeDigits = (moment: Date): string =>
  Math.max(moment.getTime(), 0)
    .toString(32)
    .padStart(10, '0')
    .replace(/./g, (digit) => ID_DIGITS[Number.parseInt(digit, 32)]!);

function base32(bytes: Buffer): string {
  let value = bytes.readBigUInt64BE(0) * 2n ** 64n + bytes.readBigUInt64BE(8);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text = ID_DIGITS[Number(value & 31n)] + text;
    value >>= 5n;
  }
  return text;
}
