import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { newId } from '../../../platform/db/ids.ts';
import { keyOf } from '../../../platform/files/FileStore.ts';
import { startS3StandIn } from '../../../platform/files/testing/s3StandIn.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { impersonate } from '../../identity/auth/testing/impersonate.ts';
import { uploadFile } from './testing/uploads.ts';

let app: TestApp;
let person: Person;
let stranger: Person;
let admin: Person;
let taskId: string;
let departmentId: string;
beforeAll(async () => {
  // The tests scan and sweep themselves, and a job would be faster at times.
  app = await createTestApp({}, { runJobs: false });
  person = await app.world.person({ companyRole: 'MEMBER' });
  stranger = await app.world.person();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  departmentId = await app.world.department(person.customerId!);
  taskId = await app.world.task(await app.world.clipCard(departmentId));
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

const PATHS = `query ($id: ID!) {
  node(id: $id) { ... on StoredFile { downloadPath readPath previewPath } }
}` as const;
const ADMIN_PATH = 'query ($id: ID!) { admin { file(id: $id) { downloadPath } } }' as const;
interface Paths {
  downloadPath: string;
  readPath: string;
  previewPath: string | null;
}
const pathsOf = async (id: string, token = person.token) =>
  (await app.graphql(PATHS, { variables: { id }, token })).data.node as Paths | null;
const open = (path: string, token?: string) =>
  fetch(`${app.url}${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

describe('the link of a file', () => {
  test('saves the file under its name, and runs nothing of it', async () => {
    const name = 'Åbningstider "jul".html';
    const bytes = Buffer.from('<script>alert(1)</script>');
    const id = await uploadFile(app, person, { taskId }, { name, bytes });
    const response = await open((await pathsOf(id))!.downloadPath);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(bytes.toString());
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%C3%85bningstider/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      await app.db.sql(`select actor_id from audit_entry where action = 'FILE_DOWNLOADED' and detail = $1`, [id]),
    ).toEqual([{ actor_id: person.id }]);
  });

  test('shows a PDF in the browser', async () => {
    const id = await uploadFile(app, person, { taskId }, { name: 'aftale.pdf', bytes: Buffer.from('%PDF-1.4 …') });
    const response = await open((await pathsOf(id))!.readPath);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^inline/);
  });

  test('is not given to another company, and opens nothing with the session of another person', async () => {
    const id = await uploadFile(app, person, { taskId });
    expect(await pathsOf(id, stranger.token)).toBeNull();
    const { downloadPath } = (await pathsOf(id))!;
    expect((await open(downloadPath, stranger.token)).status).toBe(404);
  });

  test.each([
    ['forged', (path: string) => `${path.slice(0, -3)}abc`],
    ['of another file', (path: string) => path.replace(/file_[^?]+/, 'file_01arz3ndektsv4rrffq69g5fav')],
    ['without a key', (path: string) => path.split('?')[0]!],
  ])('that is %s opens nothing', async (_, change) => {
    const id = await uploadFile(app, person, { taskId });
    const { status } = await open(change((await pathsOf(id))!.downloadPath));
    expect([401, 404]).toContain(status);
  });

  test('opens nothing once the person no longer sees the file', async () => {
    const id = await uploadFile(app, person, { taskId });
    const { downloadPath } = (await pathsOf(id))!;
    const limit = (subjects: string[] | null, departments: string[] | null) =>
      app.db.sql('update user_account set subjects = $2, department_ids = $3 where id = $1', [
        person.id,
        subjects,
        departments,
      ]);
    await limit(['FINANCE'], null);
    expect((await open(downloadPath)).status).toBe(404);
    await limit(null, [await app.world.department(person.customerId!)]);
    expect((await open(downloadPath)).status).toBe(404);
    await limit(null, [departmentId]);
    expect((await open(downloadPath)).status).toBe(200);
    await limit(null, null);
  });

  test('opens nothing once the session has ended', async () => {
    const other = await app.world.person({ customerId: person.customerId });
    const id = await uploadFile(app, other, { taskId });
    const { downloadPath } = (await pathsOf(id, other.token))!;
    await app.graphql('mutation { logout { message } }', { token: other.token });
    expect((await open(downloadPath)).status).toBe(401);
  });

  test('of an API token needs the token', async () => {
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const id = await uploadFile(app, { token }, { taskId });
    const { downloadPath } = (await pathsOf(id, token))!;
    expect((await open(downloadPath)).status).toBe(401);
    expect((await open(downloadPath, token)).status).toBe(200);
    expect((await open(downloadPath, person.token)).status).toBe(404);
  });

  test('of an admin who acts as a person is recorded with both', async () => {
    const id = await uploadFile(app, person, { taskId });
    const { downloadPath } = (await pathsOf(id, await impersonate(app, admin, person)))!;
    expect((await open(downloadPath)).status).toBe(200);
    expect(
      await app.db.sql(
        `select actor_id, acted_as_id from audit_entry where action = 'FILE_DOWNLOADED' and detail = $1`,
        [id],
      ),
    ).toEqual([{ actor_id: admin.id, acted_as_id: person.id }]);
  });

  test('of an admin opens files of every company', async () => {
    const id = await uploadFile(app, person, { taskId });
    const { data } = await app.graphql(ADMIN_PATH, { variables: { id }, token: admin.token });
    expect((await open(data.admin!.file!.downloadPath!)).status).toBe(200);
  });
});

test('a portal with a bucket stores files there, and gives out no unscanned ones if that is asked for', async () => {
  const standIn = await startS3StandIn('portal', 'AKIATEST');
  const { url: endpoint } = standIn;
  const s3 = {
    endpoint,
    region: 'eu-central-1',
    bucket: 'portal',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'hemmelig',
  };
  const other = await createTestApp({ files: { ...app.config.files, allowsUnscanned: false, s3 } }, { runJobs: false });
  try {
    const owner = await other.world.person();
    const department = await other.world.department(owner.customerId!);
    const task = await other.world.task(await other.world.clipCard(department));
    const id = await uploadFile(other, owner, { taskId: task });
    const options = { variables: { id }, token: owner.token };
    const unscanned = await other.graphql(PATHS, options);
    expect(unscanned.data.node).toEqual({ downloadPath: null, readPath: null, previewPath: null });
    await other.db.sql('update file_content set is_scanned = true');
    const { downloadPath } = (await other.graphql(PATHS, options)).data.node as Paths;
    expect(await (await fetch(`${other.url}${downloadPath}`)).text()).toBe('Hej Mette');
    expect(standIn.keys()).toHaveLength(1);
    await other.graphql('mutation ($id: ID!) { deleteFile(id: $id) { deletedId } }', options);
    expect(standIn.keys()).toEqual([]);
  } finally {
    await other.close();
    await standIn.close();
  }
});

describe('a download', () => {
  /** Asks for a path, and reads nothing of the answer. */
  async function requestWithoutReading(path: string) {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).pause();
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`);
    return socket;
  }
  const openConnections = () =>
    new Promise<number>((resolve) => app.portal.app.server.getConnections((_, count) => resolve(count)));
  const spyOnRead = () => jest.spyOn(app.portal.services.files, 'read');

  test('ends when its reader takes no bytes for too long', async () => {
    const { files, config } = app.portal.services;
    const { customerId } = person;
    const key = keyOf(customerId!, newId('file'));
    // Twice as much as kernels buffer at most for a client that does not read.
    const size = 20_000_000;
    await files.putBytes(key, Buffer.alloc(size));
    const contentId = await app.world.fileContent(customerId!, { store_key: key, size });
    const id = await app.world.file(customerId!, { task_id: taskId, content_id: contentId, size });
    const { downloadPath } = (await pathsOf(id))!;
    jest.replaceProperty(config.limits, 'answerReadSeconds', 1);
    const read = spyOnRead();
    const socket = await requestWithoutReading(downloadPath);
    await waitUntil(async () => {
      const [result] = read.mock.results;
      return result?.type === 'return' && (await result.value).destroyed;
    });
    socket.destroy();
  });

  test('of a reader who has gone while it waited holds no place', async () => {
    const id = await uploadFile(app, person, { taskId });
    const { downloadPath } = (await pathsOf(id))!;
    const { files } = app.portal.services;
    const read = files.read.bind(files);
    const released = Promise.withResolvers<void>();
    const waiting = spyOnRead().mockImplementation(async (key) => {
      await released.promise;
      return read(key);
    });
    const before = await openConnections();
    const sockets = await Promise.all(Array.from({ length: 8 }, () => requestWithoutReading(downloadPath)));
    await waitUntil(() => waiting.mock.calls.length === sockets.length);
    for (const socket of sockets) socket.destroy();
    await waitUntil(async () => (await openConnections()) <= before);
    released.resolve();
    expect(await (await open(downloadPath)).text()).toBe('Hej Mette');
  });

  test('that the store breaks off does not look complete', async () => {
    const id = await uploadFile(app, person, { taskId });
    const { downloadPath } = (await pathsOf(id))!;
    spyOnRead().mockImplementationOnce(async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('Hej');
          throw new Error('gone');
        })(),
      ),
    );
    await expect(open(downloadPath).then((response) => response.text())).rejects.toThrow();
  });
});

describe('the preview of a picture', () => {
  /** A PNG of 2 × 2 pixels. */
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP8z8AARAwQCgAWQgMBzz0wzgAAAABJRU5ErkJggg==',
    'base64',
  );

  test('is a PNG', async () => {
    const id = await uploadFile(app, person, { taskId }, { name: 'billede.png', bytes: PNG });
    const { previewPath } = (await pathsOf(id))!;
    const response = await open(previewPath!);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  });

  test('is missing for a picture that would take gigabytes', async () => {
    const bomb = Buffer.from(PNG);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const id = await uploadFile(app, person, { taskId }, { name: 'bombe.png', bytes: bomb });
    expect((await pathsOf(id))!.previewPath).toBeNull();
  });
});
