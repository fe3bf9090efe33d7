import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { demoConfig } from '../../../platform/config.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { documentLink } from './documentLink.ts';
import { bookkeepingLink } from './serveBookkeeping.ts';

const READ_SECONDS = 2;
/** Rows of one kilobyte, twice as many as kernels buffer at most for a client that does not read: ten megabytes. */
const ROWS = 20_000;
const ROWS_OF_A_BATCH = 500;

let app: TestApp;
let departmentId: string;
const { limits } = demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, {});
beforeAll(async () => {
  app = await createTestApp({ limits: { ...limits, answerReadSeconds: READ_SECONDS } }, { runJobs: false });
  departmentId = await app.world.department(await app.world.company());
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

/** Sends a request and reads nothing of its answer until `resume` is called. */
async function requestWithoutReading(path: string): Promise<{ socket: Socket; closed: Promise<void> }> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).pause();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`);
  return { socket, closed };
}

async function invoiceOf(lines: number): Promise<string> {
  const id = await app.world.invoice(departmentId);
  const entryId = await app.world.ledgerEntry(departmentId, { invoice_id: id });
  await app.db.sql(
    `insert into invoice_line (invoice_id, position, customer_id, entry_id, description, net, vat, gross)
     select id, i, customer_id, $2, 'Licens, måned ' || i, 100000, 25000, 125000
     from invoice, generate_series(1, $3::int) i where id = $1`,
    [id, entryId, lines],
  );
  return id;
}

const openConnections = () =>
  new Promise<number>((resolve) => app.portal.app.server.getConnections((_, count) => resolve(count)));

/** The database connections of the portal that run a statement or are in a transaction. */
const busyConnections = async () =>
  (
    await app.db.sql(
      `select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
         and state <> 'idle'`,
    )
  ).length;

describe("a reader of the accountant's file", () => {
  beforeAll(async () => {
    await app.db.sql(
      `insert into invoice (id, customer_id, department_id, kind, number, issued_on, method, seller, buyer,
         contact_person, net, vat, gross, open, created_at)
       select 'invc_slow' || i, customer_id, id, 'INVOICE', 10000000 + i, '2023-05-01', 'INVOICE', '{}',
         jsonb_build_object('name', repeat('x', 1000), 'department', 'x', 'vatNumber', 'x'), 'x', 100, 25, 125, 0, now()
       from department, generate_series(1, ${ROWS}) i where id = $1`,
      [departmentId],
    );
  });

  test('is closed when it never reads, and until then costs one batch of rows and no connection', async () => {
    const { services } = app.portal;
    const path = bookkeepingLink(services, { from: '2023-05-01', to: '2023-05-31' });
    const reads = jest.spyOn(services.reads, 'runSql');
    const { socket, closed } = await requestWithoutReading(path);
    let count = -1;
    await waitUntil(async () => {
      await pause(300);
      const isStalled = reads.mock.calls.length === count;
      count = reads.mock.calls.length;
      return isStalled && count > 1;
    });
    expect(count).toBeLessThan(ROWS / ROWS_OF_A_BATCH);
    expect(await busyConnections()).toBe(0);
    // A socket that is paused does not see that the other end has closed it.
    await waitUntil(async () => (await openConnections()) === 0);
    expect(await busyConnections()).toBe(0);
    socket.resume();
    await closed;
    expect(reads.mock.calls).toHaveLength(count);
  });

  test('gets all of the file when it reads slowly', async () => {
    const { services } = app.portal;
    const path = bookkeepingLink(services, { from: '2023-05-01', to: '2023-05-31' });
    const { socket, closed } = await requestWithoutReading(path);
    let bytes = 0;
    socket.on('data', ({ length }) => {
      bytes += length;
      socket.pause();
    });
    const started = Date.now();
    const reading = setInterval(() => socket.resume(), 15);
    socket.on('data', (part) => String(part).endsWith('0\r\n\r\n') && socket.destroy());
    await closed;
    clearInterval(reading);
    expect(Date.now() - started).toBeGreaterThan(READ_SECONDS * 1_000);
    expect(bytes).toBeGreaterThan(ROWS * 1_000);
  });
});

describe('a burst of requests for a PDF', () => {
  const LINES = 200;

  test('is rendered two at a time, refused beyond the queue, and readers that have gone hold no slot', async () => {
    const invoiceId = await invoiceOf(LINES);
    const path = documentLink(app.portal.services, { id: invoiceId, readerId: null });
    const started = Date.now();
    const gone = await Promise.all(Array.from({ length: 40 }, () => requestWithoutReading(path)));
    await pause(200);
    gone.forEach(({ socket }) => socket.destroy());
    expect((await app.portal.app.inject(path)).statusCode).toBe(200);
    // Forty documents of so many lines take at least ten seconds.
    expect(Date.now() - started).toBeLessThan(8_000);

    const shorter = documentLink(app.portal.services, { id: await invoiceOf(LINES / 2), readerId: null });
    // One address waits for one slot at a time, so the requests come from sixty.
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        app.portal.app.inject({ url: shorter, headers: { 'x-forwarded-for': `198.51.100.${i + 1}` } }),
      ),
    );
    const busy = answers.filter(({ statusCode }) => statusCode === 429);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.length).toBeLessThanOrEqual(8);
    expect(busy[0]).toMatchObject({
      headers: { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' },
      body: 'Der hentes mange dokumenter lige nu. Prøv igen om lidt.',
    });
    expect(busy[0]!.headers).not.toHaveProperty('content-disposition');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60 - busy.length);
  });

  test('serves others while readers do not read', async () => {
    const path = documentLink(app.portal.services, { id: await invoiceOf(3), readerId: null });
    const readers = await Promise.all(Array.from({ length: 20 }, () => requestWithoutReading(path)));
    expect((await app.portal.app.inject(path)).statusCode).toBe(200);
    readers.forEach(({ socket }) => socket.destroy());
  });
});
