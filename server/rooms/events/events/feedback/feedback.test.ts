import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../../domain/basics/dates.ts';
import { CUSTOMER_VARIABLE, dbRoles, USER_VARIABLE, type DbRole } from '../../../../platform/db/roles.ts';
import { connectClient } from '../../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../../testing/runAs.ts';
import type { Person } from '../../../../testing/World.ts';
import { eraseGuests } from '../eraseGuests.ts';
import { registrationKey } from '../timedMails/registrationKey.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const inDays = (days: number) => addDays(dateOf(), days);
const pastEvent = (fields: object = {}) => app.world.event({ date: inDays(-2), ...fields });
const give = (eventId: string, token: string, input: object = { rating: 4, comment: 'Godt' }) =>
  run(
    `mutation ($eventId: ID!, $input: EventFeedbackInput!) {
      giveEventFeedback(eventId: $eventId, input: $input) {
        materialLink viewerRegistration { feedback { rating comment name report { count } } }
      }
    }`,
    { eventId, input },
    token,
  );
const FORM = 'title closedReason materialLink feedback { rating comment report { count } }';
const giveByKey = (key: string, input: object = { rating: 4 }) =>
  app.graphql(
    `mutation ($key: String!, $input: EventFeedbackInput!) {
      giveEventFeedbackByKey(key: $key, input: $input) { ${FORM} }
    }`,
    { variables: { key, input } },
  );
const formOf = (key: string) =>
  app.graphql(`query ($key: String!) { eventFeedback(key: $key) { ${FORM} } }`, { variables: { key } });
const reportOf = async (eventId: string, after?: string) =>
  (
    await run(
      `query ($eventId: ID!, $after: String) { admin { eventFeedback(eventId: $eventId) {
        count average ratings { rating count }
        feedback(first: 2, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { rating comment name company } }
        }
      } } }`,
      { eventId, after },
    )
  ).data.admin.eventFeedback;
const rowsOf = (eventId: string) =>
  app.db.sql('select rating, comment from event_feedback where event_id = $1 order by id', [eventId]);

/** A guest with a place at an event, and the key of the link in the mail to the guest. */
async function guestOf(eventId: string, fields: object = {}) {
  const linkKey = `noegle-${eventId}-${Math.random().toString(36).slice(2)}`;
  const id = await app.world.eventRegistration(eventId, { link_key: linkKey, ...fields });
  return {
    id,
    linkKey,
    key: registrationKey(app.config, 'event-feedback', { id, linkKey }, new Date(Date.now() + 9e6)),
  };
}

describe('feedback of a signed-in participant', () => {
  test('is stored once, can be changed, and is not trusted with wrong values', async () => {
    const person = await app.world.person();
    const eventId = await pastEvent({ material_link: 'https://materiale.example/x' });
    await app.world.eventRegistration(eventId, { person, name: 'Mie Medlem' });
    for (const [input, field] of [
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 3, comment: 'x'.repeat(2_001) }, 'comment'],
    ] as const) {
      const { errorCode, fieldErrors } = await give(eventId, person.token, input);
      expect([errorCode, Object.keys(fieldErrors ?? {}).map((name) => name.split('.').at(-1))]).toEqual([
        'BAD_USER_INPUT',
        [field],
      ]);
    }
    expect(await rowsOf(eventId)).toEqual([]);
    const first = await give(eventId, person.token, { rating: 5, comment: '  <b>Godt</b> \u{1f600} ' });
    expect(first.data.giveEventFeedback).toEqual({
      materialLink: 'https://materiale.example/x',
      viewerRegistration: {
        feedback: { rating: 5, comment: '<b>Godt</b> \u{1f600}', name: 'Mie Medlem', report: null },
      },
    });
    await Promise.all([2, 2, 2].map((rating) => give(eventId, person.token, { rating })));
    expect(await rowsOf(eventId)).toEqual([{ rating: 2, comment: null }]);
  });

  test('is refused before the end, after 30 days, when cancelled, and without a place', async () => {
    const person = await app.world.person();
    const refusal = async (fields: Record<string, unknown>, registration: Record<string, unknown> = {}) => {
      const eventId = await app.world.event(fields);
      await app.world.eventRegistration(eventId, { person, ...registration });
      return refusalOf(await give(eventId, person.token));
    };
    expect(await refusal({ date: inDays(1) })).toEqual(['CONFLICT', 'Du kan give feedback, når eventet er slut']);
    expect(await refusal({ date: inDays(-32) })).toEqual([
      'CONFLICT',
      'Fristen for feedback er udløbet. Den var 30 dage.',
    ]);
    expect(await refusal({ date: inDays(-2), status: 'CANCELLED' })).toEqual(['CONFLICT', 'Eventet er aflyst']);
    for (const status of ['WAITLISTED', 'CANCELLED', 'REQUESTED', 'OFFERED'])
      expect((await refusal({ date: inDays(-2) }, { status }))?.[0]).toBe('CONFLICT');
    const draft = await pastEvent({ status: 'DRAFT' });
    await app.world.eventRegistration(draft, { person });
    expect(refusalOf(await give(draft, person.token))?.[0]).toBe('NOT_FOUND');
    expect(refusalOf(await give(await pastEvent(), person.token))?.[0]).toBe('NOT_FOUND');
  });

  test('is refused to an API token and to an admin who acts as the person', async () => {
    const person = await app.world.person();
    const eventId = await pastEvent();
    await app.world.eventRegistration(eventId, { person });
    const { token } = await app.world.apiToken(person.customerId!, 'READ_WRITE');
    const impersonated = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    for (const caller of [token, impersonated.token])
      expect(refusalOf(await give(eventId, caller))?.[0]).toBe('FORBIDDEN');
    expect(await rowsOf(eventId)).toEqual([]);
  });
});

