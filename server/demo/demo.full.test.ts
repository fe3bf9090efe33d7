import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort } from '../platform/db/embedded/postgresServer.ts';
import { DEMO_PASSWORD } from './demoData.ts';

const CUSTOMER = 'kunde@portal.example';

let dataDir: string;
let port: number;
let portal: ChildProcess;
let output: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  port = await freePort();
});
afterEach(() => {
  portal.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
const post = (path: string, body: object) =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const isReady = () =>
  call('/readyz').then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the demo on the test's data folder without waiting until it is ready. */
function spawnDemo(): void {
  output = '';
  portal = spawn(process.execPath, ['--import', './scripts/register.mjs', './server/demo.ts', '--without-client'], {
    env: { ...process.env, PORT: String(port), PORTAL_DATA_DIR: dataDir, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [portal.stdout!, portal.stderr!])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
}

async function startDemo(): Promise<void> {
  spawnDemo();
  await until(isReady);
}

/** Waits for a condition. A test whose condition never becomes true ends by jest's time limit. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) {
    if (portal.exitCode !== null) throw new Error(`The demo ended:\n${output}`);
    await pause(20);
  }
}

const clusterFolder = () => {
  const pointer = join(dataDir, 'postgres-folder');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
};
const killDatabase = () =>
  process.kill(Number(readFileSync(join(clusterFolder(), 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
const databaseStarts = () =>
  readFileSync(join(dirname(clusterFolder()), 'postgres.log'), 'utf8').split('ready to accept connections').length - 1;

async function signIn(): Promise<string> {
  const answer = await post('/api/auth/login', { email: CUSTOMER, password: DEMO_PASSWORD });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function taskNames(token: string): Promise<string[]> {
  const query = `{
      viewer {
        customer { clipCards(first: 50) { edges { node { tasks(first: 50) { edges { node { name } } } } } } }
      }
    }`;
  const answer = await call('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as {
    data: { viewer: { customer: { clipCards: List<{ tasks: List<{ name: string }> }> } } };
  };
  return nodesOf(data.viewer.customer.clipCards)
    .flatMap(({ tasks }) => nodesOf(tasks))
    .map(({ name }) => name);
}

interface List<Node> {
  edges: { node: Node }[];
}

const nodesOf = <Node>({ edges }: List<Node>) => edges.map(({ node }) => node);

describe('the demo', () => {
  test('keeps sessions and queued mails when it is killed, and leaves no lock files when it is stopped', async () => {
    await startDemo();
    const token = await signIn();
    const requests = Array.from({ length: 5 }, (_, i) =>
      post('/api/auth/forgot-password', { email: `ingen${i}@portal.example` }),
    );
    expect((await Promise.all(requests)).every(({ ok }) => ok)).toBe(true);
    await post('/api/auth/forgot-password', { email: CUSTOMER });
    portal.kill('SIGKILL');
    await once(portal, 'exit');

    await startDemo();
    const me = await call('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(((await me.json()) as { data: { email: string } }).data.email).toBe(CUSTOMER);
    // The mail that was requested before the kill is sent once.
    const mails = async () =>
      ((await (await call('/dev/mail.json')).json()) as { to: string; subject: string }[]).filter(
        ({ to, subject }) => to === CUSTOMER && subject === 'Nulstil din adgangskode',
      );
    await until(async () => (await mails()).length > 0);
    expect(await mails()).toHaveLength(1);

    portal.kill('SIGTERM');
    const [code] = (await once(portal, 'exit')) as [number];
    expect(code).toBe(0);
    expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false);
    expect(existsSync(join(clusterFolder(), 'postmaster.pid'))).toBe(false);
  });

  test('continues in the same process when its PostgreSQL is killed', async () => {
    await startDemo();
    const token = await signIn();
    killDatabase();
    await until(() => databaseStarts() === 2);
    await until(isReady);
    expect((await call('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
    expect(portal.exitCode).toBeNull();
  });

  test('finishes its start when PostgreSQL is killed during the start, and is ready only then', async () => {
    spawnDemo();
    await until(() => existsSync(join(dataDir, 'demo-data-unfinished')));
    killDatabase();
    await until(isReady);
    expect(existsSync(join(dataDir, 'demo-data-unfinished'))).toBe(false);
    const names = await taskNames(await signIn());
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  });

  test('finishes loading its data at the next start after a kill', async () => {
    spawnDemo();
    await until(() =>
      call('/livez').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const wasReady = await isReady();
    portal.kill('SIGKILL');
    await once(portal, 'exit');
    expect([wasReady, existsSync(join(dataDir, 'demo-data-unfinished'))]).toEqual([false, true]);
    await startDemo();
    const names = await taskNames(await signIn());
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  });
});
