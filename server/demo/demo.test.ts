import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../db/embedded/postgresServer.ts';
import { DEMO_PASSWORD } from './demoData.ts';

let dataDir: string;
let port: number;
let portal: ChildProcess;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  port = await freePort();
}, 60_000);
afterAll(() => {
  portal.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

async function start(): Promise<void> {
  portal = spawn(process.execPath, ['--import', './scripts/register.mjs', './server/demo.ts', '--without-client'], {
    env: { ...process.env, PORT: String(port), PORTAL_DATA_DIR: dataDir, NODE_OPTIONS: '' }, stdio: 'ignore',
  });
  for (let i = 0; i < 300; i++) {
    if (await call('/readyz').then(({ ok }) => ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The demo did not start');
}

async function signIn(): Promise<string> {
  const answer = await call('/api/auth/login', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'kunde@portal.example', password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

describe('the demo', () => {
  test('starts, loses nothing when it is killed in the middle, and starts again by itself', async () => {
    await start();
    const token = await signIn();
    const requests = Array.from({ length: 5 }, (_, i) => call('/api/auth/forgot-password', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `ingen${i}@portal.example` }),
    }));
    expect((await Promise.all(requests)).every(({ ok }) => ok)).toBe(true);
    await call('/api/auth/forgot-password', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'kunde@portal.example' }),
    });
    portal.kill('SIGKILL');
    await once(portal, 'exit');

    await start();
    const me = await call('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(((await me.json()) as { data: { email: string } }).data.email).toBe('kunde@portal.example');
    // The mail that was promised before the kill still goes out, once.
    let mails: { to: string }[] = [];
    for (let i = 0; i < 900 && !mails.length; i++) {
      mails = ((await (await call('/dev/mail.json')).json()) as { to: string }[]).filter(({ to }) => to === 'kunde@portal.example');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(mails).toHaveLength(1);
  }, 150_000);

  test('stops cleanly on SIGTERM: no process, no lock and no PostgreSQL stay behind', async () => {
    portal.kill('SIGTERM');
    const [code] = (await once(portal, 'exit')) as [number];
    expect(code).toBe(0);
    expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false);
    const cluster = existsSync(join(dataDir, 'postgres-folder')) ? readFileSync(join(dataDir, 'postgres-folder'), 'utf8').trim() : join(dataDir, 'postgres');
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  }, 30_000);
});