describe('feedback by the link of a mail', () => {
  test('is stored by the mutation alone, and can be changed', async () => {
    const eventId = await pastEvent({ title: 'Med link', material_link: 'https://materiale.example/y' });
    const { key } = await guestOf(eventId);
    await app.portal.app.inject({ method: 'GET', url: `/events/feedback?key=${key}` });
    await app.portal.app.inject({ method: 'HEAD', url: `/events/feedback?key=${key}` });
    expect((await formOf(key)).data.eventFeedback).toEqual({
      title: 'Med link',
      closedReason: null,
      materialLink: 'https://materiale.example/y',
      feedback: null,
    });
    expect(await rowsOf(eventId)).toEqual([]);
    await giveByKey(key, { rating: 3, comment: 'Fint' });
    expect((await giveByKey(key, { rating: 4, comment: 'Bedre' })).data.giveEventFeedbackByKey.feedback).toEqual({
      rating: 4,
      comment: 'Bedre',
      report: null,
    });
    expect(await rowsOf(eventId)).toEqual([{ rating: 4, comment: 'Bedre' }]);
  });

  test('works for a member who is not signed in, and is the same feedback', async () => {
    const person = await app.world.person();
    const eventId = await pastEvent();
    const { key } = await guestOf(eventId, { person });
    await give(eventId, person.token, { rating: 2 });
    expect((await formOf(key)).data.eventFeedback.feedback.rating).toBe(2);
    await giveByKey(key, { rating: 5 });
    expect(await rowsOf(eventId)).toEqual([{ rating: 5, comment: null }]);
  });

  test('is refused for keys of other purposes, outdated keys, and an event that is not over', async () => {
    const guest = await guestOf(await pastEvent());
    const later = new Date(Date.now() + 9e6);
    for (const key of [
      '',
      guest.linkKey,
      `${guest.key}x`,
      registrationKey(app.config, 'event-mails', guest, later),
      registrationKey(app.config, 'event-feedback', guest, new Date(Date.now() - 1_000)),
      registrationKey(app.config, 'event-feedback', { ...guest, linkKey: 'en-anden' }, later),
    ])
      for (const call of [formOf, giveByKey]) expect(refusalOf(await call(key))?.[0]).toBe('NOT_FOUND');
    const early = await guestOf(await app.world.event());
    expect(refusalOf(await giveByKey(early.key))?.[0]).toBe('CONFLICT');
    expect((await formOf(early.key)).data.eventFeedback.closedReason).toMatch(/når eventet er slut/);
  });
});

