import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ClamAv, ScanResult } from '../../../providers/clamav/ClamAv.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { impersonate } from '../../identity/auth/testing/impersonate.ts';
import { begin, complete, newKey, scan, send, uploadFile, type Begun } from './testing/uploads.ts';

const MIB = 1024 * 1024;
const TEXT = Buffer.from('Hej Mette');

let app: TestApp;
let person: Person;
let colleague: Person;
let stranger: Person;
let taskId: string;
beforeAll(async () => {
  // The tests scan and sweep themselves, and a job would be faster at times.
  app = await createTestApp({}, { runJobs: false });
  person = await app.world.person();
  const { customerId } = person;
  colleague = await app.world.person({ customerId, companyRole: 'MEMBER' });
  stranger = await app.world.person();
  const departmentId = await app.world.department(customerId!);
  taskId = await app.world.task(await app.world.clipCard(departmentId));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

const input = (fields: object = {}) => ({ name: 'note.txt', size: TEXT.length, taskId, ...fields });
async function begun(fields: object = {}): Promise<Begun> {
  const { upload, errors } = await begin(app, person, input(fields));
  if (!upload) throw new Error(errors?.[0]?.message);
  return upload;
}
const FILE = `query ($id: ID!) {
  node(id: $id) { ... on StoredFile { state refusal name size mediaType isReadable } }
}` as const;
const read = async (id: string, { token }: Person = person) =>
  (await app.graphql(FILE, { variables: { id }, token })).data.node as Record<string, unknown> | null;
const storedKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of app.portal.services.files.list()) keys.push(key);
  return keys;
};
const headersOf = ({ ticket }: Begun) => ({ authorization: `Bearer ${person.token}`, 'x-upload-ticket': ticket ?? '' });
const arrivedBytes = async (upload: Begun) => {
  const response = await fetch(`${app.url}${upload.path}`, { headers: headersOf(upload) });
  return ((await response.json()) as { data?: { received: number } }).data?.received;
};
const remove = (id: string) =>
  app.graphql('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', {
    variables: { id },
    token: person.token,
  });
const setRole = (role: string) =>
  app.db.sql('update user_account set company_role = $2 where id = $1', [person.id, role]);

