import { renderAsync } from '@resvg/resvg-js';
import { METADATA_BYTES, orientationOf } from './jpegLocation.ts';

/** Pixels of the longer side of a preview. */
const PREVIEW_SIDE = 480;
/** A picture is decoded to four bytes for each pixel, so that a small file could ask for gigabytes. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 12_000;

interface Size {
  width: number;
  height: number;
}

/**
 * Draws a small PNG of a picture, which has none of the metadata of the original. Undefined for a picture that is too
 * large to decode, or that cannot be drawn.
 */
export async function drawPreview(picture: Buffer, mediaType: string): Promise<Buffer | undefined> {
  const size = sizeOf(picture, mediaType);
  if (!size || size.width > MAX_SIDE || size.height > MAX_SIDE || size.width * size.height > MAX_PIXELS)
    return undefined;
  const turn = mediaType === 'image/jpeg' ? TURNS[orientationOf(picture.subarray(0, METADATA_BYTES))] : undefined;
  const shown = turn?.isOnSide ? { width: size.height, height: size.width } : size;
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(shown.width, shown.height));
  const [width, height] = [shown.width, shown.height].map((side) => Math.max(1, Math.round(side * scale)));
  const image =
    `<image width="${size.width}" height="${size.height}" ` +
    `href="data:${mediaType};base64,${picture.toString('base64')}"/>`;
  const content = turn ? `<g transform="${turn.transform(size)}">${image}</g>` : image;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${shown.width} ${shown.height}">${content}</svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return Buffer.from(drawn.asPng());
}

interface Turn {
  isOnSide: boolean;
  transform(size: Size): string;
}

/** Phones store pictures as the sensor sees them, and say in EXIF's numbers how they are to be turned. */
const TURNS: Partial<Record<number, Turn>> = {
  3: { isOnSide: false, transform: ({ width, height }) => `translate(${width} ${height}) rotate(180)` },
  6: { isOnSide: true, transform: ({ height }) => `translate(${height} 0) rotate(90)` },
  8: { isOnSide: true, transform: ({ width }) => `translate(0 ${width}) rotate(270)` },
};

/** The size that the picture declares in its beginning, without decoding it. */
export function sizeOf(picture: Buffer, mediaType: string): Size | undefined {
  if (mediaType === 'image/png' && picture.length >= 24)
    return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
  if (mediaType === 'image/gif' && picture.length >= 10)
    return { width: picture.readUInt16LE(6), height: picture.readUInt16LE(8) };
  return mediaType === 'image/jpeg' ? sizeOfJpeg(picture) : undefined;
}

/** Markers of a frame, whose segment has the size. Those that are left out are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(picture: Buffer): Size | undefined {
  for (let at = 2; at + 9 <= picture.length && picture[at] === 0xff;) {
    const marker = picture[at + 1]!;
    if (isFrame(marker)) return { height: picture.readUInt16BE(at + 5), width: picture.readUInt16BE(at + 7) };
    // A byte of 255 may fill the space before a marker.
    at += marker === 0xff ? 1 : 2 + picture.readUInt16BE(at + 2);
  }
  return undefined;
}
