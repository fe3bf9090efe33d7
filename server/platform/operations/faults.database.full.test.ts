import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SMTP_CONNECTIONS } from '../../providers/mail/Mailer.ts';
import { startBreakableProxy, type BreakableProxy } from '../../testing/breakableProxy.ts';
import { ALL_STORED_ONCE, checkStoredWrites } from '../../testing/checkStoredWrites.ts';
import { createWorld } from '../../testing/createWorld.ts';
import { startLoad, type Load } from '../../testing/load.ts';
import { startMailServer, type MailServer } from '../../testing/mailServer.ts';
import { startOwnCluster, type OwnCluster } from '../../testing/ownCluster.ts';
import { waitUntilReady, startReplica, type Replica } from '../../testing/replica.ts';
import type { Person } from '../../testing/World.ts';
import { SessionTokens } from '../access/tokens.ts';
import { SecretBox } from '../secrets/SecretBox.ts';

const secret = 'a-secret-that-is-only-used-in-tests-0123';
const keys = `test:${Buffer.alloc(32, 'test').toString('base64')}`;

let cluster: OwnCluster;
let databaseProxy: BreakableProxy;
let mails: MailServer;
let portal: Replica;
let people: Person[];
let load: Load;

/** Starts the portal with production settings. Its database connections go through a proxy that the tests can cut. */
const start = () =>
  startReplica({
    DATABASE_URL: databaseProxy.urlThrough(cluster.appUrl),
    JWT_SECRET: secret,
    ENCRYPTION_KEYS: keys,
    SMTP_URL: mails.url,
    MAIL_FROM: 'hej@portal.example',
    PERSISTED_ONLY: 'false',
    DRAIN_SECONDS: '0',
    DATABASE_POOL_SIZE: '5',
    LOG_LEVEL: 'fatal',
  });

beforeAll(async () => {
  [cluster, mails] = await Promise.all([startOwnCluster(), startMailServer()]);
  databaseProxy = await startBreakableProxy(cluster.appUrl);
  portal = await start();
});
afterAll(async () => {
  await portal.stop();
  await databaseProxy.close();
  await Promise.all([cluster.drop(), mails.stop()]);
});

beforeEach(async () => {
  const world = createWorld(cluster, { tokens: new SessionTokens(secret), secrets: new SecretBox(keys) });
  people = await Promise.all(
    Array.from({ length: 8 }, () => world.person({ email: `${crypto.randomUUID()}@firma.example` })),
  );
  load = startLoad({ url: () => portal.url, people });
  await load.waitUntilDone(60);
  expect(load.requests.filter(({ isDone }) => !isDone)).toEqual([]);
});
afterEach(() => load.stop());

/** Requests that were sent at or after a time and did not succeed. */
const failedSince = (from: number) => load.since(from).filter(({ isDone }) => !isDone);
/** Expects the next 100 requests to succeed. */
async function expectNoMoreFailures(): Promise<void> {
  const from = Date.now();
  await load.waitUntilDone(100);
  expect(failedSince(from)).toEqual([]);
}
const statusOf = async (path: string) => (await fetch(`${portal.url}${path}`)).status;

/** Expects every acknowledged write to be stored once, with its activity and its mail. */
async function expectWritesStoredOnce(): Promise<void> {
  await load.stop();
  const { writes, ...stored } = await checkStoredWrites(load.requests, cluster.sql);
  expect(stored).toEqual(ALL_STORED_ONCE);
  expect(writes).toBeGreaterThan(50);
}

/**
 * Expects every mail to be delivered. A mail whose sending was interrupted waits for a minute and for the sweep of
 * every minute; the test shortens the first wait. Only such a mail may be delivered twice, with the same Message-ID,
 * because the portal could not record that it was sent.
 */
async function expectMails(): Promise<void> {
  const recipients = new Set(
    load.requests.filter(({ kind, isDone }) => kind.startsWith('invitation') && isDone).map(({ name }) => name),
  );
  const waiting = () =>
    cluster.sql<{ recipient: string }>(`select recipient from mail where sent_at is null and recipient = any($1)`, [
      [...recipients],
    ]);
  while ((await waiting()).length) {
    await cluster.sql(
      `update mail set next_attempt_at = now(), created_at = created_at - interval '1 minute'
        where sent_at is null and attempts > 0 and next_attempt_at < now() + interval '55 seconds'`,
    );
    await pause(300);
  }
  for (const recipient of recipients) {
    expect(new Set(mails.receivedBy(recipient).map(({ messageId }) => messageId)).size).toBe(1);
  }
  const repeated = [...recipients].filter((recipient) => mails.receivedBy(recipient).length > 1);
  expect(repeated.length).toBeLessThanOrEqual(SMTP_CONNECTIONS);
}

describe('under load', () => {
  test('a portal that is killed loses no write and repeats none, and its next process serves', async () => {
    portal.process.kill('SIGKILL');
    expect(await portal.ended).toBe('SIGKILL');
    portal = await start();
    await expectNoMoreFailures();
    await expectWritesStoredOnce();
    await expectMails();
  });

  test('a database that is killed loses no write, and the portal is ready again without a restart', async () => {
    await cluster.kill();
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/livez')).toBe(200);
    await cluster.start();
    databaseProxy.redirectTo(cluster.port);
    await waitUntilReady(portal.url);
    await expectNoMoreFailures();
    await expectWritesStoredOnce();
    await expectMails();
    expect(portal.process.exitCode).toBeNull();
  });

  test('the portal is not ready while its connections are cut, and afterwards no request fails', async () => {
    await databaseProxy.cut();
    for (let checks = 0; checks < 8; checks += 1) {
      expect(await statusOf('/readyz')).toBe(503);
      expect(await statusOf('/livez')).toBe(200);
      await pause(250);
    }
    await databaseProxy.mend();
    await waitUntilReady(portal.url);
    await expectNoMoreFailures();
    await expectWritesStoredOnce();
    await expectMails();
  });

  test('connections that fall silent are replaced, and afterwards no request fails', async () => {
    databaseProxy.silence();
    await pause(500);
    expect(await statusOf('/readyz')).not.toBe(200);
    expect(await statusOf('/livez')).toBe(200);
    await databaseProxy.mend();
    await waitUntilReady(portal.url);
    // A connection of the pool may still be silent. The portal replaces it when its next query gets no answer.
    for (let from = Date.now(); ; from = Date.now()) {
      await load.waitUntilDone(100);
      if (failedSince(from).length === 0) break;
    }
    await expectNoMoreFailures();
    await expectWritesStoredOnce();
    await expectMails();
    expect(portal.process.exitCode).toBeNull();
  });
});
