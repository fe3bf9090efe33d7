import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { newId } from '../db/ids.ts';
import { DiskStore } from './DiskStore.ts';
import { FileStorage } from './FileStorage.ts';
import { FileMissingError, keyOf, type FileStore } from './FileStore.ts';
import { receiveBytes } from './receiveBytes.ts';
import { S3Store, type S3Settings } from './S3Store.ts';
import type { FileSettings } from './settings.ts';
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

const bucketSettings = (settings: Partial<S3Settings> = {}): S3Settings => ({
  endpoint: standIn.url,
  region: 'eu-central-1',
  bucket: BUCKET,
  accessKeyId: ACCESS_KEY,
  secretAccessKey: 'hemmelig',
  ...settings,
});
const bucketStore = (settings?: Partial<S3Settings>, timeoutMs = 2_000) =>
  new S3Store(bucketSettings(settings), timeoutMs);
/** The storage of one replica, which has a folder of its own. */
const replica = (dataDir = mkdtempSync(join(folder, 'replica-')), s3 = bucketSettings(), timeoutMs = 2_000) => ({
  dataDir,
  files: new FileStorage({ settings: { s3 } as FileSettings, dataDir, idleMs: 1_000, timeoutMs }),
});
const keysIn = async (store: FileStore) => {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
};

/** Puts something into a store that is not the portal's. */
type PutForeign = (name: string) => unknown;
function putIntoFolder(name: string): void {
  mkdirSync(join(folder, 'files', name, 'snapshots'), { recursive: true });
  writeFileSync(join(folder, 'files', name, 'readme.txt'), 'x');
}
const putIntoBucket: PutForeign = (name) =>
  fetch(`${standIn.url}/${BUCKET}/${name}/readme.txt`, {
    method: 'PUT',
    headers: { authorization: `Credential=${ACCESS_KEY}/` },
    body: 'x',
  });

describe.each<[string, () => Promise<FileStore>, PutForeign]>([
  ['on disk', () => DiskStore.open(join(folder, 'files')), putIntoFolder],
  ['in a bucket', async () => bucketStore(), putIntoBucket],
])('the store %s', (_, openStore, putForeign) => {
  test('reads what it stored, lists it, and removes it', async () => {
    const store = await openStore();
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

  test('lists nothing that is not a file of the portal', async () => {
    const store = await openStore();
    await putForeign('lost+found');
    expect(await keysIn(store)).toEqual([]);
  });

  test.each(['../passwd', 'cust_1/../../x', '/etc/passwd', 'a/b', ''])('refuses the key %j', async (key) => {
    const store = await openStore();
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
    const before = standIn.keys();
    await expect(bucketStore().put(newKey(), fileOf(large))).rejects.toThrow('AccessDenied');
    expect(standIn.openUploads()).toBe(0);
    expect(standIn.keys()).toEqual(before);
  });

  test.each([
    ['wrong credentials', { accessKeyId: 'AKIAOTHER' }],
    ['another bucket', { bucket: 'ukendt' }],
    ['an address where nothing answers', { endpoint: 'http://127.0.0.1:9' }],
  ])('is unavailable with %s', async (_, settings) => {
    const before = standIn.keys();
    const store = bucketStore(settings);
    await expect(store.check()).rejects.toThrow();
    await expect(store.put(newKey(), fileOf('Hej'))).rejects.toThrow();
    expect(standIn.keys()).toEqual(before);
  });

  test('is unavailable while it answers nothing', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    try {
      expect(await replica(undefined, bucketSettings({ endpoint }), 50).files.isAvailable()).toBe(false);
      await expect(bucketStore({ endpoint }, 50).put(newKey(), fileOf('Hej'))).rejects.toThrow('requestTimeout');
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });
});

describe('an upload', () => {
  const send = (files: FileStorage, id: string, text: string, offset = 0) =>
    files.receive(id, Readable.from([Buffer.from(text)]), { offset, size: 9, whenComplete: async () => undefined });

  test('that continues on another replica is told to begin there', async () => {
    const [first, second] = [replica().files, replica().files];
    const id = newId('file');
    await send(first, id, 'abc');
    await expect(send(second, id, 'def', 3)).rejects.toThrow('Fortsæt ved byte 0');
    expect(await second.arrivedBytes(id)).toBe(0);
    expect((await send(second, id, 'abcdef')).received).toBe(6);
  });

  test('that nobody continues leaves the replica when the next one arrives', async () => {
    const { dataDir, files } = replica();
    const [old, recent] = [newId('file'), newId('file')];
    for (const id of [old, recent]) await send(files, id, 'abc');
    const hoursAgo = Date.now() / 1_000 - 7 * 3_600;
    utimesSync(files.arrivingPath(old), hoursAgo, hoursAgo);
    await send(replica(dataDir).files, newId('file'), 'abc');
    expect([old, recent].map((id) => existsSync(files.arrivingPath(id)))).toEqual([false, true]);
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

  test('of a sender that has gone change nothing', async () => {
    const path = join(folder, newId('part'));
    await receive(path, ['abc'], 0, 9);
    const gone = Readable.from([Buffer.from('x')]);
    gone.destroy();
    expect((await receiveBytes(path, gone, { offset: 0, size: 9, idleMs: 1_000 })).received).toBe(3);
    expect(await text(createReadStream(path))).toBe('abc');
  });

  describe('on a disk', () => {
    afterEach(() => void jest.restoreAllMocks());
    const spyOnWrite = async () => {
      const file = await open(fileOf(''), 'w');
      const write = jest.spyOn(Object.getPrototypeOf(file) as typeof file, 'write');
      await file.close();
      return write;
    };

    test('that takes a part of them are written whole', async () => {
      const path = join(folder, newId('part'));
      const write = await spyOnWrite();
      write.mockImplementationOnce(function (this: Awaited<ReturnType<typeof open>>, bytes: unknown) {
        return this.write(bytes as Buffer, 0, 2, 0) as never;
      });
      expect((await receive(path, ['abcdef'], 0, 6)).received).toBe(6);
      expect(await text(createReadStream(path))).toBe('abcdef');
    });

    test('that is full are answered with an error', async () => {
      const write = await spyOnWrite();
      write.mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
      await expect(receive(join(folder, newId('part')), ['abc'], 0, 3)).rejects.toThrow('kan ikke gemmes lige nu');
    });
  });

  test('behind what has arrived are refused', async () => {
    await expect(receive(join(folder, newId('part')), ['x'], 5, 9)).rejects.toThrow('Fortsæt ved byte 0');
  });
});
