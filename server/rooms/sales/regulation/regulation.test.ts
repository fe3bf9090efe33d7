import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { firstRegulationDay, renewalDay } from '../../../../domain/sales/regulation.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { notifyRegulations } from '../renewals/notifyRegulations.ts';
import { renewEnded } from '../renewals/renewal.jobs.ts';
import { billAgreements } from '../serviceAgreements/billing.service.ts';

const today = dateOf();
/** The renewal is three and a half months ahead, within the time in which companies are told. */
const lastDay = addDays(addMonths(today, 3), 14);

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let id: string;
let regulationId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  await app.db.sql('update regulation set withdrawn_at = now()');
  person = await app.world.person({ name: 'Mette Kjærgaard' });
  departmentId = await app.world.department(person.customerId!, 'Kundeservice');
  await app.db.sql(
    `update department set payment_method = 'INVOICE', billing_email = 'faktura@fjordlyst.example' where id = $1`,
    [departmentId],
  );
  const installationId = await app.world.installation(departmentId);
  await app.world.license(installationId, { quantity: 10, valid_until: addMonths(today, 24) });
  id = await agreement();
  regulationId = await app.world.regulation({ valid_from: renewalDay(lastDay) });
});
afterAll(() => app.close());

const agreement = (fields: object = {}) =>
  app.world.serviceAgreement(departmentId, {
    user_id: person.id,
    start_date: addMonths(renewalDay(lastDay), -12),
    end_date: lastDay,
    duration: 12,
    payment_interval: 'MONTHLY',
    billed_months: 12,
    terms_version: '2027-01-01',
    ...fields,
  });
const run = runAs(() => ({ app, token: person.token }));
const runAsAdmin = runAs(() => ({ app, token: admin.token }));
const notify = (day = today) => notifyRegulations(app.portal.services, day);
const noticesTo = async (email: string) =>
  (
    await app.db.sql<{ text: string }>(`select text from mail where kind = 'regulation-notice' and recipient = $1`, [
      email,
    ])
  ).map(({ text }) => text);
const decide = (args = '') =>
  run(`mutation { decideAgreement(agreementId: "${id}", outcome: RENEW, acceptTerms: true${args}) {
    edge { node { renewalRegulation { percent } renewalPeriodPrice(months: 1) } } } }`);
const regulationsOf = async (agreementId = id) =>
  (
    await app.db.sql<{ regulations: number[] }>('select regulations from service_agreement where id = $1', [
      agreementId,
    ])
  )[0]!.regulations;
const renew = () => renewEnded(app.portal.services, renewalDay(lastDay));
const stateOf = async (agreementId = id) => {
  const { data } = await runAsAdmin(
    '{ admin { runningAgreements(first: 100) { edges { node { state yearNow yearAtRenewal agreement { id } } } } } }',
  );
  return data!.admin.runningAgreements.edges.map(({ node }) => node).find((node) => node.agreement.id === agreementId)!;
};
const plan = (input: object = {}) =>
  runAsAdmin(
    `mutation ($input: RegulationInput!) { planRegulation(input: $input) { edge { node {
      id percent validFrom createdBy notifiedCount } } } }`,
    { input: { percent: 250, validFrom: addMonths(today, 30), note: 'Årlig regulering', ...input } },
  );

