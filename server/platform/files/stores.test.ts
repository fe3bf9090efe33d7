import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../db/ids.ts';
import { DiskStore } from './DiskStore.ts';
import { FileMissingError, keyOf, type FileStore } from './FileStore.ts';
import { receiveBytes } from './receiveBytes.ts';
import { S3Store, type S3Settings } from './S3Store.ts';
import { startS3StandIn, type S3StandIn } from './testing/s3StandIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string): string {
  const path = join(folder, newId('part'));
  writeFileSync(path, content);
  return path;
}
const newKey = () => keyOf(newId('cust'), newId('file'));

const BUCKET = 'portal';
const ACCESS_KEY = 'AKIATEST';
let standIn: S3StandIn;
beforeAll(async () => void (standIn = await startS3StandIn(BUCKET, ACCESS_KEY)));
afterAll(() => standIn.close());

const bucketStore = (settings: Partial<S3Settings> = {}) =>
  new S3Store(
    {
      endpoint: standIn.url,
      region: 'eu-central-1',
      bucket: BUCKET,
      accessKeyId: ACCESS_KEY,
      secretAccessKey: 'hemmelig',
      ...settings,
    },
    2_000,
  );
const keysIn = async (store: FileStore) => {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
};

describe.each<[string, () => Promise<FileStore>]>([
  ['on disk', () => DiskStore.open(join(folder, 'files'))],
  ['in a bucket', async () => bucketStore()],
])('the store %s', (_, open) => {
  test('reads what it stored, lists it, and removes it', async () => {
    const store = await open();
    await store.check();
    const keys = [newKey(), newKey(), newKey()].toSorted();
    for (const key of keys) await store.put(key, fileOf('Hej'));
    expect(await text(await store.read(keys[0]!))).toBe('Hej');
    expect(await keysIn(store)).toEqual(keys);
    for (const key of keys) await store.remove(key);
    await store.remove(keys[0]!);
    expect(await keysIn(store)).toEqual([]);
    await expect(store.read(keys[0]!)).rejects.toThrow(FileMissingError);
  });

  test.each(['../passwd', 'cust_1/../../x', '/etc/passwd', 'a/b', ''])('refuses the key %j', async (key) => {
    const store = await open();
    await expect(store.read(key)).rejects.toThrow('Not a key of a file');
  });
});

test('the store on disk has the same place after a restart, and another folder has another place', async () => {
  const [first, again, other] = await Promise.all(['a', 'a', 'b'].map((name) => DiskStore.open(join(folder, name))));
  expect(again!.place).toBe(first!.place);
  expect(other!.place).not.toBe(first!.place);
});

describe('the store in a bucket', () => {
  const large = 'x'.repeat(17 * 1024 * 1024);

  test('sends a large file in parts', async () => {
    const store = bucketStore();
    const key = newKey();
    await store.put(key, fileOf(large));
    expect(
      createHash('sha256')
        .update(await text(await store.read(key)))
        .digest('hex'),
    ).toBe(createHash('sha256').update(large).digest('hex'));
    await store.remove(key);
  });

  test.each(['PART', 'COMPLETE'] as const)('leaves nothing of a large file when the call %s fails', async (kind) => {
    standIn.failNext(kind);
    await expect(bucketStore().put(newKey(), fileOf(large))).rejects.toThrow('AccessDenied');
    expect(standIn.openUploads()).toBe(0);
    expect(standIn.keys()).toEqual([]);
  });

  test.each([
    ['wrong credentials', { accessKeyId: 'AKIAOTHER' }],
    ['another bucket', { bucket: 'ukendt' }],
    ['an address where nothing answers', { endpoint: 'http://127.0.0.1:9' }],
  ])('is unavailable with %s', async (_, settings) => {
    const store = bucketStore(settings);
    await expect(store.check()).rejects.toThrow();
    await expect(store.put(newKey(), fileOf('Hej'))).rejects.toThrow();
    expect(standIn.keys()).toEqual([]);
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
