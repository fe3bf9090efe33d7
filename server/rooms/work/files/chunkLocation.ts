import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { blankGps, EXIF } from './exif.ts';

/** Metadata with more bytes are blanked as a whole, because memory would have to hold them. */
const MAX_EXIF_BYTES = 256 * 1024;
/**
 * A picture of 25 MB has a few thousand chunks. What follows these is left alone, so that nobody keeps the disk busy.
 */
const MAX_CHUNKS = 20_000;
/** The longest keyword of a text in a PNG. */
const KEYWORD_BYTES = 79;
const HEAD_BYTES = 8;
const BLANK = Buffer.alloc(64 * 1024, ' ');

interface Chunk {
  type: string;
  /** The place of the data in the file. */
  at: number;
  length: number;
  /** The first bytes of the data. */
  beginning: Buffer;
}

/** How the chunks of a picture follow each other. */
interface Format {
  /** The place of the first chunk in the file. */
  start: number;
  headOf(bytes: Buffer): { type: string; length: number };
  /** Bytes of the checksum after the data of a chunk. */
  checksum: number;
  /** A chunk begins at a multiple of so many bytes. */
  alignment: number;
}

const PNG: Format = {
  start: 8,
  headOf: (bytes) => ({ length: bytes.readUInt32BE(0), type: bytes.toString('latin1', 4, 8) }),
  checksum: 4,
  alignment: 1,
};

const WEBP: Format = {
  start: 12,
  headOf: (bytes) => ({ type: bytes.toString('latin1', 0, 4), length: bytes.readUInt32LE(4) }),
  checksum: 0,
  alignment: 2,
};

/** Ends at a chunk that is cut off: a broken picture stays as it is from there. */
async function* chunksOf(file: FileHandle, { start, headOf, checksum, alignment }: Format): AsyncGenerator<Chunk> {
  const { size } = await file.stat();
  for (let at = start, count = 0; at + HEAD_BYTES <= size && count < MAX_CHUNKS; count += 1) {
    const bytes = await readAt(file, at, HEAD_BYTES + KEYWORD_BYTES);
    const { type, length } = headOf(bytes);
    const end = at + HEAD_BYTES + length + checksum;
    if (end > size) return;
    yield { type, at: at + HEAD_BYTES, length, beginning: bytes.subarray(HEAD_BYTES, HEAD_BYTES + length) };
    at = end + (end % alignment);
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Keywords of texts in which programs store EXIF, XMP and positions. */
const MAY_NAME_PLACE = /xmp|exif|app1|iptc|gps|location/i;
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** The text that takes the place of one that was removed. */
const COMMENT = Buffer.from('tEXtComment\0', 'latin1');
const TYPE_BYTES = 4;

/**
 * Blanks the place at which a PNG was taken, and keeps the size of the file. EXIF data lose their positions alone;
 * texts with EXIF or XMP, which may be compressed, become empty comments.
 */
export async function blankPngLocation(file: FileHandle): Promise<void> {
  for await (const chunk of chunksOf(file, PNG)) {
    if (chunk.type === 'IEND') return;
    if (chunk.type === 'eXIf') await blankPngExif(file, chunk);
    else if (TEXTS.has(chunk.type) && MAY_NAME_PLACE.test(keywordOf(chunk))) await replaceByComment(file, chunk);
  }
}

const keywordOf = ({ beginning }: Chunk): string => beginning.toString('latin1').split('\0', 1)[0]!;

async function blankPngExif(file: FileHandle, chunk: Chunk): Promise<void> {
  if (chunk.length > MAX_EXIF_BYTES) return replaceByComment(file, chunk);
  const { at, length, type } = chunk;
  const data = await readAt(file, at, length);
  if (!blankExif(data)) return;
  await writeAt(file, Buffer.concat([data, bytesOf(crc32(data, crc32(type)))]), at);
}

/** A chunk that is too short for the comment has no place for a position either. */
async function replaceByComment(file: FileHandle, { at, length }: Chunk): Promise<void> {
  const end = at + length;
  const begin = at - TYPE_BYTES + COMMENT.length;
  if (begin > end) return;
  await writeAt(file, COMMENT, at - TYPE_BYTES);
  let crc = crc32(COMMENT);
  for (const { part, position } of blanksBetween(begin, end)) {
    await writeAt(file, part, position);
    crc = crc32(part, crc);
  }
  await writeAt(file, bytesOf(crc), end);
}

function bytesOf(crc: number): Buffer {
  const bytes = Buffer.alloc(PNG.checksum);
  bytes.writeUInt32BE(crc);
  return bytes;
}

const VP8X_FLAGS = { EXIF: 0x08, 'XMP ': 0x04 } as const;
/** A type that readers of WebP skip. */
const UNUSED = Buffer.from('JUNK', 'latin1');

/** Blanks the place at which a WebP was taken, and keeps the size of the file. XMP is removed as a whole. */
export async function blankWebpLocation(file: FileHandle): Promise<void> {
  let flagsAt: number | undefined;
  let removed = 0;
  for await (const chunk of chunksOf(file, WEBP)) {
    const { type, at } = chunk;
    if (type === 'VP8X' && chunk.length) flagsAt = at;
    if (type === 'EXIF' && chunk.length <= MAX_EXIF_BYTES) await blankWebpExif(file, chunk);
    else if (type === 'EXIF' || type === 'XMP ') {
      await removeChunk(file, chunk);
      removed |= VP8X_FLAGS[type];
    }
  }
  if (flagsAt === undefined || !removed) return;
  const [flags] = await readAt(file, flagsAt, 1);
  await writeAt(file, Buffer.from([flags! & ~removed]), flagsAt);
}

async function blankWebpExif(file: FileHandle, { at, length }: Chunk): Promise<void> {
  const data = await readAt(file, at, length);
  if (blankExif(data)) await writeAt(file, data, at);
}

async function removeChunk(file: FileHandle, { at, length }: Chunk): Promise<void> {
  await writeAt(file, UNUSED, at - HEAD_BYTES);
  for (const { part, position } of blanksBetween(at, at + length)) await writeAt(file, part, position);
}

const blankExif = (data: Buffer): boolean =>
  blankGps(data.toString('latin1', 0, EXIF.length) === EXIF ? data.subarray(EXIF.length) : data);

const writeAt = (file: FileHandle, bytes: Buffer, at: number) => file.write(bytes, 0, bytes.length, at);

function* blanksBetween(begin: number, end: number) {
  for (let position = begin; position < end; position += BLANK.length)
    yield { part: BLANK.subarray(0, end - position), position };
}
