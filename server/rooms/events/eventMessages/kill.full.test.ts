import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { messageCalls } from './testing/messageCalls.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const { begin, carryOut, mailsOf, history } = messageCalls(
  () => app,
  runAs(() => ({ app, token: admin.token })),
);

const PEOPLE = 5;

/** Sends a message in a separate portal process, which is killed with SIGKILL at its third recipient. */
const sendAndDie = (id: string, moment: string) => runAndDie(app, 'sendMessageAndDie', { id, recipient: 3, moment });

test.each([
  ['before the commit', 2],
  ['after the commit', 3],
])('each person is mailed once, although a process is killed %s of a recipient', async (moment, mailedBefore) => {
  const eventId = await app.world.event();
  for (let count = 0; count < PEOPLE; count += 1) await app.world.eventRegistration(eventId);
  const id = await begin(eventId);
  expect(await sendAndDie(id, moment)).toBe('SIGKILL');
  expect(await mailsOf(id)).toHaveLength(mailedBefore);
  await carryOut(id);
  const recipients = (await mailsOf(id)).map(({ recipient }) => recipient);
  expect(recipients).toHaveLength(PEOPLE);
  const all = await app.db.sql(`select 1 from mail where kind = 'event-message' and recipient = any($1)`, [recipients]);
  expect(all).toHaveLength(PEOPLE);
  expect(await history(eventId)).toMatchObject([{ state: 'SENDING', recipientCount: PEOPLE, sentCount: 0 }]);
});
