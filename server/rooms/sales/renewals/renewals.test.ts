import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { agreementDecisionDate, licenseDecisionDate } from '../../../../domain/sales/renewals.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { expireEnded, renewEnded, sendReminders } from './renewal.jobs.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let installationId: string;
const today = dateOf();
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  await app.db.sql('update license set deleted_at = now()');
  await app.db.sql('update service_agreement set deleted_at = now()');
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!, 'Kundeservice');
  installationId = await app.world.installation(departmentId);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const readQueue = async (group: string) =>
  (
    await run(
      `{ admin { renewals(group: ${group}) { edges { node {
        subjectId kind title quantity endDate decisionDate note snoozedUntil owner { name } customer { id }
      } } } } }`,
    )
  ).data.admin.renewals.edges.map(({ node }) => node) as {
    subjectId: string;
    decisionDate: string;
  }[];
const subjects = async (group: string) => (await readQueue(group)).map(({ subjectId }) => subjectId);
const createLicense = (decisionIn: number, fields: object = {}) =>
  app.world.license(installationId, { valid_until: addDays(today, decisionIn + 30), ...fields });
const saveRenewal = (subjectId: string, input: object) =>
  run(
    `mutation ($id: ID!, $input: RenewalInput!) {
      saveRenewal(subjectId: $id, input: $input) { note owner { name } snoozedUntil }
    }`,
    { id: subjectId, input },
  );
const saveVersion = (subjectId: string, version: number, note: string) =>
  run(
    `mutation ($id: ID!, $version: Int, $input: RenewalInput!) {
      saveRenewal(subjectId: $id, version: $version, input: $input) { note version }
    }`,
    { id: subjectId, version, input: { note } },
  );
const decide = (decision: 'renew' | 'letExpire', subjectId: string, token?: string) =>
  run(`mutation ($id: ID!) { ${decision}(subjectId: $id) { deletedId } }`, { id: subjectId }, token);

