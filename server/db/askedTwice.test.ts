import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { heldBack } from '../testing/heldBack.ts';
import { ProviderEvent } from '../webhooks/ProviderEvent.ts';
import { onceUnder } from './askedTwice.ts';
import { dbRoles } from './roles.ts';

let app: TestApp;
let eventId: string;
let tries: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  eventId = randomUUID();
  tries = 0;
});
afterAll(() => app.close());

const RULE = 'provider_event_pkey';
const system = { role: dbRoles.system };
const find = async () =>
  (await app.portal.services.reads.runSql(system, 'select 1 from provider_event where event_id = $1', [eventId])).length
    ? 'found'
    : undefined;
const make = () =>
  app.portal.services.writes.run(system, async ({ em }) => {
    await em.insert(ProviderEvent, { provider: 'stripe', eventId, handledAt: new Date() });
    return 'made';
  });
const once = (rules: string[], look = find) =>
  onceUnder(rules, async () => {
    tries += 1;
    return (await look()) ?? make();
  });
/** Somebody else makes the same at the same moment, and is first. */
const asSecond = <T>(work: () => Promise<T>) =>
  heldBack(
    app,
    [[`insert into provider_event (provider, event_id, handled_at) values ('stripe', $1, now())`, [eventId]]],
    work,
  );

test('what is asked for once is made, and asked for again it is found', async () => {
  expect([await once([RULE]), await once([RULE]), tries]).toEqual(['made', 'found', 2]);
});

test('who is second by a moment finds what the first one made', async () => {
  expect(await asSecond(() => once(['another_rule', RULE]))).toBe('found');
  expect(tries).toBe(2);
});

test('a rule that it is not about is told, and nothing is tried again', async () => {
  await expect(asSecond(() => once(['another_rule']))).rejects.toMatchObject({ constraint: RULE });
  expect(tries).toBe(1);
});

test('what is taken by somebody whose things can’t be seen is told, and not tried for ever', async () => {
  await make();
  await expect(once([RULE], async () => undefined)).rejects.toMatchObject({ constraint: RULE });
  expect(tries).toBe(2);
});

test('any other failure is told as it is', async () => {
  await expect(
    onceUnder([RULE], async () => {
      tries += 1;
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(tries).toBe(1);
});
