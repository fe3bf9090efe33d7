import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { billLicenses } from '../licenses/licenseBilling.service.ts';
import { expireEnded, renewEnded, sendReminders } from './renewal.jobs.ts';

const PRICE = 409_00;
const today = dateOf();
/** The last day of the licences, 20 days after their deadline of tomorrow. */
const lastDay = addDays(today, 50);
const afterEnd = addDays(lastDay, 1);

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let installationId: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', name: 'Sofie Brandt', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person({ name: 'Mette Kjærgaard' });
  departmentId = await app.world.department(person.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
  installationId = await app.world.installation(departmentId, { license_type: 'PLAN_SUITE_TEAM' });
  id = await app.world.license(installationId, {
    quantity: 10,
    valid_from: addMonths(afterEnd, -12),
    valid_until: lastDay,
  });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const runAsAdmin = runAs(() => ({ app, token: admin.token }));
const agree = (fields: object = {}) =>
  app.world.agreedPrice(person.customerId!, { item: 'PLAN_SUITE_TEAM', price: PRICE, ...fields });
const decide = (choice: object, token = person.token) =>
  run(
    `mutation ($id: ID!, $choice: RenewalChoice!) { decideRenewal(licenseId: $id, choice: $choice) {
      edge { node {
        renewalQuantity renewalDecision { outcome plan price decidedBy } renewalPrices { priceList { id } }
      } } } }`,
    { id, choice: { acceptTerms: true, ...choice } },
    token,
  );
const decision = async (choice: object) => (await decide(choice)).data!.decideRenewal!.edge!.node;
const undo = () =>
  run(
    `mutation ($id: ID!) { undoRenewalDecision(licenseId: $id) {
      edge { node { quantity renewalQuantity renewalDecision { outcome } } } } }`,
    { id },
  );
const license = async () =>
  (
    await app.db.sql<Record<string, unknown>>(
      `select type, quantity, status, monthly_price, billed_months, valid_until::text from license where id = $1`,
      [id],
    )
  )[0];
const nets = async () =>
  (
    await app.db.sql<{ net: number }>('select net from ledger_entry where subject_id = $1 order by created_at, id', [
      id,
    ])
  ).map(({ net }) => net);
const runNight = async (day: string) => {
  const { services } = app.portal;
  await billLicenses(services, day);
  await renewEnded(services, day);
  await expireEnded(services, day);
};
const renewed = { valid_until: lastDayOfTerm(afterEnd, 12), status: 'ACTIVE' };

describe('a decision about a licence', () => {
  test('renews it unchanged after its last day, at the price of that day', async () => {
    await agree({ price: 300_00, valid_until: lastDay });
    await agree({ valid_from: afterEnd });
    expect(await decision({ outcome: 'RENEW' })).toMatchObject({
      renewalQuantity: 10,
      renewalDecision: { outcome: 'RENEW', plan: null, price: PRICE, decidedBy: 'Mette Kjærgaard' },
    });
    await runNight(lastDay);
    expect(await license()).toMatchObject({ valid_until: lastDay, monthly_price: null });
    await runNight(afterEnd);
    await runNight(afterEnd);
    expect(await license()).toMatchObject({ ...renewed, quantity: 10, monthly_price: 10 * PRICE, billed_months: 13 });
    expect(await nets()).toEqual([10 * PRICE]);
    await runNight(addMonths(afterEnd, 11));
    expect(await nets()).toHaveLength(12);
  });

  test.each([6, 14])('changes the number of seats to %i after its last day alone', async (quantity) => {
    await decision({ outcome: 'RENEW', quantity });
    await runNight(lastDay);
    expect(await license()).toMatchObject({ quantity: 10 });
    await runNight(afterEnd);
    expect(await license()).toMatchObject({ ...renewed, quantity });
  });

  test('changes the plan of the licence and of its installation', async () => {
    await decision({ outcome: 'RENEW', plan: 'PLAN_SUITE_GROWTH', quantity: 7 });
    await runNight(afterEnd);
    expect(await license()).toMatchObject({ ...renewed, type: 'PLAN_SUITE_GROWTH', quantity: 7 });
    expect(await app.db.sql('select license_type from installation where id = $1', [installationId])).toEqual([
      { license_type: 'PLAN_SUITE_GROWTH' },
    ]);
  });

  test('to let it expire ends it with its last day, as does no decision', async () => {
    const undecided = await app.world.license(installationId, { valid_until: lastDay });
    expect((await decision({ outcome: 'EXPIRE', quantity: 3 })).renewalDecision).toMatchObject({ outcome: 'EXPIRE' });
    await runNight(afterEnd);
    expect(await license()).toMatchObject({ status: 'EXPIRED', valid_until: lastDay, quantity: 10 });
    expect(await app.db.sql('select status from license where id = $1', [undecided])).toEqual([{ status: 'EXPIRED' }]);
  });

  test('can be replaced and undone until the deadline, and not after it', async () => {
    await decision({ outcome: 'EXPIRE' });
    expect((await decision({ outcome: 'RENEW', quantity: 8 })).renewalQuantity).toBe(8);
    expect((await undo()).data!.undoRenewalDecision!.edge!.node).toEqual({
      quantity: 10,
      renewalQuantity: 10,
      renewalDecision: null,
    });
    expect((await undo()).errors).toBeUndefined();
    const [mail] = await app.db.sql<{ text: string }>(
      `select text from mail where kind = 'renewal-decided' and recipient = $1 order by created_at desc limit 1`,
      [person.email],
    );
    expect(mail!.text).toContain('er fortrudt af Mette Kjærgaard. Uden en ny beslutning udløber den.');
    await decision({ outcome: 'RENEW' });
    await app.db.sql('update license set valid_until = $2 where id = $1', [id, addDays(today, 29)]);
    for (const answer of [await undo(), await decide({ outcome: 'EXPIRE' })])
      expect(refusalOf(answer)?.[0]).toBe('CONFLICT');
  });

  test('is mailed once to a person who is also the point of contact', async () => {
    const contactId = await app.world.teamMember();
    await app.db.sql('update team_member set email = upper($2) where id = $1', [contactId, person.email]);
    await app.db.sql('update customer set point_of_contact_id = $2 where id = $1', [person.customerId, contactId]);
    await decision({ outcome: 'EXPIRE' });
    expect(
      await app.db.sql(`select kind from mail where lower(recipient) = lower($1) and kind = 'renewal-decided'`, [
        person.email,
      ]),
    ).toHaveLength(1);
  });

  test('is void once an admin moves the last day', async () => {
    await decision({ outcome: 'RENEW' });
    await app.db.sql('update license set valid_until = $2 where id = $1', [id, addDays(lastDay, 1)]);
    const { data } = await run('query ($id: ID!) { node(id: $id) { ... on License { renewalDecision { plan } } } }', {
      id,
    });
    expect(data!.node).toEqual({ renewalDecision: null });
    await runNight(addDays(lastDay, 2));
    expect(await license()).toMatchObject({ status: 'EXPIRED' });
  });

  test('is refused when the price is not the one that was shown', async () => {
    const shown = (await decision({ outcome: 'RENEW' })).renewalPrices.priceList.id;
    await agree();
    expect(refusalOf(await decide({ outcome: 'RENEW', priceListId: shown }))?.[0]).toBe('PRICE_CHANGED');
    expect((await decide({ outcome: 'EXPIRE', priceListId: shown })).errors).toBeUndefined();
  });

  test('keeps its price when the price changes afterwards', async () => {
    const agreed = await agree();
    await decision({ outcome: 'RENEW' });
    await app.db.sql('update agreed_price set price = 1 where id = $1', [agreed]);
    await runNight(afterEnd);
    expect(await license()).toMatchObject({ monthly_price: 10 * PRICE });
  });

  test.each([0, 1001, -1])('with %i seats is refused on its field', async (quantity) => {
    expect((await decide({ outcome: 'RENEW', quantity })).fieldErrors).toHaveProperty('quantity');
  });

  test('is refused for another company’s licence, for a member, and above the limit of a buyer', async () => {
    const stranger = await app.world.person();
    expect(refusalOf(await decide({ outcome: 'EXPIRE' }, stranger.token))?.[0]).toBe('NOT_FOUND');
    const colleague = (companyRole: string) =>
      app.world.person({ customerId: person.customerId!, companyRole: companyRole as 'BUYER' });
    expect(refusalOf(await decide({ outcome: 'EXPIRE' }, (await colleague('MEMBER')).token))?.[0]).toBe('FORBIDDEN');
    await agree();
    const buyer = await colleague('BUYER');
    await app.db.sql('update customer set approval_limit = $2 where id = $1', [person.customerId, 9 * 12 * PRICE]);
    expect(refusalOf(await decide({ outcome: 'RENEW' }, buyer.token))?.[0]).toBe('FORBIDDEN');
    expect((await decide({ outcome: 'RENEW', quantity: 9 }, buyer.token)).errors).toBeUndefined();
  });

  test('is mailed to the one who decided and to the point of contact', async () => {
    const member = await app.world.teamMember('Jonas Winther');
    await app.db.sql('update customer set point_of_contact_id = $2 where id = $1', [person.customerId, member]);
    await decision({ outcome: 'RENEW', quantity: 6 });
    const mails = await app.db.sql<{ recipient: string; text: string }>(
      `select recipient, text from mail where kind = 'renewal-decided' order by created_at desc, id desc limit 2`,
    );
    expect(mails.map(({ recipient }) => recipient)).toContain(person.email);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('Suite Team fornyes med 6 licenser i stedet for 10'),
      expect.stringContaining('Det har Mette Kjærgaard besluttet'),
    ]);
  });

  test('moves the licence to the decided ones in the admins’ queue, and needs no reminder', async () => {
    await decision({ outcome: 'RENEW', quantity: 6 });
    const queue = async (group: string) =>
      (
        await runAsAdmin(
          `{ admin { renewals(group: ${group as 'DECIDED'}) { edges { node { subjectId decision } } } } }`,
        )
      ).data!.admin.renewals.edges.filter(({ node }) => node.subjectId === id);
    expect(await queue('DAYS_30')).toEqual([]);
    expect(await queue('DECIDED')).toEqual([
      { node: { subjectId: id, decision: 'Fornyes med 6 licenser, Mette Kjærgaard' } },
    ]);
    await app.db.sql(`update department set billing_email = 'faktura@firma.example' where id = $1`, [departmentId]);
    await sendReminders(app.portal.services, today);
    expect(await app.db.sql('select reminded_of from license where id = $1', [id])).toEqual([{ reminded_of: null }]);
  });

  test('by an admin is shown to the company without the admin’s name, and can be replaced by it', async () => {
    await runAsAdmin('mutation ($id: ID!) { letExpire(subjectId: $id) { deletedId } }', { id });
    const { data } = await run(
      'query ($id: ID!) { node(id: $id) { ... on License { renewalDecision { outcome decidedBy } } } }',
      {
        id,
      },
    );
    expect(data!.node).toEqual({ renewalDecision: { outcome: 'EXPIRE', decidedBy: null } });
    await decision({ outcome: 'RENEW' });
    await runNight(afterEnd);
    expect(await license()).toMatchObject(renewed);
  });

  test('bills the remaining months of the old term at its own price first', async () => {
    await app.db.sql('update license set monthly_price = 1000, billed_months = 10 where id = $1', [id]);
    await agree();
    await decision({ outcome: 'RENEW' });
    await renewEnded(app.portal.services, afterEnd);
    expect(await nets()).toEqual([1000, 1000, 10 * PRICE]);
  });
});

test('the database shows a company its own decisions, and lets only sales write them', async () => {
  await decision({ outcome: 'RENEW' });
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
  expect(await as('portal_customer', person.customerId!, 'select price from renewal_decision')).toBe(1);
  expect(await as('portal_customer', stranger.customerId!, 'select price from renewal_decision')).toBe(0);
  expect(await as('portal_sales', stranger.customerId!, 'update renewal_decision set price = 1')).toBe(0);
  for (const statement of ['update renewal_decision set price = 1', 'delete from renewal_decision'])
    await expect(as('portal_customer', person.customerId!, statement)).rejects.toThrow(/permission denied/);
  await expect(as('portal_sales', person.customerId!, 'update license set quantity = 1')).rejects.toThrow(
    /permission denied/,
  );
  await client.end();
});
