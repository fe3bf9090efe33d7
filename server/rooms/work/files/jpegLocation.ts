import { blankGps, EXIF, orientationIn } from './exif.ts';

/** Bytes at the beginning of a picture in which its metadata are searched. A segment has at most 64 kB. */
export const METADATA_BYTES = 256 * 1024;

const SOI = 0xffd8;
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const XMP = 'http://ns.adobe.com/xap/1.0/\0';

/**
 * Blanks the place at which a JPEG was taken, in the beginning of the file, and keeps its size. Returns whether
 * anything was blanked. Other metadata stay, such as the orientation. XMP is blanked as a whole, because it repeats the
 * place as text.
 */
export function blankLocation(head: Buffer): boolean {
  if (head.length < 4 || head.readUInt16BE(0) !== SOI) return false;
  let isChanged = false;
  for (let at = 2; at + 4 <= head.length && head[at] === 0xff;) {
    const marker = head[at + 1]!;
    if (marker === START_OF_SCAN) break;
    const end = Math.min(at + 2 + head.readUInt16BE(at + 2), head.length);
    const segment = head.subarray(at + 4, end);
    if (marker === APP1) isChanged = blankSegment(segment) || isChanged;
    if (end <= at) break;
    at = end;
  }
  return isChanged;
}

function blankSegment(segment: Buffer): boolean {
  const text = segment.toString('latin1', 0, XMP.length);
  if (text.startsWith(XMP)) {
    segment.fill(' ', XMP.length);
    return true;
  }
  return text.startsWith(EXIF) && blankGps(segment.subarray(EXIF.length));
}

/** How a JPEG is turned, as EXIF counts it: 1 is upright. */
export function orientationOf(head: Buffer): number {
  for (let at = 2; at + 4 <= head.length && head[at] === 0xff && head[at + 1] !== START_OF_SCAN;) {
    const end = at + 2 + head.readUInt16BE(at + 2);
    const segment = head.subarray(at + 4, end);
    if (head[at + 1] === APP1 && segment.toString('latin1', 0, EXIF.length) === EXIF)
      return orientationIn(segment.subarray(EXIF.length));
    at = end;
  }
  return 1;
}
