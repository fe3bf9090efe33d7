import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { billAgreements } from '../serviceAgreements/billing.service.ts';
import { expireEnded, renewEnded } from './renewal.jobs.ts';

const today = dateOf();
/** Five months ahead, so that two months are left until the deadline. */
const lastDay = addDays(addMonths(today, 5), -1);
const afterEnd = addMonths(today, 5);

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person({ name: 'Mette Kjærgaard' });
  departmentId = await app.world.department(person.customerId!, 'Kundeservice');
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  const installationId = await app.world.installation(departmentId);
  await app.world.license(installationId, { quantity: 10, valid_until: addMonths(today, 24) });
  id = await app.world.serviceAgreement(departmentId, {
    start_date: addMonths(afterEnd, -12),
    end_date: lastDay,
    duration: 12,
    payment_interval: 'MONTHLY',
    billed_months: 8,
  });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const AGREEMENT = `edge { node {
  paymentInterval nextPeriodStart viewerCanDecide renewalDecision { outcome reason decidedBy }
} }`;
const decide = (outcome: string, reason?: string, token = person.token) =>
  run(
    `mutation ($id: ID!, $outcome: RenewalDecisionOutcome!, $reason: String) {
      decideAgreement(agreementId: $id, outcome: $outcome, reason: $reason, acceptTerms: true) { ${AGREEMENT} } }`,
    { id, outcome, reason },
    token,
  );
const undo = (token = person.token) =>
  run(`mutation ($id: ID!) { undoAgreementDecision(agreementId: $id) { ${AGREEMENT} } }`, { id }, token);
const changeInterval = (interval: string, token = person.token) =>
  run(
    `mutation ($id: ID!, $interval: Interval!) {
      changePaymentInterval(agreementId: $id, interval: $interval) { ${AGREEMENT} } }`,
    { id, interval },
    token,
  );
const stored = async () =>
  (await app.db.sql('select status, end_date::text, payment_interval from service_agreement where id = $1', [id]))[0];
const nets = async () =>
  (
    await app.db.sql<{ net: number }>('select net from ledger_entry where subject_id = $1 order by created_at, id', [
      id,
    ])
  ).map(({ net }) => net);
async function runNight(day: string) {
  const { services } = app.portal;
  await billAgreements(services, day);
  await renewEnded(services, day);
  await expireEnded(services, day);
  await billAgreements(services, day);
}

describe('a service agreement', () => {
  test('is renewed after its last day, and billed at the price of its sale', async () => {
    expect((await decide('RENEW')).data!.decideAgreement!.edge!.node.renewalDecision).toEqual({
      outcome: 'RENEW',
      reason: null,
      decidedBy: 'Mette Kjærgaard',
    });
    await runNight(lastDay);
    expect(await stored()).toMatchObject({ end_date: lastDay });
    await runNight(afterEnd);
    await runNight(afterEnd);
    expect(await stored()).toMatchObject({ status: 'ACTIVE', end_date: lastDayOfTerm(afterEnd, 12) });
    expect(await nets()).toEqual(Array.from({ length: 5 }, () => 10 * 499_00));
  });

  test('ends with its last day when the company gives notice, with a reason for admins and itself', async () => {
    expect((await decide('EXPIRE', ' Vi samler alt ét sted ')).data!.decideAgreement!.edge!.node).toMatchObject({
      renewalDecision: { outcome: 'EXPIRE', reason: 'Vi samler alt ét sted' },
    });
    const { data } = await run(
      '{ admin { renewals(group: DECIDED) { edges { node { subjectId decision } } } } }',
      {},
      admin.token,
    );
    expect(data!.admin.renewals.edges.find(({ node }) => node.subjectId === id)!.node.decision).toBe(
      'Udløber, Mette Kjærgaard: »Vi samler alt ét sted«',
    );
    const [mail] = await app.db.sql<{ text: string }>(
      `select text from mail where kind = 'renewal-decided' and recipient = $1`,
      [person.email],
    );
    expect(mail!.text).toContain('Serviceaftalen for Kundeservice ophører');
    await runNight(afterEnd);
    expect(await stored()).toMatchObject({ status: 'EXPIRED', end_date: lastDay });
  });

  test('can be decided anew and undone until its deadline', async () => {
    await decide('EXPIRE', 'Nej');
    expect((await decide('RENEW')).data!.decideAgreement!.edge!.node.renewalDecision!.reason).toBeNull();
    expect((await undo()).data!.undoAgreementDecision!.edge!.node.renewalDecision).toBeNull();
    expect((await undo()).errors).toBeUndefined();
    await decide('RENEW');
    await app.db.sql('update service_agreement set end_date = $2 where id = $1', [id, addMonths(today, 2)]);
    for (const answer of [await decide('EXPIRE'), await undo()]) expect(refusalOf(answer)?.[0]).toBe('CONFLICT');
  });

  test('is paid at another interval from its next period on', async () => {
    const { edge } = (await changeInterval('YEARLY')).data!.changePaymentInterval!;
    expect(edge!.node).toMatchObject({ paymentInterval: 'YEARLY', nextPeriodStart: addMonths(afterEnd, -4) });
    await billAgreements(app.portal.services, addMonths(afterEnd, -4));
    // Four months of the term are left, with the discount of yearly payment.
    expect(await nets()).toEqual([10 * 499_00 * 4 * 0.8]);
    expect((await changeInterval('YEARLY')).errors).toBeUndefined();
  });

  test('is decided by buyers of its own company alone, and not above their limit', async () => {
    const stranger = await app.world.person();
    const colleague = (companyRole: 'BUYER' | 'MEMBER') =>
      app.world.person({ customerId: person.customerId!, companyRole });
    const member = await colleague('MEMBER');
    const buyer = await colleague('BUYER');
    for (const [token, code] of [
      [stranger.token, 'NOT_FOUND'],
      [member.token, 'FORBIDDEN'],
    ] as const)
      for (const answer of [
        await decide('EXPIRE', undefined, token),
        await undo(token),
        await changeInterval('YEARLY', token),
      ])
        expect(refusalOf(answer)?.[0]).toBe(code);
    await app.db.sql('update customer set approval_limit = 100 where id = $1', [person.customerId]);
    expect(refusalOf(await decide('RENEW', undefined, buyer.token))?.[0]).toBe('FORBIDDEN');
    expect((await decide('EXPIRE', undefined, buyer.token)).errors).toBeUndefined();
  });

  test('refuses a long reason on its field, and any change of one that is not active', async () => {
    expect((await decide('EXPIRE', 'x'.repeat(501))).fieldErrors).toHaveProperty('reason');
    await app.db.sql(`update service_agreement set status = 'PENDING' where id = $1`, [id]);
    for (const answer of [await decide('EXPIRE'), await changeInterval('YEARLY')])
      expect(refusalOf(answer)?.[0]).toBe('CONFLICT');
  });

  test('is renewed or ends by a decision of an admin as well', async () => {
    await app.db.sql('update service_agreement set end_date = $2 where id = $1', [id, addMonths(today, 4)]);
    const renewed = await run('mutation ($id: ID!) { renew(subjectId: $id) { deletedId } }', { id }, admin.token);
    expect(renewed.errors).toBeUndefined();
    expect(await stored()).toMatchObject({ end_date: addMonths(today, 4) });
    const { data } = await run(
      'query ($id: ID!) { node(id: $id) { ... on ServiceAgreement { renewalDecision { outcome decidedBy } } } }',
      { id },
    );
    expect(data!.node).toEqual({ renewalDecision: { outcome: 'RENEW', decidedBy: null } });
  });
});
