import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dbRoles } from '../db/roles.ts';
import { freePort } from '../db/embedded/postgresServer.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { isReady } from '../testing/replica.ts';

/** Its database and its world; it serves nobody here, and runs no job. */
jest.retryTimes(0);
let app: TestApp;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

async function startPortal(program: string[], { log = 'ignore' as 'ignore' | number, ...settings }: { log?: 'ignore' | number; [name: string]: unknown } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { jwtSecret, encryptionKeys, dataDir } = app.config;
  const child = spawn(process.execPath, ['--import', './scripts/register.mjs', ...program], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: url, DATABASE_URL: app.db.appUrl, JWT_SECRET: jwtSecret, ENCRYPTION_KEYS: encryptionKeys,
      PORTAL_DATA_DIR: dataDir, PERSISTED_ONLY: 'false', DRAIN_SECONDS: '0', METRICS_TOKEN: 'a-token-for-metrics', MAIL_FROM: 'hej@portal.example', ...(settings as object),
    },
  });
  child.once('exit', (...how) => process.stdout.write(JSON.stringify(how)));
  await isReady(url, () => child.exitCode === null && child.signalCode === null);
  return { url, child };
}

async function stop(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return (await ended)[0];
}

async function eventually<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + 15_000; Date.now() < until; await pause(100)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error('It never happened');
}

test('a log on a full disk is lost, and the portal serves on', async () => {
  const { url, child } = await startPortal(['./server/main.ts'], { log: openSync('/dev/full', 'w'), LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:9' });
  const { token } = await app.world.person();
  for (let i = 0; i < 50; i += 1) {
    expect((await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  }
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await stop(child)).toBe(0);
}, 60_000);

const canLimit = spawnSync('prlimit', ['--version']).status === 0;
(canLimit ? test : test.skip)('a mail that a full disk does not take waits, and is there once when there is room again', async () => {
  const folder = join(app.config.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  const mails = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')).filter((text) => text.includes('disk@firma.example'));
  const stored = async () => (await app.db.sql<{ attempts: number; last_error: string | null; sent_at: Date | null }>(`select * from mail where recipient = 'disk@firma.example'`))[0]!;
  const { url, child } = await startPortal(['./server/demo.ts', '--without-client'], { log: openSync('/tmp/faults/demo.log', 'w') });
  const room = (bytes: string) => spawnSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);

  room('0');
  await app.portal.services.writes.run({ role: dbRoles.auth }, async ({ mail }) => mail({ kind: 'welcome', to: 'disk@firma.example', subject: 'Velkommen', product: 'Portalen', greeting: 'Hej', paragraphs: ['Hej'] }));
  expect(await eventually(async () => (await stored()).last_error ?? undefined)).toMatch(/EFBIG|ENOSPC/);
  expect(mails()).toEqual([]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  room('unlimited');
  await app.db.sql(`update mail set next_attempt_at = now(), created_at = created_at - interval '1 minute'`);
  await app.portal.services.jobs.send('mail.sweep', {});
  await eventually(async () => (await stored()).sent_at ?? undefined);
  expect(mails()).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  expect((await stored()).attempts).toBe(2);
  expect(await stop(child)).toBe(0);
}, 60_000);
