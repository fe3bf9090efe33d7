import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { newId } from '../../../platform/db/ids.ts';
import { keyOf } from '../../../platform/files/FileStore.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { sweepFiles } from './sweep.jobs.ts';
import { begin, scan, send, uploadFile } from './testing/uploads.ts';
import { verifyFiles } from './verifyFiles.ts';

let app: TestApp;
let person: Person;
let taskId: string;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.world.person();
  const department = await app.world.department(person.customerId!);
  taskId = await app.world.task(await app.world.clipCard(department));
});
afterAll(() => app.close());

const files = () => app.portal.services.files;
const problems = async () => (await verifyFiles(app.portal.services.reads, files().list())).problems;
const sweep = () => sweepFiles(app.portal.services, { id: 'test', data: {} });

test('an upload that nobody completes ends after a day, and its bytes go', async () => {
  const { upload } = await begin(app, person, { name: 'a.txt', size: 3, taskId });
  await send(app, person, upload!, Buffer.from('abc'));
  await app.db.sql(`update stored_file set created_at = now() - interval '25 hours' where id = $1`, [upload!.file.id]);
  expect(await problems()).toEqual([]);
  await sweep();
  expect(await app.db.sql('select state from stored_file where id = $1', [upload!.file.id])).toEqual([
    { state: 'GONE' },
  ]);
  expect(await problems()).toEqual([]);
});

test('a check finds bytes without a file and a file without bytes, which a scan then refuses', async () => {
  const id = await uploadFile(app, person, { taskId }, { bytes: Buffer.from('tabt') });
  expect(await problems()).toEqual([]);
  const orphan = keyOf(person.customerId!, newId('file'));
  const path = join(mkdtempSync(join(tmpdir(), 'orphan-')), 'bytes');
  writeFileSync(path, 'ingen');
  await (await files().store()).put(orphan, path);
  const [content] = await app.db.sql<{ id: string; store_key: string }>(
    'select c.id, c.store_key from file_content c join stored_file f on f.content_id = c.id where f.id = $1',
    [id],
  );
  await files().remove(content!.store_key);
  expect(await problems()).toEqual([`${orphan}: belongs to no file`, `${content!.store_key}: is not in the store`]);
  await app.db.sql(`update file_content set state = 'SCANNING', scan_at = now() where id = $1`, [content!.id]);
  await scan(app);
  expect(await app.db.sql('select state, refusal from file_content where id = $1', [content!.id])).toEqual([
    { state: 'REFUSED', refusal: 'LOST' },
  ]);
});

test('the rest of the portal works while the store is gone', async () => {
  const gone = jest.spyOn(files(), 'store').mockRejectedValue(new Error('gone'));
  try {
    expect((await begin(app, person, { name: 'a.txt', size: 3, taskId })).errorCode).toBe('PROVIDER_UNAVAILABLE');
    const response = await fetch(`${app.url}/readyz`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', files: 'unavailable' }]);
  } finally {
    gone.mockRestore();
  }
});

test('a portal with another store neither takes nor opens files', async () => {
  await app.db.sql(`update file_place set place = 'disk:another'`);
  expect((await begin(app, person, { name: 'a.txt', size: 3, taskId })).errorCode).toBe('NOT_CONFIGURED');
});