describe('the queue of renewals', () => {
  test('lists licences and agreements by decision date in three groups, overdue ones in the first', async () => {
    const overdue = await createLicense(-5);
    const soon = await createLicense(30);
    const later = await createLicense(31);
    const last = await createLicense(90);
    await createLicense(91);
    await createLicense(10, { status: 'EXPIRED' });
    const agreement = await app.world.serviceAgreement(departmentId, { end_date: addMonths(addDays(today, 45), 3) });
    expect(await subjects('DAYS_30')).toEqual([overdue, soon]);
    expect((await subjects('DAYS_60')).sort()).toEqual([later, agreement].sort());
    expect(await subjects('DAYS_90')).toEqual([last]);
    expect(await readQueue('DAYS_60')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          subjectId: later,
          kind: 'LICENSE',
          title: expect.stringMatching(/^Suite Team · /),
          decisionDate: addDays(today, 31),
          customer: { id: person.customerId },
        }),
        expect.objectContaining({
          subjectId: agreement,
          kind: 'SERVICE_AGREEMENT',
          title: 'Serviceaftale · Kundeservice',
        }),
      ]),
    );
    expect((await run('{ admin { renewalCounts { days30 days60 days90 } } }')).data.admin.renewalCounts).toEqual({
      days30: 2,
      days60: 2,
      days90: 1,
    });
  });

  test('is paged', async () => {
    const ids = [];
    for (let i = 1; i <= 5; i++) ids.push(await createLicense(i));
    const page = (after?: string | null) =>
      run(
        `query ($after: String) { admin { renewals(group: DAYS_30, first: 2, after: $after) {
          pageInfo { hasNextPage endCursor } edges { node { subjectId } }
        } } }`,
        { after },
      );
    const listedIds: string[] = [];
    for (let after: string | null | undefined; ;) {
      const { renewals } = (await page(after)).data.admin;
      listedIds.push(...renewals.edges.map(({ node }) => node.subjectId));
      if (!renewals.pageInfo.hasNextPage) break;
      after = renewals.pageInfo.endCursor;
    }
    expect(listedIds).toEqual(ids);
  });

  test.each([
    ['END', 'endDate'],
    ['QUANTITY', 'quantity'],
  ])('is paged by %s in both directions', async (sort, field) => {
    for (const [decisionIn, quantity] of [
      [9, 3],
      [2, 30],
      [20, 7],
      [5, 3],
      [11, 200],
    ] as const)
      await createLicense(decisionIn, { quantity });
    const page = (order: string, after?: string | null) =>
      run(
        `query ($after: String) { admin { renewals(group: DAYS_30, sort: ${order}, first: 2, after: $after) {
          pageInfo { hasNextPage endCursor } edges { node { endDate quantity } }
        } } }`,
        { after },
      );
    for (const direction of ['', '_DESC']) {
      const values: string[] = [];
      for (let after: string | null | undefined; ;) {
        const { renewals } = (await page(`${sort}${direction}`, after)).data.admin;
        values.push(...renewals.edges.map(({ node }) => String(node[field as 'endDate']).padStart(10, '0')));
        if (!renewals.pageInfo.hasNextPage) break;
        after = renewals.pageInfo.endCursor;
      }
      expect(values).toHaveLength(5);
      expect(values).toEqual(direction ? values.toSorted().toReversed() : values.toSorted());
    }
  });

  test('keeps owner and note, and hides snoozed renewals until their day', async () => {
    const id = await createLicense(5);
    const owner = await app.world.teamMember('Sofie Brandt');
    expect((await saveRenewal(id, { ownerId: owner, note: ' Ring ', snoozedUntil: null })).data.saveRenewal).toEqual({
      note: 'Ring',
      owner: { name: 'Sofie Brandt' },
      snoozedUntil: null,
    });
    await saveRenewal(id, { ownerId: owner, note: 'Ring', snoozedUntil: addDays(today, 3) });
    expect(await subjects('DAYS_30')).toEqual([]);
    await saveRenewal(id, { note: 'Ring', snoozedUntil: today });
    expect(await subjects('DAYS_30')).toEqual([id]);
  });

  test('rejects a save of an old version, and one of two concurrent first saves', async () => {
    const id = await createLicense(5);
    const both = await Promise.all([saveVersion(id, 0, 'Min'), saveVersion(id, 0, 'Din')]);
    expect(both.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(['CONFLICT']);
    const { version } = both.find(({ errors }) => !errors)!.data.saveRenewal;
    expect((await saveVersion(id, version, 'Set')).data.saveRenewal).toEqual({ note: 'Set', version: version + 1 });
    expect((await saveVersion(id, version, 'Uset')).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringContaining('En anden har gemt'),
    });
    expect(await readQueue('DAYS_30')).toEqual([expect.objectContaining({ subjectId: id, note: 'Set' })]);
  });

  test('refuses a note about a licence or agreement that is not in the queue', async () => {
    const decided = await createLicense(5);
    await decide('letExpire', decided);
    const absent = [
      decided,
      await createLicense(200),
      await createLicense(5, { status: 'EXPIRED' }),
      await createLicense(5, { deleted_at: new Date() }),
      'lic_ukendt',
    ];
    for (const id of absent) {
      expect((await saveRenewal(id, { note: 'Glemt' })).errors?.[0]).toMatchObject({
        message: 'Fornyelsen findes ikke',
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect(await app.db.sql(`select 1 from renewal_plan where note = 'Glemt'`)).toEqual([]);
  });

  test('is for admins only', async () => {
    const id = await createLicense(5);
    expect((await decide('renew', id, person.token)).errorCode).toBe('FORBIDDEN');
    expect((await run('{ admin { renewalCounts { days30 } } }', {}, person.token)).errorCode).toBe('FORBIDDEN');
  });
});

describe('a renewal decision', () => {
  test('to renew a licence extends it by one term with the seat change, after its last day and once', async () => {
    const id = await createLicense(5, { quantity: 10, renewal_quantity: 6 });
    await saveRenewal(id, { note: 'Ring' });
    const answers = [await decide('renew', id), await decide('renew', id)];
    expect(answers[0]!.data.renew.deletedId).toBe(`ren_${id}`);
    expect(answers[1]!.errorCode).toBe('CONFLICT');
    await renewEnded(app.portal.services, addDays(today, 35));
    expect(await app.db.sql('select quantity from license where id = $1', [id])).toEqual([{ quantity: 10 }]);
    await renewEnded(app.portal.services, addDays(today, 36));
    await renewEnded(app.portal.services, addDays(today, 36));
    expect(
      await app.db.sql('select quantity, renewal_quantity, valid_until::text from license where id = $1', [id]),
    ).toEqual([{ quantity: 6, renewal_quantity: null, valid_until: lastDayOfTerm(addDays(today, 36), 12) }]);
    expect(await app.db.sql('select note from renewal_plan where subject_id = $1', [id])).toEqual([]);
  });

  test('to renew for a term shorter than the look-ahead of the queue happens once', async () => {
    const id = await createLicense(5, { contract_term: 1 });
    const renewSeen = () =>
      run('mutation ($id: ID!, $end: Date) { renew(subjectId: $id, endDate: $end) { deletedId } }', {
        id,
        end: addDays(today, 35),
      });
    const answers = await Promise.all([renewSeen(), renewSeen()]);
    expect(answers.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(['CONFLICT']);
    await renewEnded(app.portal.services, addDays(today, 36));
    expect(await app.db.sql('select valid_until::text from license where id = $1', [id])).toEqual([
      { valid_until: lastDayOfTerm(addDays(today, 36), 1) },
    ]);
    expect(await subjects('DAYS_60')).toEqual([id]);
  });

  test('by two admins at the same moment happens once', async () => {
    for (const other of ['renew', 'letExpire'] as const) {
      const id = await createLicense(5);
      const answers = await Promise.all([decide('renew', id), decide(other, id)]);
      expect(answers.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(['CONFLICT']);
      const activities = await app.db.sql('select 1 from activity where entity_id = $1', [id]);
      expect(activities).toHaveLength(1);
    }
  });

  test('to let expire removes the entry from the queue and keeps the end date', async () => {
    const id = await app.world.serviceAgreement(departmentId, { end_date: addMonths(addDays(today, 10), 3) });
    await decide('letExpire', id);
    expect(await subjects('DAYS_30')).toEqual([]);
    expect(await app.db.sql('select status, end_date::text from service_agreement where id = $1', [id])).toEqual([
      { status: 'ACTIVE', end_date: addMonths(addDays(today, 10), 3) },
    ]);
  });
});

describe('the nightly job', () => {
  test('expires licences and agreements on the day after their last day', async () => {
    const id = await createLicense(0, { valid_until: today });
    const agreement = await app.world.serviceAgreement(departmentId, { end_date: today });
    const status = async () => [
      ...(await app.db.sql('select status from license where id = $1', [id])),
      ...(await app.db.sql('select status from service_agreement where id = $1', [agreement])),
    ];
    await expireEnded(app.portal.services, today);
    expect(await status()).toEqual([{ status: 'ACTIVE' }, { status: 'ACTIVE' }]);
    await expireEnded(app.portal.services, addDays(today, 1));
    expect(await status()).toEqual([{ status: 'EXPIRED' }, { status: 'EXPIRED' }]);
  });

  test('reminds the customer once of the decision date', async () => {
    await app.db.sql(`update department set billing_email = $2 where id = $1`, [
      departmentId,
      `husk-${departmentId}@firma.example`,
    ]);
    await createLicense(29);
    await createLicense(31);
    await app.world.serviceAgreement(departmentId, { end_date: addMonths(addDays(today, 20), 3) });
    await sendReminders(app.portal.services, today);
    await sendReminders(app.portal.services, today);
    const mails = (await app.db.sql(`select subject from mail where recipient = $1 order by subject`, [
      `husk-${departmentId}@firma.example`,
    ])) as { subject: string }[];
    expect(mails.map(({ subject }) => subject.split(' udløber ')[0])).toEqual(['Serviceaftalen', 'Suite Team']);
    await sendReminders(app.portal.services, addDays(today, 2));
    expect(
      await app.db.sql('select count(*)::int as n from mail where recipient = $1', [
        `husk-${departmentId}@firma.example`,
      ]),
    ).toEqual([{ n: 3 }]);
  });

  test('publishes the new version of what a reminder was sent for', async () => {
    const license = await createLicense(10);
    const agreement = await app.world.serviceAgreement(departmentId, { end_date: addMonths(addDays(today, 20), 3) });
    const socket = await openSocket(app, person.token);
    const nextLicense = await socket.watch('subscription { licenseChanged { edge { node { id version } } } }');
    const nextAgreement = await socket.watch(
      'subscription { serviceAgreementChanged { edge { node { id version } } } }',
    );
    await sendReminders(app.portal.services, today);
    expect((await nextLicense()).licenseChanged.edge.node).toEqual({ id: license, version: 2 });
    expect((await nextAgreement()).serviceAgreementChanged.edge.node).toEqual({ id: agreement, version: 2 });
    await socket.close();
  });

  test('sends the reminder of a company without an address once it has one', async () => {
    await app.db.sql(`update customer set billing_email = '' where id = $1`, [person.customerId]);
    await createLicense(10);
    await app.world.serviceAgreement(departmentId, { end_date: addMonths(addDays(today, 20), 3) });
    await sendReminders(app.portal.services, today);
    expect(await app.db.sql(`select kind from mail where recipient = ''`)).toEqual([]);
    await app.db.sql('update customer set billing_email = $2 where id = $1', [
      person.customerId,
      `nu-${departmentId}@firma.example`,
    ]);
    await sendReminders(app.portal.services, today);
    expect(
      await app.db.sql('select kind from mail where recipient = $1', [`nu-${departmentId}@firma.example`]),
    ).toEqual([{ kind: 'renewal-reminder' }, { kind: 'renewal-reminder' }]);
  });
});

test('the dashboard lists upcoming decisions', async () => {
  await createLicense(40);
  await createLicense(200);
  const { data } = await run(
    '{ dashboard { upcomingDecisions { kind title endDate decisionDate } } }',
    {},
    person.token,
  );
  expect(data.dashboard.upcomingDecisions).toEqual([
    {
      kind: 'LICENSE',
      title: expect.stringContaining('Suite Team'),
      endDate: addDays(today, 70),
      decisionDate: addDays(today, 40),
    },
  ]);
});

test('decision dates follow from the notice periods', () => {
  expect(licenseDecisionDate('2026-12-31')).toBe('2026-12-01');
  expect(agreementDecisionDate('2026-05-31')).toBe('2026-02-28');
});