describe('a regulation', () => {
  test('is told once to the billing address and the buyer, with the old and the new price', async () => {
    await Promise.all([notify(), notify()]);
    await notify(addDays(today, 1));
    for (const email of ['faktura@fjordlyst.example', person.email.toLowerCase()]) {
      const notices = await noticesTo(email);
      expect(notices.filter((text) => text.includes('2,5 %'))).toHaveLength(1);
      expect(notices[0]).toContain('Pris nu: 4.990,00 kr om måneden ekskl. moms');
      expect(notices[0]).toContain('5.114,80 kr om måneden ekskl. moms');
      await app.db.sql('delete from mail where recipient = $1', [email]);
    }
    expect((await stateOf()).state).toBe('NOTIFIED');
  });

  test('is told neither too early nor when three months are no longer left', async () => {
    await notify(addDays(addMonths(renewalDay(lastDay), -3), 1));
    await notify(addMonths(today, -1));
    expect(await noticesTo(person.email)).toEqual([]);
  });

  test('holds from the renewal on: for the next periods, not for the running term', async () => {
    await notify();
    expect((await decide()).data!.decideAgreement!.edge!.node).toEqual({
      renewalRegulation: { percent: 250 },
      renewalPeriodPrice: 5_114_80,
    });
    await billAgreements(app.portal.services, today);
    await renew();
    await renew();
    expect(await regulationsOf()).toEqual([250]);
    await billAgreements(app.portal.services, renewalDay(lastDay));
    const entries = await app.db.sql<{ net: number }>('select net from ledger_entry where subject_id = $1', [id]);
    expect(entries).toEqual([{ net: 5_114_80 }]);
  });

  test('raises a price that was regulated before', async () => {
    await app.db.sql(`update service_agreement set regulations = '{250}' where id = $1`, [id]);
    await notify();
    await decide();
    await renew();
    expect(await regulationsOf()).toEqual([250, 250]);
    expect((await stateOf()).yearNow).toBe(10 * 52_427 * 12);
  });

  test('does not change the price of a renewal that was decided before it was planned', async () => {
    await app.db.sql('update regulation set withdrawn_at = now() where id = $1', [regulationId]);
    await decide();
    regulationId = await app.world.regulation({ valid_from: renewalDay(lastDay) });
    await notify();
    expect(await noticesTo(person.email)).toEqual([]);
    expect((await stateOf()).state).toBe('DECIDED');
    await renew();
    expect(await regulationsOf()).toEqual([]);
  });

  test('is not applied when the company was not told, although the price of the decision included it', async () => {
    await decide();
    await renew();
    expect(await regulationsOf()).toEqual([]);
  });

  test('is told to a company that has decided at the regulated price', async () => {
    await decide();
    await notify();
    await renew();
    expect(await regulationsOf()).toEqual([250]);
  });

  test('concerns neither agreements of earlier terms nor those with an agreed price, nor ended ones', async () => {
    const agreedPriceId = await app.world.agreedPrice(person.customerId!, { item: 'SERVICE_AGREEMENT', price: 400_00 });
    const others = [
      [await agreement({ terms_version: '2026-11-01' }), 'EARLIER_TERMS'],
      [await agreement({ terms_version: null }), 'EARLIER_TERMS'],
      [await agreement({ agreed_price_id: agreedPriceId }), 'AGREED_PRICE'],
    ] as const;
    await app.db.sql(`delete from service_agreement where id = $1`, [id]);
    await notify();
    expect(await noticesTo(person.email)).toEqual([]);
    for (const [other, state] of others) {
      const row = await stateOf(other);
      expect(row.state).toBe(state);
      expect(row.yearAtRenewal).toBe(row.yearNow);
    }
  });

  test('is refused with the new price when it was planned while the dialog was open', async () => {
    const refused = await decide(', shownMonth: 499000');
    expect(refused.errorCode).toBe('PRICE_CHANGED');
    expect((await decide(', shownMonth: 511480')).errors).toBeUndefined();
  });

  test('is never told about an agreement that is left out, until it is taken in again', async () => {
    const leaveOut = (isLeftOut: boolean) =>
      runAsAdmin(
        `mutation ($regulation: ID!, $agreement: ID!, $isLeftOut: Boolean!) { leaveOutOfRegulation(
          regulationId: $regulation, agreementId: $agreement, isLeftOut: $isLeftOut) { edge { node { id } } } }`,
        { regulation: regulationId, agreement: id, isLeftOut },
      );
    await leaveOut(true);
    await leaveOut(true);
    await notify();
    expect(await noticesTo(person.email)).toEqual([]);
    expect((await stateOf()).state).toBe('LEFT_OUT');
    expect((await decide()).data!.decideAgreement!.edge!.node.renewalRegulation).toBeNull();
    await run(`mutation { undoAgreementDecision(agreementId: "${id}") { edge { node { id } } } }`);
    await leaveOut(false);
    await notify();
    expect(await noticesTo(person.email)).toHaveLength(1);
    expect((await leaveOut(true)).errorCode).toBe('CONFLICT');
  });
});