describe('an upload', () => {
  test('that arrives in parts can be read after its scan', async () => {
    const upload = await begun();
    expect((await send(app, person, upload, TEXT.subarray(0, 4))).received).toBe(4);
    expect(await send(app, person, upload, TEXT.subarray(4), 4)).toEqual({ status: 200, received: 9 });
    await complete(app, person, upload.file.id);
    expect(await read(upload.file.id)).toMatchObject({ state: 'SCANNING', isReadable: false });
    await scan(app);
    expect(await read(upload.file.id)).toMatchObject({ state: 'READY', isReadable: true, mediaType: 'text/plain' });
  });

  test('goes on after a lost answer, and completes once in two tabs', async () => {
    const requestId = newKey();
    const first = await begin(app, person, input(), requestId);
    const again = await begin(app, person, input(), requestId);
    expect(again.upload!.file.id).toBe(first.upload!.file.id);
    expect((await send(app, person, first.upload!, TEXT)).code).toBe('BAD_USER_INPUT');
    const upload = again.upload!;
    await send(app, person, upload, TEXT);
    expect(await send(app, person, upload, TEXT)).toEqual({ status: 200, received: 9 });
    const completed = await Promise.all([1, 2, 3].map(() => complete(app, person, upload.file.id)));
    expect(completed.every(({ errors }) => !errors)).toBe(true);
    const rows = await app.db.sql(`select 1 from audit_entry where action = 'FILE_UPLOADED' and detail = $1`, [
      upload.file.id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await begin(app, person, input(), requestId)).upload!.ticket).toBeNull();
  });

  test('cannot be completed while bytes are missing', async () => {
    const upload = await begun();
    await send(app, person, upload, TEXT.subarray(0, 4));
    expect((await complete(app, person, upload.file.id)).errorCode).toBe('CONFLICT');
  });

  test('with a key that was used for another file is refused', async () => {
    const requestId = newKey();
    await begin(app, person, input(), requestId);
    expect((await begin(app, person, input({ name: 'anden.txt' }), requestId)).errorCode).toBe('CONFLICT');
  });

  test.each([
    ['another company', () => stranger],
    ['a colleague', () => colleague],
  ])('does not take bytes of %s with its ticket', async (_, other) => {
    const upload = await begun();
    expect((await send(app, other(), upload, TEXT)).status).toBe(404);
    expect((await complete(app, other(), upload.file.id)).errorCode).toBe('NOT_FOUND');
  });

  test('takes no bytes of somebody who no longer sees the task', async () => {
    const upload = await begun();
    const limitTo = (subjects: string[] | null) =>
      app.db.sql(`update user_account set company_role = $3, subjects = $2 where id = $1`, [
        person.id,
        subjects,
        subjects ? 'MEMBER' : 'ADMINISTRATOR',
      ]);
    await limitTo(['FINANCE']);
    expect((await send(app, person, upload, TEXT)).status).toBe(404);
    expect((await complete(app, person, upload.file.id)).errorCode).toBe('NOT_FOUND');
    await limitTo(null);
    expect((await send(app, person, upload, TEXT)).status).toBe(200);
  });

  test('takes no bytes of somebody who may no longer share files', async () => {
    const upload = await begun();
    await setRole('READER');
    expect((await send(app, person, upload, TEXT)).status).toBe(403);
    expect((await complete(app, person, upload.file.id)).errorCode).toBe('FORBIDDEN');
    await setRole('ADMINISTRATOR');
  });

  test('that the client ends halfway goes on from there', async () => {
    const upload = await begun();
    const options = { method: 'PUT', headers: { ...headersOf(upload), 'content-length': TEXT.length } };
    const request = httpRequest(`${app.url}${upload.path}`, options).on('error', () => undefined);
    request.write(TEXT.subarray(0, 4));
    await waitUntil(async () => (await arrivedBytes(upload)) === 4);
    request.destroy();
    await waitUntil(async () => (await send(app, person, upload, TEXT.subarray(4), 4)).status === 200);
    expect(await arrivedBytes(upload)).toBe(TEXT.length);
  });

  test('whose bytes are on another replica begins anew', async () => {
    const upload = await begun();
    await send(app, person, upload, TEXT.subarray(0, 4));
    await app.portal.services.files.forget(upload.file.id);
    expect(await send(app, person, upload, TEXT.subarray(4), 4)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await arrivedBytes(upload)).toBe(0);
    expect((await send(app, person, upload, TEXT)).status).toBe(200);
  });

  test('that is canceled while its bytes arrive stores nothing', async () => {
    const upload = await begun();
    const before = await storedKeys();
    const stream = new ReadableStream({
      async pull(controller) {
        controller.enqueue(TEXT.subarray(0, 4));
        await waitUntil(async () => (await arrivedBytes(upload)) === 4);
        await remove(upload.file.id);
        controller.enqueue(TEXT.subarray(4));
        controller.close();
      },
    });
    expect((await send(app, person, upload, stream)).status).toBe(404);
    expect(await storedKeys()).toEqual(before);
  });

  test('waits for a store that is full or gone, and is then stored without being sent again', async () => {
    const upload = await begun();
    const store = await app.portal.services.files.store();
    jest.spyOn(store, 'put').mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    expect((await send(app, person, upload, TEXT)).code).toBe('PROVIDER_UNAVAILABLE');
    expect(await arrivedBytes(upload)).toBe(TEXT.length);
    expect(await send(app, person, upload, Buffer.alloc(0), TEXT.length)).toEqual({ status: 200, received: 9 });
  });

  test('keeps the bytes that came first when its ticket is used again', async () => {
    const upload = await begun();
    await send(app, person, upload, TEXT);
    await complete(app, person, upload.file.id);
    expect(await send(app, person, upload, Buffer.from('Hej Karla'))).toEqual({ status: 200, received: 9 });
    await scan(app);
    const { files } = app.portal.services;
    const [row] = await app.db.sql<{ key: string }>(
      'select c.store_key as key from file_content c join stored_file f on f.content_id = c.id where f.id = $1',
      [upload.file.id],
    );
    expect(Buffer.concat(await (await files.read(row!.key)).toArray())).toEqual(TEXT);
  });

  test('of an admin who acts as a person is recorded with both', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const token = await impersonate(app, admin, person);
    const id = await uploadFile(app, { token }, { taskId });
    expect(
      await app.db.sql(`select actor_id, acted_as_id from audit_entry where action = 'FILE_UPLOADED' and detail = $1`, [
        id,
      ]),
    ).toEqual([{ actor_id: admin.id, acted_as_id: person.id }]);
  });

  test('that a program begins again with the same key is the same upload', async () => {
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const post = async (name: string) => {
      const response = await fetch(`${app.url}/api/files`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': 'aftale-1',
        },
        body: JSON.stringify(input({ name })),
      });
      return { status: response.status, ...((await response.json()) as { data?: Begun }) };
    };
    const first = await post('a.txt');
    expect(await post('a.txt')).toEqual(first);
    expect((await post('b.txt')).status).toBe(409);
    expect((await send(app, { token }, first.data!, TEXT)).status).toBe(200);
  });

  test('with an offset that is no place in the file is refused', async () => {
    const upload = await begun();
    for (const offset of ['abc', '-1', '0.5', '10', '1e99']) {
      const response = await fetch(`${app.url}${upload.path}`, {
        method: 'PUT',
        headers: { ...headersOf(upload), 'x-upload-offset': offset },
        body: TEXT.subarray(0, 1),
      });
      expect({ offset, status: response.status }).toEqual({ offset, status: 400 });
    }
  });

  test.each(['file_x', 'x%00', '..%2f..%2fstore-id', 'x'.repeat(300)])('to the path %j is refused', async (id) => {
    const response = await fetch(`${app.url}/api/uploads/${id}`, {
      method: 'PUT',
      headers: headersOf(await begun()),
      body: TEXT,
    });
    expect([400, 404, 414]).toContain(response.status);
  });

  test('takes no bytes of a token that may only read', async () => {
    const { token } = await app.world.apiToken(person.customerId!);
    expect((await begin(app, { token }, input())).errorCode).toBe('FORBIDDEN');
    expect((await send(app, { ...person, token }, await begun(), TEXT)).status).toBe(403);
  });

  test('takes no bytes with a wrong or an expired ticket', async () => {
    const upload = await begun();
    expect((await send(app, person, { ...upload, ticket: 'x' }, TEXT)).code).toBe('BAD_USER_INPUT');
    await app.db.sql(`update stored_file set ticket_expires_at = now() - interval '1 s' where id = $1`, [
      upload.file.id,
    ]);
    expect((await send(app, person, upload, TEXT)).code).toBe('BAD_USER_INPUT');
  });

  test('with more bytes than declared is refused, also without a content length', async () => {
    const upload = await begun();
    expect((await send(app, person, upload, Buffer.from('for mange bytes'))).code).toBe('BAD_USER_INPUT');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('for mange bytes'));
        controller.close();
      },
    });
    expect((await send(app, person, upload, stream)).code).toBe('BAD_USER_INPUT');
  });

  test('takes no bytes of a second request while those of the first are judged', async () => {
    const upload = await begun();
    const { files } = app.portal.services;
    const keep = jest.spyOn(files, 'keep');
    const second = new Promise<Awaited<ReturnType<typeof send>>>((resolve, reject) => {
      keep.mockImplementationOnce(async (id, key) => {
        keep.mockRestore();
        await send(app, person, upload, Buffer.from('MZ  Mette')).then(resolve, reject);
        await files.keep(id, key);
      });
    });
    expect(await send(app, person, upload, TEXT)).toEqual({ status: 200, received: 9 });
    expect((await second).code).toBe('CONFLICT');
    await complete(app, person, upload.file.id);
    await scan(app);
    expect(await read(upload.file.id)).toMatchObject({ state: 'READY', mediaType: 'text/plain' });
  });

  test('does not begin behind what has arrived', async () => {
    expect((await send(app, person, await begun(), TEXT.subarray(5), 5)).code).toBe('CONFLICT');
  });

  test.each([
    ['nothing at all', { size: 0 }, 'size'],
    ['a size above the limit', { size: 25 * MIB + 1 }, 'size'],
    ['no name', { name: '' }, 'name'],
    ['a name with a zero character', { name: 'a\0.txt' }, 'name'],
    ['the name of a program', { name: 'opsætning.pdf.exe' }, 'name'],
    ['no place', { taskId: null }, 'taskId'],
  ])('of %s is refused', async (_, fields, field) => {
    const { fieldErrors } = await begin(app, person, input(fields));
    expect(Object.keys(fieldErrors ?? {})).toEqual([field]);
  });

  test('to a task of another company is answered like one that does not exist', async () => {
    expect((await begin(app, stranger, input())).errorCode).toBe('NOT_FOUND');
    expect((await begin(app, person, input({ taskId: 'task_ukendt' }))).errorCode).toBe('NOT_FOUND');
  });

  test('has a name that is cleaned', async () => {
    const { file } = await begun({ name: `../../${'x'.repeat(10_000)}\u202Efdp.txt` });
    expect(String((await read(file.id))!.name)).toMatch(/^x{100,}.*\.txt$/);
  });
});

