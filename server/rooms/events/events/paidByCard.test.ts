import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import type { Person } from '../../../testing/World.ts';
import { applyOutcome } from '../../money/payments/settle.service.ts';
import { payByCard } from '../../money/payments/testing/payByCard.ts';
import { entriesOf, paidEvent, PRICE, placeCalls } from './testing/paidEvent.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const { run, register, unregister } = placeCalls(() => ({ app, admin }));

async function personWithCard(number?: string) {
  const person = await app.world.person();
  const departmentId = await app.world.department(person.customerId!);
  await payByCard(app, providers, { token: person.token, departmentId, ...(number && { number }) });
  return person;
}
const statesOf = async (eventId: string) =>
  (await entriesOf(app, eventId)).map(({ net, status, method }) => [net, status, method]);
const mailsTo = async ({ email }: Person) =>
  (
    await app.db.sql<{ kind: string }>(
      `select kind from mail where recipient = $1 and kind like 'event-%' order by id`,
      [email],
    )
  ).map(({ kind }) => kind);

test('a place is charged, confirmed by a mail, and taken back by a negative entry without invoices', async () => {
  const person = await personWithCard();
  const eventId = await paidEvent(app);
  const { data } = await register(eventId, person);
  expect(data.registerForEvent.viewerRegistration).toMatchObject({ entry: { status: 'PAID', method: 'CREDIT_CARD' } });
  expect(await mailsTo(person)).toEqual(['event-registered']);
  await unregister(eventId, person);
  expect(await statesOf(eventId)).toEqual([
    [PRICE, 'PAID', 'CREDIT_CARD'],
    [-PRICE, 'PENDING', 'INVOICE'],
  ]);
  const [, credit] = await entriesOf(app, eventId);
  const { errors } = await run('mutation ($id: ID!) { markPaid(entryId: $id) { status } }', { id: credit!.id });
  expect(errors).toBeUndefined();
  expect((await statesOf(eventId)).map(([, status]) => status)).toEqual(['PAID', 'PAID']);
});

test('a refused card gives the place back, and the person can try again', async () => {
  const person = await personWithCard(cardNumbers.declinedWhenCharged);
  const eventId = await paidEvent(app, { capacity: 1 });
  for (const attempt of [1, 2]) {
    expect((await register(eventId, person)).errorCode).toBe('PAYMENT_FAILED');
    expect(await statesOf(eventId)).toEqual(Array.from({ length: attempt }, () => [PRICE, 'FAILED', 'CREDIT_CARD']));
  }
  expect(await app.db.sql('select registration_count as n from event where id = $1', [eventId])).toEqual([{ n: 0 }]);
  expect(await mailsTo(person)).toEqual(['event-unregistered', 'event-unregistered']);
});

test('a charge that succeeds after the place was given back is taken back', async () => {
  const person = await personWithCard(cardNumbers.confirmedAtEachCharge);
  const eventId = await paidEvent(app);
  const { data } = await register(eventId, person);
  expect(data.registerForEvent.viewerRegistration).toMatchObject({ entry: { status: 'PENDING' } });
  await unregister(eventId, person);
  const [entry] = await entriesOf(app, eventId);
  expect(entry!.status).toBe('CANCELLED');
  const { services } = app.portal;
  const settle = () =>
    services.writes.run({ role: 'portal_system' }, (write) =>
      applyOutcome(write, services, {
        entryId: entry!.id,
        attempt: 1,
        outcome: { status: 'PAID', providerId: 'pi_late' },
      }),
    );
  await settle();
  await settle();
  expect(await statesOf(eventId)).toEqual([
    [PRICE, 'PAID', 'CREDIT_CARD'],
    [-PRICE, 'PENDING', 'INVOICE'],
  ]);
});