describe('planning a regulation', () => {
  test('needs a percentage, a reason, and time for the notices', async () => {
    for (const [input, field] of [
      [{ percent: 0 }, 'percent'],
      [{ percent: 2_001 }, 'percent'],
      [{ note: ' ' }, 'note'],
      [{ validFrom: addDays(firstRegulationDay(today), -1) }, 'validFrom'],
      [{ validFrom: addMonths(today, 37) }, 'validFrom'],
    ] as const)
      expect(Object.keys((await plan(input)).fieldErrors ?? {})).toEqual([field]);
  });

  test('is refused within a year of another one, also in parallel', async () => {
    const answers = await Promise.all([plan(), plan({ validFrom: addDays(addMonths(today, 30), 10) })]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['BAD_USER_INPUT', undefined]);
    // Either of the two may have been planned.
    const { validFrom } = answers.find(({ data }) => data?.planRegulation)!.data!.planRegulation!.edge!.node;
    const yearBefore = addMonths(validFrom, -12);
    expect((await plan({ validFrom: addDays(yearBefore, 1) })).errorCode).toBe('BAD_USER_INPUT');
    expect((await plan({ validFrom: yearBefore })).errorCode).toBeUndefined();
  });

  test('can be withdrawn until the first company was told', async () => {
    const withdraw = (regulation: string) =>
      runAsAdmin('mutation ($id: ID!) { withdrawRegulation(id: $id) { edge { node { withdrawnAt } } } }', {
        id: regulation,
      });
    const planned = (await plan()).data!.planRegulation!.edge!.node;
    expect(planned).toMatchObject({ percent: 250, notifiedCount: 0 });
    expect((await withdraw(planned.id)).data!.withdrawRegulation!.edge!.node.withdrawnAt).not.toBeNull();
    await notify();
    expect((await withdraw(regulationId)).errorCode).toBe('CONFLICT');
  });

  test('previews the agreements that it would concern, with their prices', async () => {
    const { data } = await runAsAdmin(
      `query ($from: Date!) { admin { runningAgreements(first: 100, percent: 1000, validFrom: $from) { edges { node {
        renewsOn seats yearNow yearAtRenewal agreement { id } } } } } }`,
      { from: renewalDay(lastDay) },
    );
    const rows = data!.admin.runningAgreements.edges.map(({ node }) => node);
    expect(rows.find(({ agreement: { id: each } }) => each === id)).toMatchObject({
      renewsOn: renewalDay(lastDay),
      seats: 10,
      yearNow: 59_880_00,
      yearAtRenewal: 65_868_00,
    });
    const far = await runAsAdmin(
      `query ($from: Date!) { admin { runningAgreements(first: 100, percent: 1000, validFrom: $from) {
        edges { node { agreement { id } } } } } }`,
      { from: addDays(renewalDay(lastDay), 1) },
    );
    expect(far.data!.admin.runningAgreements.edges.map(({ node }) => node.agreement.id)).not.toContain(id);
  });

  test('is for admins alone, and closed to companies in the database', async () => {
    for (const query of [
      `mutation { planRegulation(input: { percent: 250, validFrom: "2030-01-01", note: "x" }) {
        edge { node { id } } } }`,
      `mutation { withdrawRegulation(id: "${regulationId}") { edge { node { id } } } }`,
      `mutation { leaveOutOfRegulation(regulationId: "${regulationId}", agreementId: "${id}", isLeftOut: true) {
        edge { node { id } } } }`,
      '{ admin { runningAgreements { edges { node { id } } } } }',
    ])
      expect((await run(query as never)).errorCode).toBe('FORBIDDEN');
    await notify();
    const stranger = await app.world.person();
    const client = await connectClient(app);
    const as = async (role: string, customerId: string, statement: string) => {
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('role', $1, false), set_config('app.customer_id', $2, false)`,
        [role, customerId],
      );
      return (await client.query(statement)).rowCount;
    };
    const read = 'select state from agreement_regulation';
    expect(await as('portal_customer', person.customerId!, read)).toBe(1);
    expect(await as('portal_customer', stranger.customerId!, read)).toBe(0);
    for (const [role, statement] of [
      ['portal_customer', 'select note from regulation'],
      ['portal_sales', 'update regulation set percent = 1'],
      ['portal_admin', 'update regulation set percent = 1'],
      ['portal_sales', `update agreement_regulation set state = 'APPLIED'`],
      ['portal_customer', 'delete from agreement_regulation'],
    ] as const)
      await expect(as(role, person.customerId!, statement)).rejects.toThrow(/permission denied/);
    await client.end();
  });
});
