import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { blankPngLocation, blankWebpLocation } from './chunkLocation.ts';
import { blankLocation, METADATA_BYTES } from './jpegLocation.ts';
import { HEAD_BYTES, judgeType, type JudgedType } from './judgeType.ts';

export interface ArrivedFile extends JudgedType {
  sha256: string;
}

/** Judges an upload that is complete, blanks the place of a picture, and hashes the bytes as they are stored. */
export async function judgeArrivedFile(path: string, name: string): Promise<ArrivedFile> {
  const type = await judgeAndBlank(path, name);
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return { ...type, sha256: hash.digest('hex') };
}

async function judgeAndBlank(path: string, name: string): Promise<JudgedType> {
  const file = await open(path, 'r+');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const type = judgeType(buffer.subarray(0, bytesRead), name);
    await blankers.get(type.mediaType)?.(file);
    return type;
  } finally {
    await file.close();
  }
}

/** The functions that remove the place from pictures, by their type. */
const blankers = new Map<string, (file: FileHandle) => Promise<void>>([
  ['image/jpeg', blankJpegLocation],
  ['image/png', blankPngLocation],
  ['image/webp', blankWebpLocation],
]);

async function blankJpegLocation(file: FileHandle): Promise<void> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(METADATA_BYTES), 0, METADATA_BYTES, 0);
  const beginning = buffer.subarray(0, bytesRead);
  if (blankLocation(beginning)) await file.write(beginning, 0, bytesRead, 0);
}
