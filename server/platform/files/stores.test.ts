import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from '@jest/globals';
import { newId } from '../db/ids.ts';
import { DiskStore } from './DiskStore.ts';
import { FileMissingError, keyOf } from './FileStore.ts';
import { receiveBytes } from './receiveBytes.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string): string {
  const path = join(folder, newId('part'));
  writeFileSync(path, content);
  return path;
}
const newKey = () => keyOf(newId('cust'), newId('file'));

describe('the store on disk', () => {
  test('reads what it stored, lists it, and removes it', async () => {
    const store = await DiskStore.open(join(folder, 'files'));
    const key = newKey();
    await store.put(key, fileOf('Hej'));
    expect(await text(await store.read(key))).toBe('Hej');
    const listed = [];
    for await (const object of store.list()) listed.push(object);
    expect(listed).toMatchObject([{ key, size: 3 }]);
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow(FileMissingError);
  });

  test('has the same place after a restart, and another folder has another place', async () => {
    const [first, again, other] = await Promise.all(['a', 'a', 'b'].map((name) => DiskStore.open(join(folder, name))));
    expect(again!.place).toBe(first!.place);
    expect(other!.place).not.toBe(first!.place);
  });

  test.each(['../passwd', 'cust_1/../../x', '/etc/passwd', 'a/b', ''])('refuses the key %j', async (key) => {
    const store = await DiskStore.open(join(folder, 'files'));
    await expect(store.read(key)).rejects.toThrow('Not a key of a file');
  });
});

describe('received bytes', () => {
  const receive = (path: string, parts: string[], offset: number, size: number) =>
    receiveBytes(path, Readable.from(parts.map((part) => Buffer.from(part))), { offset, size, idleMs: 1_000 });

  test('are appended, and overwrite what was cut off', async () => {
    const path = join(folder, newId('part'));
    expect(await receive(path, ['abc', 'def'], 0, 9)).toEqual({ received: 6, isTooLong: false });
    expect(await receive(path, ['xyz123'], 3, 9)).toEqual({ received: 9, isTooLong: false });
    expect(await text(createReadStream(path))).toBe('abcxyz123');
  });

  test('beyond the declared size are not stored', async () => {
    expect(await receive(join(folder, newId('part')), ['abcdef'], 0, 4)).toEqual({ received: 4, isTooLong: true });
  });

  test('of a sender that pauses for too long stay for the next attempt', async () => {
    const path = join(folder, newId('part'));
    const source = new Readable({ read: () => undefined });
    source.push(Buffer.from('abc'));
    expect(await receiveBytes(path, source, { offset: 0, size: 9, idleMs: 20 })).toEqual({
      received: 3,
      isTooLong: false,
    });
  });

  test('behind what has arrived are refused', async () => {
    await expect(receive(join(folder, newId('part')), ['x'], 5, 9)).rejects.toThrow('Fortsæt ved byte 0');
  });
});
