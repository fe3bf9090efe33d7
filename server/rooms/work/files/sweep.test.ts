import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
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
  // The tests scan and sweep themselves, and a job would be faster at times.
  app = await createTestApp({}, { runJobs: false });
  person = await app.world.person();
  const department = await app.world.department(person.customerId!);
  taskId = await app.world.task(await app.world.clipCard(department));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

const files = () => app.portal.services.files;
const problems = async () => (await verifyFiles(app.portal.services.reads, files().list())).problems;
const sweep = () => sweepFiles(app.portal.services, { id: 'test', data: {} });
const stateOf = async (id: string) =>
  (await app.db.sql<{ state: string }>('select state from stored_file where id = $1', [id]))[0]?.state;
const hoursAgo = (hours: number) => Date.now() / 1_000 - hours * 3_600;
/** Stores bytes without a row, and returns their key. */
async function storeOrphan(): Promise<string> {
  const key = keyOf(person.customerId!, newId('file'));
  const path = join(mkdtempSync(join(tmpdir(), 'orphan-')), 'bytes');
  writeFileSync(path, 'ingen');
  await (await files().store()).put(key, path);
  return key;
}

test('an upload that nobody completes ends after a day, and its bytes go', async () => {
  const { upload } = await begin(app, person, { name: 'a.txt', size: 3, taskId });
  await send(app, person, upload!, Buffer.from('abc'));
  await app.db.sql(`update stored_file set created_at = now() - interval '25 hours' where id = $1`, [upload!.file.id]);
  expect(await problems()).toEqual([]);
  await sweep();
  expect(await stateOf(upload!.file.id)).toBe('GONE');
  expect(await problems()).toEqual([]);
});

test('the sweep removes what a portal leaves that is killed while bytes arrive or move into the store', async () => {
  const input = { name: 'a.txt', size: 3, taskId };
  const { upload: halfway } = await begin(app, person, input);
  await send(app, person, halfway!, Buffer.from('a'));
  const arriving = files().arrivingPath(halfway!.file.id);
  utimesSync(arriving, hoursAgo(25), hoursAgo(25));
  const { upload: untouched } = await begin(app, person, input);
  const [old, recent] = [await storeOrphan(), await storeOrphan()];
  utimesSync(join(app.config.dataDir, 'files', old), hoursAgo(25), hoursAgo(25));
  for (const { file } of [halfway!, untouched!])
    await app.db.sql(`update stored_file set created_at = now() - interval '25 hours' where id = $1`, [file.id]);
  await sweep();
  expect(existsSync(arriving)).toBe(false);
  expect([await stateOf(halfway!.file.id), await stateOf(untouched!.file.id)]).toEqual(['GONE', 'GONE']);
  expect(await problems()).toEqual([`${recent}: belongs to no file`]);
  await files().remove(recent);
});

test('a file that is completed while the sweep runs stays', async () => {
  const id = await uploadFile(app, person, { taskId }, { bytes: Buffer.from('sent') });
  const { reads } = app.portal.services;
  jest.spyOn(reads, 'run').mockResolvedValueOnce([{ id, customerId: person.customerId }]);
  await sweep();
  expect(await stateOf(id)).toBe('STORED');
  expect(await problems()).toEqual([]);
});

test('rows of deleted files go after 90 days, with their readers, unless somebody has confirmed one', async () => {
  const deleted = { state: 'GONE', deleted_at: new Date(Date.now() - 91 * 24 * 3_600_000), task_id: taskId };
  const [opened, confirmed] = [
    await app.world.file(person.customerId!, deleted),
    await app.world.file(person.customerId!, deleted),
  ];
  for (const [fileId, confirmedAt] of [
    [opened, null],
    [confirmed, new Date()],
  ])
    await app.db.sql(
      `insert into document_reading (file_id, user_id, customer_id, user_name, opened_at, confirmed_at)
       values ($1, 'user_x', $2, 'Ida', now(), $3)`,
      [fileId, person.customerId, confirmedAt],
    );
  await sweep();
  expect([await stateOf(opened), await stateOf(confirmed)]).toEqual([undefined, 'GONE']);
});

test('a check finds bytes without a file and a file without bytes, which a scan then refuses', async () => {
  const id = await uploadFile(app, person, { taskId }, { bytes: Buffer.from('tabt') });
  expect(await problems()).toEqual([]);
  const orphan = await storeOrphan();
  const [content] = await app.db.sql<{ id: string; store_key: string }>(
    'select c.id, c.store_key from file_content c join stored_file f on f.content_id = c.id where f.id = $1',
    [id],
  );
  await files().remove(content!.store_key);
  expect(await problems()).toEqual([`${orphan}: belongs to no file`, `${content!.store_key}: is not in the store`]);
  await files().remove(orphan);
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

test('a portal with another store neither takes, opens nor removes files, and calls none of them lost', async () => {
  const { upload } = await begin(app, person, { name: 'a.txt', size: 3, taskId });
  const id = await uploadFile(app, person, { taskId }, { bytes: Buffer.from('andetsteds') });
  const { data } = await app.graphql(
    'query ($id: ID!) { node(id: $id) { ... on StoredFile { downloadPath } } }' as const,
    { variables: { id }, token: person.token },
  );
  const { downloadPath } = data.node as { downloadPath: string };
  const orphan = await storeOrphan();
  utimesSync(join(app.config.dataDir, 'files', orphan), hoursAgo(25), hoursAgo(25));
  const [content] = await app.db.sql<{ id: string; key: string }>(
    'select c.id, c.store_key as key from file_content c join stored_file f on f.content_id = c.id where f.id = $1',
    [id],
  );
  await files().remove(content!.key);
  await app.db.sql(`update file_place set place = 'disk:another'`);
  expect((await begin(app, person, { name: 'a.txt', size: 3, taskId })).errorCode).toBe('NOT_CONFIGURED');
  expect((await send(app, person, upload!, Buffer.from('abc'))).code).toBe('NOT_CONFIGURED');
  expect(await (await fetch(`${app.url}${downloadPath}`)).json()).toMatchObject({ code: 'NOT_CONFIGURED' });
  await app.db.sql(`update file_content set state = 'SCANNING', scan_at = now() where id = $1`, [content!.id]);
  await scan(app);
  expect(await app.db.sql('select state from file_content where id = $1', [content!.id])).toEqual([
    { state: 'SCANNING' },
  ]);
  await sweep();
  expect(await problems()).toContain(`${orphan}: belongs to no file`);
});