describe('the report', () => {
  test('has the average, the distribution and pages of all feedback, and follows it live', async () => {
    const eventId = await pastEvent();
    expect(await reportOf(eventId)).toMatchObject({ count: 0, average: null, feedback: { edges: [] } });
    for (const [i, rating] of [5, 4, 4].entries())
      await giveByKey((await guestOf(eventId, { name: `Gæst ${i}`, company: 'Firma' })).key, { rating });
    await giveByKey((await guestOf(await pastEvent())).key, { rating: 1 });
    const report = await reportOf(eventId);
    expect(report.count).toBe(3);
    expect(report.average).toBeCloseTo(13 / 3);
    expect(report.ratings.map(({ count }) => count)).toEqual([0, 0, 0, 2, 1]);
    expect(report.feedback.edges.map(({ node }) => node.name)).toEqual(['Gæst 2', 'Gæst 1']);
    const next = await reportOf(eventId, report.feedback.pageInfo.endCursor ?? undefined);
    expect(next.feedback).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: false },
      edges: [{ node: { rating: 5 } }],
    });
  });

  test('is closed to customers, also to an administrator of the same company', async () => {
    const person = await app.world.person();
    const colleague = await app.world.person({ customerId: person.customerId });
    const eventId = await pastEvent({ material_link: 'https://materiale.example/z' });
    await app.world.eventRegistration(eventId, { person });
    await give(eventId, person.token);
    expect(
      refusalOf(
        await run(
          'query ($id: ID!) { admin { eventFeedback(eventId: $id) { count } } }',
          { id: eventId },
          colleague.token,
        ),
      )?.[0],
    ).toBe('FORBIDDEN');
    const { events } = (
      await run(
        '{ events(first: 100) { edges { node { id materialLink viewerRegistration { feedback { rating } } } } } }',
        {},
        colleague.token,
      )
    ).data as { events: { edges: { node: { id: string } }[] } };
    expect(events.edges.find(({ node }) => node.id === eventId)?.node).toMatchObject({
      materialLink: null,
      viewerRegistration: null,
    });
  });
});

test('row-level security shows and takes feedback of the own place alone', async () => {
  const [one, other] = await Promise.all([app.world.person(), app.world.person()]);
  const eventId = await pastEvent();
  const own = await app.world.eventRegistration(eventId, { person: one });
  const foreign = await app.world.eventRegistration(eventId, { person: other });
  const waiting = await app.world.eventRegistration(await pastEvent(), { person: one, status: 'WAITLISTED' });
  await give(eventId, other.token);
  const client = await connectClient(app);
  const runIn = async (role: DbRole, text: string, values: unknown[] = [], userId = one.id) => {
    await client.query(
      `select set_config('role', '${role}', false), set_config('${CUSTOMER_VARIABLE}', $1, false),
         set_config('${USER_VARIABLE}', $2, false)`,
      [one.customerId, userId],
    );
    return client.query(text, values);
  };
  const insert = `insert into event_feedback (id, event_id, registration_id, rating, created_at, changed_at)
    values ($1, $2, $3, 5, now(), now())`;
  try {
    expect((await runIn(dbRoles.customer, 'select * from event_feedback')).rows).toEqual([]);
    expect((await runIn(dbRoles.customer, 'update event_feedback set rating = 1')).rowCount).toBe(0);
    for (const [id, registration] of [
      ['efb_x', foreign],
      ['efb_y', waiting],
    ])
      await expect(runIn(dbRoles.customer, insert, [id, eventId, registration])).rejects.toThrow(/row-level security/);
    await expect(runIn(dbRoles.attendee, insert, ['efb_z', eventId, own])).rejects.toThrow(/row-level security/);
    expect((await runIn(dbRoles.attendee, 'select * from event_feedback')).rows).toEqual([]);
    for (const role of [dbRoles.public, dbRoles.signUp, dbRoles.sales])
      await expect(runIn(role, 'select * from event_feedback')).rejects.toThrow(/permission denied/);
    await expect(runIn(dbRoles.admin, 'update event_feedback set rating = 1')).rejects.toThrow(/permission denied/);
    expect((await runIn(dbRoles.customer, insert, ['efb_ok', eventId, own])).rowCount).toBe(1);
    for (const role of [dbRoles.customer, dbRoles.admin, dbRoles.attendee])
      await expect(runIn(role, 'select * from sent_timed_mail')).rejects.toThrow(/permission denied/);
    for (const role of [dbRoles.customer, dbRoles.admin, dbRoles.attendee])
      await expect(runIn(role, 'select * from muted_address')).rejects.toThrow(/permission denied/);
  } finally {
    await client.end();
  }
});

test('the texts of guests are erased with their data, and their ratings stay', async () => {
  const eventId = await app.world.event({ date: inDays(-92) });
  const guest = await guestOf(eventId);
  await app.world.eventFeedback(eventId, guest.id, { rating: 5, comment: 'Mit nummer er 20304050' });
  await eraseGuests(app.portal.services, { id: '', data: {} });
  expect(await rowsOf(eventId)).toEqual([{ rating: 5, comment: null }]);
  expect((await reportOf(eventId)).feedback.edges[0]!.node).toMatchObject({ name: null, company: null });
  expect(refusalOf(await formOf(guest.key))?.[0]).toBe('NOT_FOUND');
});
