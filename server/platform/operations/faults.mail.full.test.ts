import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ALL_STORED_ONCE, checkStoredWrites } from '../../testing/checkStoredWrites.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startLoad } from '../../testing/load.ts';
import { startMailServer, type MailServer } from '../../testing/mailServer.ts';
import { waitUntil } from '../../testing/waitUntil.ts';

let app: TestApp;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  app = await createTestApp({ smtpUrl: mails.url, mailFrom: 'hej@portal.example' });
});
afterAll(async () => {
  await app.close();
  await mails.stop();
});

const unsent = async () =>
  (await app.db.sql<{ n: number }>('select count(*)::int as n from mail where sent_at is null'))[0]!.n;

/** Skips the minutes that a failed mail waits before its next attempt. */
async function sweep(): Promise<void> {
  await app.db.sql(
    `update mail set next_attempt_at = now(), created_at = created_at - interval '1 minute' where sent_at is null`,
  );
  await app.portal.services.jobs.send('mail.sweep', {});
}

test('no request fails while the mail server is down, and every mail arrives once when it is back', async () => {
  await mails.stop();
  const load = startLoad({ url: () => app.url, people: await Promise.all([1, 2, 3].map(() => app.world.person())) });
  await load.waitUntilDone(50);
  await load.stop();
  expect(await checkStoredWrites(load.requests, app.db.sql)).toMatchObject(ALL_STORED_ONCE);
  expect(load.requests.filter(({ isDone }) => !isDone)).toEqual([]);
  await waitUntil(async () => (await app.db.sql('select 1 from mail where last_error is null')).length === 0);

  await mails.start();
  await sweep();
  await waitUntil(async () => (await unsent()) === 0);
  const invited = load.requests.filter(({ kind }) => kind.startsWith('invitation')).map(({ name }) => name);
  expect(invited.length).toBeGreaterThan(5);
  for (const recipient of invited) expect(mails.receivedBy(recipient)).toHaveLength(1);
});

test('a mail that the server did not confirm is sent again after its delay, with the same Message-ID', async () => {
  mails.breakBeforeAnswers(1);
  const { email, token } = await app.world.person();
  await app.graphql('mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }', {
    variables: { input: { email } },
    token,
  });
  await waitUntil(
    async () =>
      (await app.db.sql('select 1 from mail where recipient = $1 and last_error is not null', [email])).length === 1,
  );
  await pause(1_000);
  expect(mails.receivedBy(email)).toHaveLength(1);
  await sweep();
  await waitUntil(async () => (await unsent()) === 0);
  const received = mails.receivedBy(email);
  expect(received).toHaveLength(2);
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
});
