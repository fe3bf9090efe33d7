import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { judgeArrivedFile } from './arrivedFile.ts';
import { orientationIn } from './exif.ts';
import { tiffWithPlace } from './testing/tiffWithPlace.ts';

const TIFF = tiffWithPlace();
const XMP = '<x:xmpmeta><rdf:Description exif:GPSLatitude="55,40N"/></x:xmpmeta>';
/** The texts by which a reader of these pictures would find the place. */
const PLACES = ['PPPP', '55,40N', deflateSync(XMP)];

interface Chunk {
  type: string;
  data: Buffer;
}
const chunk = (type: string, data: Buffer | string): Chunk => ({
  type,
  data: Buffer.isBuffer(data) ? data : Buffer.from(data, 'latin1'),
});

/** Writes a number of four bytes, the highest one first in a PNG and the lowest one first in a WebP. */
function number(value: number, isPng: boolean): Buffer {
  const bytes = Buffer.alloc(4);
  if (isPng) bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
const HEADER = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
const PIXELS = chunk('IDAT', deflateSync(Buffer.from([0, 7])));

function png(...chunks: Chunk[]): Buffer {
  const bytes = [HEADER, ...chunks, chunk('IEND', '')].flatMap(({ type, data }) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return [number(data.length, true), named, number(crc32(named), true)];
  });
  return Buffer.concat([SIGNATURE, ...bytes]);
}

/** The chunks of a PNG, whose checksums must be right. */
function chunksOfPng(picture: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < picture.length;) {
    const end = at + 8 + picture.readUInt32BE(at);
    expect(picture.readUInt32BE(end)).toBe(crc32(picture.subarray(at + 4, end)));
    chunks.push(chunk(picture.toString('latin1', at + 4, at + 8), picture.subarray(at + 8, end)));
    at = end + 4;
  }
  return chunks;
}

function webp(flags: number, ...chunks: Chunk[]): Buffer {
  const extended = chunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const body = [extended, chunk('VP8L', 'pixels!'), ...chunks].flatMap(({ type, data }) => [
    Buffer.from(type, 'latin1'),
    number(data.length, false),
    data,
    Buffer.alloc(data.length % 2),
  ]);
  const size = body.reduce((sum, { length }) => sum + length, 4);
  return Buffer.concat([Buffer.from('RIFF'), number(size, false), Buffer.from('WEBP'), ...body]);
}

/** The picture as it is stored after its arrival. */
async function arrived(picture: Buffer): Promise<Buffer> {
  const path = join(mkdtempSync(join(tmpdir(), 'picture-')), 'arrived');
  writeFileSync(path, picture);
  await judgeArrivedFile(path, 'billede.bin');
  const stored = readFileSync(path);
  expect(stored).toHaveLength(picture.length);
  return stored;
}

describe('a PNG', () => {
  test.each([
    ['EXIF', chunk('eXIf', TIFF)],
    ['EXIF with the prefix of a JPEG', chunk('eXIf', Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), TIFF]))],
    ['more EXIF than is read', chunk('eXIf', Buffer.concat([TIFF, Buffer.alloc(300_000)]))],
    ['XMP', chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`)],
    [
      'a compressed profile',
      chunk('zTXt', Buffer.concat([Buffer.from('Raw profile type exif\0\0'), deflateSync(XMP)])),
    ],
    ['a position as text', chunk('tEXt', `exif:GPSLatitude\0${XMP}`)],
  ])('loses the place in %s, and keeps its size and its other chunks', async (_, metadata) => {
    for (const picture of [png(metadata, PIXELS), png(PIXELS, metadata)]) {
      const stored = await arrived(picture);
      for (const place of PLACES) expect(stored.includes(place)).toBe(false);
      const chunks = chunksOfPng(stored);
      expect(chunks).toHaveLength(4);
      expect(inflateSync(chunks.find(({ type }) => type === 'IDAT')!.data)).toEqual(Buffer.from([0, 7]));
    }
  });

  test('keeps the orientation of its EXIF', async () => {
    const stored = chunksOfPng(await arrived(png(chunk('eXIf', TIFF), PIXELS)));
    expect(orientationIn(stored.find(({ type }) => type === 'eXIf')!.data)).toBe(6);
  });

  test.each([
    ['has no metadata', png(PIXELS)],
    ['has a text about something else', png(chunk('tEXt', 'Software\0PPPP'), PIXELS)],
    ['has a text that is too short to name a place', png(chunk('tEXt', 'xmp\0'), PIXELS)],
    ['is cut off in its metadata', png(chunk('eXIf', TIFF), PIXELS).subarray(0, 60)],
    ['is cut off before a checksum', png(chunk('tEXt', `xmp\0${XMP}`)).subarray(0, 33 + 8 + 4 + XMP.length)],
    ['names a length behind its end', Buffer.concat([SIGNATURE, number(0xffff_ffff, true), Buffer.from('eXIf')])],
    ['ends after its signature', SIGNATURE],
    [
      'has more chunks than are looked at',
      png(...Array.from({ length: 20_000 }, () => chunk('tIME', '')), chunk('eXIf', TIFF)),
    ],
  ])('that %s stays as it is', async (_, picture) => {
    expect((await arrived(picture)).equals(picture)).toBe(true);
  });
});

describe('a WebP', () => {
  const EXIF_FLAG = 0x08;
  const XMP_FLAG = 0x04;
  const ALPHA_FLAG = 0x10;
  const flagsOf = (picture: Buffer) => picture[20];

  test('loses the place in EXIF, and keeps the orientation', async () => {
    const stored = await arrived(webp(EXIF_FLAG | ALPHA_FLAG, chunk('EXIF', TIFF)));
    expect(stored.includes('PPPP')).toBe(false);
    expect(flagsOf(stored)).toBe(EXIF_FLAG | ALPHA_FLAG);
    expect(orientationIn(stored.subarray(stored.indexOf('EXIF') + 8))).toBe(6);
  });

  test.each([
    ['XMP', chunk('XMP ', XMP), ALPHA_FLAG | EXIF_FLAG],
    ['more EXIF than is read', chunk('EXIF', Buffer.concat([TIFF, Buffer.alloc(300_001)])), ALPHA_FLAG | XMP_FLAG],
  ])('loses %s as a whole, and the flag that announces it', async (_, metadata, flags) => {
    const stored = await arrived(webp(EXIF_FLAG | XMP_FLAG | ALPHA_FLAG, metadata));
    for (const place of PLACES) expect(stored.includes(place)).toBe(false);
    expect(stored.includes(metadata.type)).toBe(false);
    expect(flagsOf(stored)).toBe(flags);
    expect(stored.includes('pixels!')).toBe(true);
  });

  test.each([
    ['has no metadata', webp(0)],
    ['is cut off in its metadata', webp(XMP_FLAG, chunk('XMP ', XMP)).subarray(0, 80)],
    ['has EXIF that is none', webp(EXIF_FLAG, chunk('EXIF', 'PPPP'))],
    ['ends after its signature', Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')],
  ])('that %s stays as it is', async (_, picture) => {
    expect((await arrived(picture)).equals(picture)).toBe(true);
  });
});
