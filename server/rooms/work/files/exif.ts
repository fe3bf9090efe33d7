/** The bytes before EXIF data in a JPEG, and in some pictures of other types. */
export const EXIF = 'Exif\0\0';

const GPS_TAG = 0x8825;
const ORIENTATION_TAG = 0x0112;

/**
 * Empties the directory of positions in EXIF data, and returns whether there was one. Its values are blanked too,
 * because programs could still find them.
 */
export function blankGps(tiff: Buffer): boolean {
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

/** How EXIF data say that the picture is turned: 1 is upright. */
export function orientationIn(tiff: Buffer): number {
  const read = readerOf(tiff);
  const entry = read && entriesAt(tiff, read, read.long(4)).find(({ tag }) => tag === ORIENTATION_TAG);
  return entry ? read.short(entry.at + 8) : 1;
}
