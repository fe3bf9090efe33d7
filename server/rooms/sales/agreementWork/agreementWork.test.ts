import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  id = await app.world.serviceAgreement(departmentId);
});
afterAll(() => app.close());

const logWork = (input: object, { agreementId = id, token = admin.token } = {}) =>
  app.graphql(
    `mutation ($id: ID!, $input: AgreementWorkInput!) {
      logAgreementWork(agreementId: $id, input: $input) { edge { node { minutes } } }
    }`,
    {
      variables: { id: agreementId, input: { workedOn: dateOf(), minutes: 60, description: 'Møde', ...input } },
      token,
    },
  );
const codeOf = async (answer: ReturnType<typeof logWork>) => (await answer).errorCode;
const minutesOf = async (agreementId: string) =>
  (
    await app.db.sql<{ minutes: number }>('select minutes from agreement_work where agreement_id = $1', [agreementId])
  ).map(({ minutes }) => minutes);

test('an admin logs work on a service agreement, and the customer can read it', async () => {
  await logWork({ minutes: 90, description: 'Opsætning af makroer' });
  await logWork({ minutes: 30 });
  expect((await logWork({ workedOn: '', minutes: 0, description: '' })).fieldErrors).toEqual({
    workedOn: 'Dato er påkrævet',
    minutes: 'Skriv, hvor lang tid der er brugt',
    description: 'Beskrivelse er påkrævet',
  });
  expect(await codeOf(logWork({}, { token: person.token }))).toBe('FORBIDDEN');
  const { data } = await app.graphql(
    `{
      viewer {
        customer {
          serviceAgreements { edges { node { workMinutes workLog { edges { node { description minutes } } } } } }
          activities(first: 1) { edges { node { entityType title } } }
        }
      }
    }`,
    { token: person.token },
  );
  expect(data.viewer.customer.serviceAgreements.edges[0]!.node).toEqual({
    workMinutes: 120,
    workLog: {
      edges: [
        { node: { description: 'Møde', minutes: 30 } },
        { node: { description: 'Opsætning af makroer', minutes: 90 } },
      ],
    },
  });
  expect(data.viewer.customer.activities.edges[0]!.node).toEqual({
    entityType: 'SERVICE_AGREEMENT_WORK',
    title: '30 min arbejde på serviceaftalen',
  });
});

test('logging work twice with one request id creates one entry, and other work with that id conflicts', async () => {
  const other = await app.world.serviceAgreement(departmentId);
  const requestId = randomUUID();
  const both = await Promise.all([logWork({ requestId }), logWork({ requestId })]);
  expect(both.map(({ data }) => data.logAgreementWork.edge.node.minutes)).toEqual([60, 60]);
  expect(await minutesOf(id)).toEqual([60]);
  for (const conflicting of [logWork({ requestId, minutes: 90 }), logWork({ requestId }, { agreementId: other })])
    expect(await codeOf(conflicting)).toBe('CONFLICT');
  expect([await minutesOf(id), await minutesOf(other)]).toEqual([[60], []]);
});

test('logging work in parallel with other work of the same request id is a conflict', async () => {
  const other = await app.world.serviceAgreement(departmentId);
  const requestId = randomUUID();
  const second = await runDuringUncommittedWrites(
    app,
    [['update agreement_work set request_id = $2 where id = $1', [await app.world.agreementWork(other), requestId]]],
    () => logWork({ requestId }),
  );
  expect(second.errors?.[0]).toMatchObject({
    message: expect.stringContaining('Det første forsøg gik igennem'),
    extensions: { code: 'CONFLICT' },
  });
  expect(await minutesOf(id)).toEqual([]);
});

test('a violation of another unique index is not reported as a repeated request', async () => {
  await app.db.sql(`create unique index only_one_a_day on agreement_work (worked_on) where agreement_id = '${id}'`);
  await logWork({ requestId: randomUUID() });
  expect(await codeOf(logWork({ requestId: randomUUID() }))).toBe('INTERNAL');
  await app.db.sql('drop index only_one_a_day');
});
