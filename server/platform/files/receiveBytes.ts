import { open, stat, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

export interface ReceivedBytes {
  /** Bytes of the upload that have arrived in all. */
  received: number;
  /** Whether the sender has sent more than it had declared. */
  isTooLong: boolean;
}

interface Receiving {
  /** The place of the first sent byte in the upload, counted from 0. */
  offset: number;
  /** The declared size of the whole upload. */
  size: number;
  /** The longest pause between two parts, in milliseconds. */
  idleMs: number;
}

/**
 * Writes the bytes of a request to a file, part by part, so that memory holds no more than one part. A sender that
 * pauses for too long is cut off. What has arrived stays, so that the upload can go on from there.
 *
 * @throws AppError CONFLICT when the file does not have the bytes before `offset`; PROVIDER_UNAVAILABLE when the disk
 * is full or broken.
 */
export async function receiveBytes(
  path: string,
  source: Readable,
  { offset, size, idleMs }: Receiving,
): Promise<ReceivedBytes> {
  const stored = (await stat(path).catch(() => undefined))?.size ?? 0;
  // A sender that has gone while it waited must not cut off what a later request has brought.
  if (source.destroyed) return { received: stored, isTooLong: false };
  if (offset > stored) throw new AppError('CONFLICT', `Fortsæt ved byte ${stored}`);
  const file = await open(path, stored === 0 ? 'w' : 'r+');
  const idle = setTimeout(() => source.destroy(new Error('The sender paused for too long')), idleMs);
  let received = offset;
  let isTooLong = false;
  try {
    // Bytes behind the offset may be those of a part that was cut off.
    await file.truncate(offset);
    // The connection stays, so that the sender gets an answer.
    const parts: AsyncIterable<Buffer> = source.iterator({ destroyOnReturn: false });
    for await (const part of parts) {
      idle.refresh();
      const fitting = part.subarray(0, Math.max(0, size - received));
      isTooLong ||= fitting.length < part.length;
      await writeAll(file, fitting, received);
      received += fitting.length;
      if (isTooLong) break;
    }
  } catch (error) {
    if (isWriteError(error))
      throw new AppError('PROVIDER_UNAVAILABLE', 'Filen kan ikke gemmes lige nu. Prøv igen om lidt.', undefined, {
        cause: error,
      });
    // The connection was lost or the sender was cut off; the upload goes on later.
  } finally {
    clearTimeout(idle);
    await file.close();
  }
  return { received, isTooLong };
}

/** A disk that is nearly full takes a part of the bytes, without an error. */
async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}

const isWriteError = (error: unknown) =>
  ['ENOSPC', 'EIO', 'EROFS', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
