import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { waitUntilReady } from '../../testing/replica.ts';
import { freePort } from '../db/embedded/postgresServer.ts';
import { sendMail } from '../mail/mail.jobs.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

test('with its log on a full disk, the portal loses log lines but serves requests and stops normally', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { jwtSecret, encryptionKeys } = app.config;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--import', './scripts/register.mjs', './server/main.ts'], {
    stdio: ['ignore', full, full],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: app.db.appUrl,
      JWT_SECRET: jwtSecret,
      ENCRYPTION_KEYS: encryptionKeys,
      LOG_LEVEL: 'trace',
      DRAIN_SECONDS: '0',
      METRICS_TOKEN: 'a-token-for-metrics',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hej@portal.example',
    },
  });
  const ended = once(child, 'exit');
  await waitUntilReady(url, () => child.exitCode === null && child.signalCode === null);
  const { token } = await app.world.person();
  for (let i = 0; i < 50; i += 1) {
    expect((await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  }
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test('a mail that does not fit on the disk waits, and is written once when there is room again', async () => {
  const folder = join(app.config.dataDir, 'mail');
  const part = join(folder, 'mail_disk.json.part');
  const readMail = async () =>
    (
      await app.db.sql<{ last_error: string | null; sent_at: Date | null }>(`select * from mail where id = 'mail_disk'`)
    )[0];
  const send = () => sendMail(app.portal.services, { id: 'disk', data: { id: 'mail_disk' } });
  mkdirSync(folder, { recursive: true });
  symlinkSync('/dev/full', part);
  await app.db.sql(`insert into mail (id, kind, recipient, subject, text, html, created_at, next_attempt_at)
    values ('mail_disk', 'welcome', 'disk@firma.example', 'Velkommen', 'Hej', 'Hej', now(), now())`);
  await send();
  expect(await readMail()).toMatchObject({ last_error: expect.stringContaining('ENOSPC'), sent_at: null });
  expect((await app.portal.app.inject('/readyz')).statusCode).toBe(200);

  rmSync(part);
  await app.db.sql('update mail set next_attempt_at = now()');
  await Promise.all([send(), send()]);
  expect(await readMail()).toMatchObject({ last_error: null, sent_at: expect.any(Date) });
  expect(readdirSync(folder)).toEqual(['mail_disk.json']);
});
