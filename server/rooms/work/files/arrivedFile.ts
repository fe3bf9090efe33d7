import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { HEAD_BYTES, judgeType, type JudgedType } from './judgeType.ts';
import { blankLocation, METADATA_BYTES } from './withoutLocation.ts';

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
    const head = Buffer.alloc(METADATA_BYTES);
    const { bytesRead } = await file.read(head, 0, METADATA_BYTES, 0);
    const beginning = head.subarray(0, bytesRead);
    const type = judgeType(beginning.subarray(0, HEAD_BYTES), name);
    if (type.mediaType === 'image/jpeg' && blankLocation(beginning)) await file.write(beginning, 0, bytesRead, 0);
    return type;
  } finally {
    await file.close();
  }
}
