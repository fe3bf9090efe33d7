import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { waitForEventMails } from './testing/eventMails.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const registrationOf = async (id: string) =>
  (
    await app.db.sql<{ status: string; owed_since: Date | null }>(
      'select status, owed_since from event_registration where id = $1',
      [id],
    )
  )[0]!;
const countsOf = async (eventId: string) =>
  (
    await app.db.sql<{ taken: number; waiting: number }>(
      'select registration_count as taken, waiting_count as waiting from event where id = $1',
      [eventId],
    )
  )[0];
const deleteUser = (id: string) => run('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id });
const deactivateColleague = (id: string, token: string) =>
  app.graphql('mutation ($id: ID!) { deactivateColleague(id: $id) { deactivated { deletedId } } }', {
    variables: { id },
    token,
  });

describe('a user who is deactivated', () => {
  test.each(['by a colleague', 'by an admin'])('%s gives up coming places, which are offered on', async (by) => {
    const administrator = await app.world.person({ companyRole: 'ADMINISTRATOR' });
    const person = await app.world.person({ customerId: administrator.customerId });
    const title = `Fuldt møde ${by}`;
    const eventId = await app.world.event({ capacity: 1, title });
    const place = await app.world.eventRegistration(eventId, { person });
    const next = await app.world.eventRegistration(eventId, { status: 'WAITLISTED' });
    const queued = await app.world.eventRegistration(await app.world.event(), { person, status: 'WAITLISTED' });
    const past = await app.world.eventRegistration(await app.world.event({ date: '2020-01-01' }), { person });
    const colleagues = await app.world.eventRegistration(eventId, { person: administrator, status: 'CANCELLED' });
    const answer = await (by === 'by an admin'
      ? deleteUser(person.id)
      : deactivateColleague(person.id, administrator.token));
    expect(answer.errors).toBeUndefined();
    expect((await registrationOf(place)).status).toBe('CANCELLED');
    expect((await registrationOf(next)).status).toBe('OFFERED');
    expect((await registrationOf(queued)).status).toBe('CANCELLED');
    expect((await registrationOf(past)).status).toBe('REGISTERED');
    expect((await registrationOf(colleagues)).status).toBe('CANCELLED');
    expect(await countsOf(eventId)).toEqual({ taken: 1, waiting: 0 });
    const mails = await waitForEventMails(app, person.email, 2);
    expect(mails.find(({ subject }) => subject.includes(title))?.calendar?.method).toBe('CANCEL');
  });

  test('pays nothing for a place that is given up in time', async () => {
    const person = await app.world.person();
    const eventId = await app.world.event({ price: 1_000_00 });
    const place = await app.world.eventRegistration(eventId, { person, price: 1_000_00, owed_since: new Date() });
    await deleteUser(person.id);
    expect(await registrationOf(place)).toEqual({ status: 'CANCELLED', owed_since: null });
  });

  test('keeps the places when the deactivation is refused', async () => {
    const administrator = await app.world.person({ companyRole: 'ADMINISTRATOR' });
    const place = await app.world.eventRegistration(await app.world.event(), { person: administrator });
    const answer = await deactivateColleague(administrator.id, administrator.token);
    expect(refusalOf(answer)?.[0]).toBe('CONFLICT');
    expect((await registrationOf(place)).status).toBe('REGISTERED');
  });
});
