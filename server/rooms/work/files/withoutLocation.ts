/** Bytes at the beginning of a picture in which its metadata are searched. A segment has at most 64 kB. */
export const METADATA_BYTES = 256 * 1024;

const GPS_TAG = 0x8825;
const SOI = 0xffd8;
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const EXIF = 'Exif\0\0';
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

/** The directory of positions is emptied. Its values are blanked too, because programs could still find them. */
function blankGps(tiff: Buffer): boolean {
  const read = readerOf(tiff);
  if (!read) return false;
  const gps = entriesAt(tiff, read, read.long(4)).find(({ tag }) => tag === GPS_TAG);
  if (!gps) return false;
  const start = read.long(gps.at + 8);
  const entries = entriesAt(tiff, read, start);
  for (const { at, bytes } of entries) {
    if (bytes > 4) tiff.fill(0, read.long(at + 8), Math.min(read.long(at + 8) + bytes, tiff.length));
    tiff.fill(0, at, at + 12);
  }
  if (start + 2 <= tiff.length) tiff.fill(0, start, start + 2);
  return true;
}

interface TiffReader {
  short(at: number): number;
  long(at: number): number;
}

/** Reads numbers in the byte order of the directory; a place behind the end counts as zero. */
function readerOf(tiff: Buffer): TiffReader | undefined {
  if (tiff.length < 8) return undefined;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const isLittle = order === 'II';
  return {
    short: (at) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)),
    long: (at) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)),
  };
}

/** Bytes of one value, by the number of its type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

function entriesAt(tiff: Buffer, read: TiffReader, start: number) {
  const count = start ? read.short(start) : 0;
  return Array.from({ length: count }, (_, i) => start + 2 + i * 12)
    .filter((at) => at + 12 <= tiff.length)
    .map((at) => ({ at, tag: read.short(at), bytes: (TYPE_BYTES[read.short(at + 2)] ?? 0) * read.long(at + 4) }));
}

const ORIENTATION_TAG = 0x0112;

/** How a JPEG is turned, as EXIF counts it: 1 is upright. */
export function orientationOf(head: Buffer): number {
  for (let at = 2; at + 4 <= head.length && head[at] === 0xff && head[at + 1] !== START_OF_SCAN;) {
    const end = at + 2 + head.readUInt16BE(at + 2);
    const segment = head.subarray(at + 4, end);
    if (head[at + 1] === APP1 && segment.toString('latin1', 0, EXIF.length) === EXIF) {
      const tiff = segment.subarray(EXIF.length);
      const read = readerOf(tiff);
      const entry = read && entriesAt(tiff, read, read.long(4)).find(({ tag }) => tag === ORIENTATION_TAG);
      return entry ? read.short(entry.at + 8) : 1;
    }
    at = end;
  }
  return 1;
}