describe('the content of a file', () => {
  test('decides that it is a program, whatever its name says', async () => {
    const bytes = Buffer.from('MZ\x90\0\x03', 'latin1');
    const upload = await begun({ name: 'faktura.pdf', size: bytes.length });
    expect((await send(app, person, upload, bytes)).code).toBe('BAD_USER_INPUT');
    expect(await read(upload.file.id)).toMatchObject({ state: 'REFUSED', refusal: 'PROGRAM', isReadable: false });
  });

  test.each([
    ['page.html', '<html><script>alert(1)</script></html>'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ])('of %s counts as plain text', async (name, text) => {
    const id = await uploadFile(app, person, { taskId }, { name, bytes: Buffer.from(text) });
    expect(await read(id)).toMatchObject({ state: 'READY', mediaType: 'text/plain' });
  });

  test('is stored once in a company, and goes with the last file that has it', async () => {
    const bytes = Buffer.from('samme indhold');
    const before = (await storedKeys()).length;
    const ids = [
      await uploadFile(app, person, { taskId }, { bytes }),
      await uploadFile(app, colleague, { taskId }, { name: 'anden.txt', bytes }),
    ];
    expect(await storedKeys()).toHaveLength(before + 1);
    await remove(ids[0]!);
    expect(await read(ids[1]!)).toMatchObject({ state: 'READY' });
    await remove(ids[1]!);
    expect(await storedKeys()).toHaveLength(before);
  });
});

describe('the scan of a file', () => {
  /** Replaces the scanner by one with this result. */
  const scanWith = (result: () => Promise<ScanResult>) =>
    jest.replaceProperty(app.portal.services, 'clamAv', {
      scan: (source: NodeJS.ReadableStream & { destroy(): void }) => {
        source.destroy();
        return result();
      },
    } as unknown as ClamAv);

  test('that finds malware removes the bytes, refuses equal ones, and takes nothing of the quota', async () => {
    const usage = async () =>
      (await app.graphql('{ viewer { customer { fileUsage { usedBytes } } } }', { token: person.token })).data.viewer
        .customer!.fileUsage.usedBytes;
    const before = { keys: await storedKeys(), used: await usage() };
    const bytes = Buffer.from('Virus');
    scanWith(async () => ({ isClean: false, name: 'Eicar-Test-Signature' }));
    const id = await uploadFile(app, person, { taskId }, { bytes });
    expect(await read(id)).toMatchObject({ state: 'REFUSED', refusal: 'MALWARE', isReadable: false });
    scanWith(async () => ({ isClean: true }));
    expect(await read(await uploadFile(app, person, { taskId }, { bytes }))).toMatchObject({ refusal: 'MALWARE' });
    expect({ keys: await storedKeys(), used: await usage() }).toEqual(before);
  });

  test('that does not end lets the file wait for the next one', async () => {
    scanWith(async () => Promise.reject(new Error('clamd does not answer')));
    const id = await uploadFile(app, person, { taskId }, { bytes: Buffer.from('Vent') });
    await scan(app);
    expect(await read(id)).toMatchObject({ state: 'SCANNING', isReadable: false });
    scanWith(async () => ({ isClean: true }));
    await app.db.sql('update file_content set scan_at = now() where scan_at is not null');
    await scan(app);
    expect(await read(id)).toMatchObject({ state: 'READY', isReadable: true });
  });
});

describe('the quota of a company', () => {
  test('gets back the space of an upload whose ticket has expired, which then begins within what is left', async () => {
    const owner = await app.world.person();
    const department = await app.world.department(owner.customerId!);
    const task = await app.world.task(await app.world.clipCard(department));
    await app.db.sql('insert into file_quota (customer_id, megabytes) values ($1, 1)', [owner.customerId]);
    const key = newKey();
    const file = { name: 'stor.bin', size: MIB, taskId: task };
    const { upload } = await begin(app, owner, file, key);
    expect((await begin(app, owner, file)).errorCode).toBe('BAD_USER_INPUT');
    await app.db.sql(`update stored_file set ticket_expires_at = now() - interval '1 s' where id = $1`, [
      upload!.file.id,
    ]);
    const other = await begin(app, owner, file);
    expect(other.errors).toBeUndefined();
    expect((await begin(app, owner, file, key)).errorCode).toBe('BAD_USER_INPUT');
    await app.graphql('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', {
      variables: { id: other.upload!.file.id },
      token: owner.token,
    });
    expect((await begin(app, owner, file, key)).upload!.ticket).not.toBeNull();
  });

  test('is not exceeded by parallel uploads', async () => {
    const owner = await app.world.person();
    const department = await app.world.department(owner.customerId!);
    const task = await app.world.task(await app.world.clipCard(department));
    await app.db.sql('insert into file_quota (customer_id, megabytes) values ($1, 5)', [owner.customerId]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => begin(app, owner, { name: 'stor.bin', size: MIB, taskId: task })),
    );
    expect(answers.filter(({ upload }) => upload)).toHaveLength(5);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.every(({ fieldErrors }) => fieldErrors?.size?.startsWith('Der er ikke plads'))).toBe(true);
    const { data } = await app.graphql('{ viewer { customer { fileUsage { usedBytes quotaBytes } } } }', {
      token: owner.token,
    });
    expect(data.viewer.customer?.fileUsage).toEqual({ usedBytes: 5 * MIB, quotaBytes: 5 * MIB });
  });
});
