import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { vatOf } from '../../../../domain/basics/money.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { createTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { issueInvoices } from './invoice.jobs.ts';
import { expectNumbersWithoutGaps } from './testing/expectNumbers.ts';

let app: TestApp;
let customer: Person;
let departmentId: string;
let adminToken: string;
let customerToken: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  const admin = await app.world.person({ role: 'ADMIN', name: 'Sofie Brandt' });
  adminToken = (await app.world.session(admin.id)).token;
});
beforeEach(async () => {
  customer = await app.world.person();
  departmentId = await app.world.department(customer.customerId!);
  customerToken = (await app.world.session(customer.id)).token;
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));

interface SeenInvoice {
  id: string;
  version: number;
  open: number;
  credited: number;
  status: string;
  payments: { id: string; amount: number; undoneAt: string | null; note: string | null; recordedBy: string }[];
  creditNotes: { id: string; numberText: string; open: number; version: number; status: string }[];
}

const FIELDS = `id version open credited status payments { id amount undoneAt note recordedBy }
  creditNotes { id numberText open version status }`;

/** An invoice of 125 kr and 62.50 kr, and the ids of its entries. */
async function invoice(fields: object = {}) {
  const entries: string[] = [];
  for (const net of [100_00, 50_00]) {
    const subject_id = await app.world.clipCard(departmentId);
    const amounts = { net, vat: vatOf(net), gross: net + vatOf(net) };
    entries.push(await app.world.ledgerEntry(departmentId, { subject_id, ...amounts, ...fields }));
  }
  await issueInvoices(app.portal.services);
  const [row] = await app.db.sql<{ id: string }>('select id from invoice where department_id = $1', [departmentId]);
  return { ...(await see(row!.id)), entries };
}

/** The invoice that a mutation answered. */
function invoiceIn({ data, errors }: GraphQLAnswer, field: string): SeenInvoice {
  expect(errors).toBeUndefined();
  return (data as Record<string, SeenInvoice>)[field]!;
}

async function see(id: string): Promise<SeenInvoice> {
  const { data } = await run(`query ($id: ID!) { admin { invoice(id: $id) { ${FIELDS} } } }`, { id });
  return (data as { admin: { invoice: SeenInvoice } }).admin.invoice;
}

/** The invoice as a user of a company sees it; null when it is not theirs. */
const seeAs = async (token: string, id: string) =>
  invoiceIn(await run(`query ($id: ID!) { node(id: $id) { ... on Invoice { ${FIELDS} } } }`, { id }, token), 'node');

const pay = (invoiceId: string, version: number, amount: number, more: object = {}, token = adminToken) =>
  run(
    `mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { ${FIELDS} } }`,
    { input: { invoiceId, version, amount, paidOn: dateOf(), ...more } },
    token,
  );
const undo = (paymentId: string, token = adminToken) =>
  run(`mutation ($id: ID!) { undoInvoicePayment(paymentId: $id) { ${FIELDS} } }`, { id: paymentId }, token);
const credit = (invoiceId: string, version: number, lines: object[], reason = 'Fejl', token = adminToken) =>
  run(
    `mutation ($input: CreditInvoiceInput!) { creditInvoice(input: $input) { ${FIELDS} } }`,
    { input: { invoiceId, version, lines, reason } },
    token,
  );
const statuses = async (ids: string[]) =>
  (await app.db.sql<{ status: string }>('select status from ledger_entry where id = any($1) order by id', [ids])).map(
    ({ status }) => status,
  );
const balance = async () => {
  const { data } = await run(
    'query { viewer { customer { balance departments { edges { node { balance } } } } } }',
    {},
    customerToken,
  );
  const { departments, balance: whole } = data.viewer.customer!;
  const sum = departments.edges.reduce((total, { node }) => total + node.balance, 0);
  expect(sum).toBe(whole);
  return whole as number;
};

describe('payments of an invoice', () => {
  test('in parts lower what is open and the balance, and the last part settles the entries', async () => {
    const { id, version, entries } = await invoice();
    expect(await balance()).toBe(187_50);
    const note = { note: 'Overførsel', paidOn: addDays(dateOf(), -2) };
    const first = invoiceIn(await pay(id, version, 100_00, note), 'recordInvoicePayment');
    expect(first).toMatchObject({ open: 87_50, status: 'OPEN' });
    expect(await balance()).toBe(87_50);
    expect(await statuses(entries)).toEqual(['PENDING', 'PENDING']);
    const last = await pay(id, first.version, 87_50);
    expect(invoiceIn(last, 'recordInvoicePayment')).toMatchObject({
      open: 0,
      status: 'PAID',
      payments: [
        { amount: 100_00, note: 'Overførsel', recordedBy: 'Sofie Brandt' },
        { amount: 87_50, note: null },
      ],
    });
    expect(await statuses(entries)).toEqual(['PAID', 'PAID']);
    expect(await balance()).toBe(0);
    await expectNumbersWithoutGaps(app);
  });

  test('are undone, which opens the entries again, and are then paid once more', async () => {
    const { id, version, entries } = await invoice();
    const paid = invoiceIn(await pay(id, version, 187_50), 'recordInvoicePayment');
    for (let i = 0; i < 2; i += 1) {
      const undone = invoiceIn(await undo(paid.payments[0]!.id), 'undoInvoicePayment');
      expect(undone).toMatchObject({ open: 187_50, payments: [{ undoneAt: expect.any(String) }] });
    }
    expect(await statuses(entries)).toEqual(['PENDING', 'PENDING']);
    expect(await balance()).toBe(187_50);
    const { version: now } = await see(id);
    const again = await pay(id, now, 187_50);
    expect(invoiceIn(again, 'recordInvoicePayment')).toMatchObject({ open: 0, status: 'PAID' });
    expect(await statuses(entries)).toEqual(['PAID', 'PAID']);
  });

  test('keep the other payments when one of them is undone', async () => {
    const { id, version } = await invoice();
    const first = invoiceIn(await pay(id, version, 87_50), 'recordInvoicePayment');
    const both = invoiceIn(await pay(id, first.version, 100_00), 'recordInvoicePayment');
    expect(both.open).toBe(0);
    const undone = invoiceIn(await undo(both.payments[0]!.id), 'undoInvoicePayment');
    expect(undone).toMatchObject({ open: 87_50, status: 'OPEN' });
    expect(await balance()).toBe(87_50);
  });

  test('sent twice or at once count once', async () => {
    const { id, version } = await invoice();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(id, version, 20_00)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors))
      expect(errors![0]!.extensions.code).toBe('CONFLICT');
    expect(await see(id)).toMatchObject({ open: 167_50, payments: [{ amount: 20_00 }] });
  });

  test.each([
    ['more than is open', { amount: 187_51 }, { amount: 'Der mangler kun 187,50 kr' }],
    ['nothing', { amount: 0 }, { amount: 'Skriv et beløb over 0' }],
    ['a negative amount', { amount: -1 }, { amount: 'Skriv et beløb over 0' }],
    ['a day to come', { paidOn: addDays(dateOf(), 2) }, { paidOn: 'Vælg en dag til og med i dag' }],
    ['no day', { paidOn: '' }, { paidOn: 'Vælg den dag, der blev betalt' }],
    ['a very long note', { note: 'x'.repeat(501) }, { note: 'Højst 500 tegn' }],
  ])('refuse %s on its field', async (_, wrong, fields) => {
    const { id, version } = await invoice();
    const { errors } = await pay(id, version, 10_00, wrong);
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await see(id)).toMatchObject({ version, open: 187_50, payments: [] });
  });

  test('are refused once nothing is open, and a single entry once a part is paid', async () => {
    const { id, version, entries } = await invoice();
    const partly = invoiceIn(await pay(id, version, 10_00), 'recordInvoicePayment');
    const { errors } = await run('mutation ($id: ID!) { markPaid(entryId: $id) { id } }', { id: entries[0] });
    expect(errors![0]!.message).toBe('Fakturaen er betalt delvist. Registrér resten som en betaling af fakturaen.');
    const whole = invoiceIn(await pay(id, partly.version, 177_50), 'recordInvoicePayment');
    expect((await pay(id, whole.version, 1)).errors![0]!.message).toBe('Der er ikke noget at betale');
  });

  test('are shown to the company without the note, and can be changed by admins alone', async () => {
    const { id, version } = await invoice();
    const paid = invoiceIn(await pay(id, version, 10_00, { note: 'Kun til os' }), 'recordInvoicePayment');
    expect(await seeAs(customerToken, id)).toMatchObject({ payments: [{ amount: 10_00, note: null }] });
    for (const answer of [
      await pay(id, paid.version, 10_00, {}, customerToken),
      await undo(paid.payments[0]!.id, customerToken),
      await credit(id, paid.version, [{ position: 1, net: 1 }], 'Fejl', customerToken),
    ])
      expect(answer.errors![0]!.extensions.code).toBe('FORBIDDEN');
    const stranger = await app.world.person();
    const { token } = await app.world.session(stranger.id);
    expect(await seeAs(token, id)).toBeNull();
    const { reads, writes } = app.portal.services;
    const asCompany = (customerId: string) => ({ role: dbRoles.customer, customerId, scope: WHOLE_COMPANY });
    const rows = 'select id from invoice_payment';
    expect(await reads.runSql(asCompany(stranger.customerId!), rows)).toEqual([]);
    expect(await reads.runSql(asCompany(customer.customerId!), rows)).toHaveLength(1);
    for (const change of ['update invoice_payment set undone_at = now()', 'delete from invoice_payment'])
      await expect(writes.run(asCompany(customer.customerId!), ({ em }) => em.execute(change))).rejects.toThrow(
        /permission denied/,
      );
  });

  test('of an unknown invoice, and of an unknown payment, are not found', async () => {
    expect((await pay('invc_ukendt', 1, 1)).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await undo('ipay_ukendt')).errors![0]!.extensions.code).toBe('NOT_FOUND');
  });
});

describe('payments and credits together', () => {
  test('a credit of the rest settles an invoice that is paid in part, and undoing the payment opens it', async () => {
    const { id, version, entries } = await invoice();
    const partly = invoiceIn(await pay(id, version, 125_00), 'recordInvoicePayment');
    const credited = invoiceIn(await credit(id, partly.version, [{ position: 2, net: 50_00 }]), 'creditInvoice');
    expect(credited).toMatchObject({ open: 0, credited: 62_50, status: 'PAID', creditNotes: [{ open: 0 }] });
    expect(await statuses(entries)).toEqual(['PAID', 'CANCELLED']);
    const undone = invoiceIn(await undo(partly.payments[0]!.id), 'undoInvoicePayment');
    expect(undone).toMatchObject({ open: 125_00, status: 'OPEN', creditNotes: [{ open: 0 }] });
    expect(await balance()).toBe(125_00);
    await expectNumbersWithoutGaps(app);
  });

  test('what was paid of an invoice that is credited whole is owed to the buyer until it is paid out', async () => {
    const { id, version, entries } = await invoice();
    const partly = invoiceIn(await pay(id, version, 100_00), 'recordInvoicePayment');
    const lines = [
      { position: 1, net: 100_00 },
      { position: 2, net: 50_00 },
    ];
    const { creditNotes, ...whole } = invoiceIn(await credit(id, partly.version, lines), 'creditInvoice');
    expect(whole).toMatchObject({ open: 0, status: 'CREDITED' });
    expect(creditNotes).toMatchObject([{ open: -100_00, status: 'OPEN' }]);
    expect(await balance()).toBe(-100_00);
    const [note] = creditNotes;
    const paidOut = invoiceIn(await pay(note!.id, note!.version, 100_00), 'recordInvoicePayment');
    expect(paidOut).toMatchObject({ open: 0, status: 'PAID', payments: [{ amount: -100_00 }] });
    expect(await balance()).toBe(0);
    expect(await statuses(entries)).toEqual(['CANCELLED', 'CANCELLED']);
    const undone = invoiceIn(await undo(paidOut.payments[0]!.id), 'undoInvoicePayment');
    expect(undone.open).toBe(-100_00);
    expect(await balance()).toBe(-100_00);
  });

  test('never lose an øre, whatever happens in whichever order', async () => {
    for (let round = 0; round < 6; round += 1) {
      departmentId = await app.world.department(customer.customerId!);
      const { id } = await invoice();
      const steps = Array.from({ length: 8 }, (_, i) => (round * 7 + i * 5) % 4);
      for (const step of steps) {
        const { version, open, payments } = await see(id);
        const live = payments.find(({ undoneAt }) => !undoneAt);
        if (step === 0 && open > 0) await pay(id, version, Math.max(1, Math.floor(open / 3)));
        if (step === 1 && live) await undo(live.id);
        if (step === 2) await credit(id, version, [{ position: 1 + (round % 2), net: 12_34 }]);
        if (step === 3 && open > 0) await pay(id, version, open);
        await expectBalanced(id);
      }
    }
    await expectNumbersWithoutGaps(app);
  });

  /** What is open is what was invoiced, less what was credited and what was paid. */
  async function expectBalanced(id: string) {
    const [sums] = await app.db.sql<{ open: number; due: number; pending: number }>(
      `with family as (select * from invoice where id = $1 or credits_id = $1)
       select (select sum(open)::int from family) as open,
         (select sum(gross)::int from family) - coalesce((select sum(amount)::int from invoice_payment
           where invoice_id in (select id from family) and undone_at is null), 0) as due,
         coalesce((select sum(gross)::int from ledger_entry where status = 'PENDING'
           and invoice_id in (select id from family)), 0) - (select sum(paid)::int from family) as pending`,
      [id],
    );
    expect(sums!.open).toBe(sums!.due);
    expect(sums!.pending).toBe(sums!.due);
  }
});

interface Figures {
  invoiceAges: Record<string, number>;
  invoicedByMonth: { month: string; net: number }[];
}

describe('lists', () => {
  test('of a company show its invoices, and what is due first', async () => {
    const { id } = await invoice();
    const query = `query { viewer { customer {
      invoices { totalCount edges { node { id status customer { id } department { id } lines { creditable } } } }
      unpaid: invoices(unpaid: true) { totalCount } nextDueInvoice { id dueOn open } } } }`;
    const { data } = await run(query, {}, customerToken);
    expect(data.viewer.customer).toMatchObject({
      invoices: { totalCount: 1, edges: [{ node: { id, lines: [{ creditable: 100_00 }, { creditable: 50_00 }] } }] },
      unpaid: { totalCount: 1 },
      nextDueInvoice: { id, open: 187_50 },
    });
    await pay(id, (await see(id)).version, 187_50);
    expect((await run(query, {}, customerToken)).data.viewer.customer).toMatchObject({
      unpaid: { totalCount: 0 },
      nextDueInvoice: null,
    });
  });

  test('of a company come with the next due day, and the sum of that day', async () => {
    const query = `{ viewer { customer { nextDue { dueOn amount invoiceCount }
      unpaidInvoices { amount invoiceCount overdueAmount } } } }`;
    const read = async (token = customerToken) => (await run(query, {}, token)).data.viewer.customer!;
    const nextDue = async (token = customerToken) => (await read(token)).nextDue;
    expect(await read()).toEqual({
      nextDue: null,
      unpaidInvoices: { amount: 0, invoiceCount: 0, overdueAmount: 0 },
    });
    const due = (dueOn: string | null, open: number, fields = {}) =>
      app.world.invoice(departmentId, { due_on: dueOn, open, ...fields });
    await due('2096-12-05', 500_00);
    const partlyPaid = await due('2096-12-04', 100_00);
    await due('2096-12-04', 25_50);
    await due('2096-12-01', 0);
    await due(null, -50_00, { kind: 'CREDIT_NOTE' });
    expect(await nextDue()).toEqual({ dueOn: '2096-12-04', amount: 125_50, invoiceCount: 2 });
    await app.db.sql('update invoice set open = 4000, paid = 6000 where id = $1', [partlyPaid]);
    await due('2026-11-01', 10_00);
    expect(await read()).toEqual({
      nextDue: { dueOn: '2026-11-01', amount: 10_00, invoiceCount: 1 },
      unpaidInvoices: { amount: 575_50, invoiceCount: 4, overdueAmount: 10_00 },
    });
    expect(await nextDue((await app.world.person()).token)).toBeNull();
  });

  test('of admins are filtered by status, kind, day, number and company', async () => {
    const overdue = await app.world.invoice(departmentId, { due_on: '2026-01-01', number: 800_001 });
    const open = await app.world.invoice(departmentId, { due_on: addDays(dateOf(), 1) });
    const paid = await app.world.invoice(departmentId, { open: 0 });
    const credited = await app.world.invoice(departmentId, { open: 0, credited: 1_250_00 });
    const old = await app.world.invoice(departmentId, { open: 0, issued_on: '2020-05-05' });
    const amounts = { net: -1_000_00, vat: -250_00, gross: -1_250_00, open: -1_250_00, due_on: null };
    const note = await app.world.invoice(departmentId, { kind: 'CREDIT_NOTE', credits_id: paid, ...amounts });
    const found = async (filter: object) => {
      const [{ name }] = (await app.db.sql<{ name: string }>('select name from customer where id = $1', [
        customer.customerId,
      ])) as [{ name: string }];
      const { data } = await run(
        'query ($filter: InvoiceFilter) { admin { invoices(first: 100, filter: $filter) { edges { node { id } } } } }',
        { filter: { search: name, ...filter } },
      );
      return data.admin.invoices.edges.map(({ node }) => node.id).toSorted();
    };
    expect(await found({})).toEqual([overdue, open, paid, credited, old, note].toSorted());
    expect(await found({ status: 'OVERDUE' })).toEqual([overdue]);
    expect(await found({ status: 'OPEN' })).toEqual([open, note].toSorted());
    expect(await found({ status: 'PAID' })).toEqual([paid, old].toSorted());
    expect(await found({ status: 'CREDITED' })).toEqual([credited]);
    expect(await found({ kind: 'CREDIT_NOTE' })).toEqual([note]);
    expect(await found({ issuedTo: '2020-12-31' })).toEqual([old]);
    expect(await found({ issuedFrom: '2020-05-05', issuedTo: '2020-05-05' })).toEqual([old]);
    expect(await found({ search: ' 800001 ' })).toEqual([overdue]);
    expect(await found({ search: 'K800001' })).toEqual([]);
  });

  test('of admins are filtered by age, with the days at both ends of a group', async () => {
    const dueBefore = (days: number, fields = {}) =>
      app.world.invoice(departmentId, { due_on: addDays(dateOf(), -days), ...fields });
    const byDays = new Map<number, string>();
    for (const days of [-1, 0, 1, 30, 31, 60, 61, 90, 91, 500]) byDays.set(days, await dueBefore(days));
    await dueBefore(45, { open: 0 });
    await dueBefore(45, { kind: 'CREDIT_NOTE', open: -1 });
    const found = async (age: string) => {
      const { data } = await run(
        'query ($filter: InvoiceFilter) { admin { invoices(first: 100, filter: $filter) { edges { node { id } } } } }',
        { filter: { age } },
      );
      const ids = new Set(data.admin.invoices.edges.map(({ node }) => node.id));
      return [...byDays].flatMap(([days, id]) => (ids.has(id) ? [days] : []));
    };
    expect(await found('NOT_DUE')).toEqual([-1, 0]);
    expect(await found('DAYS_1_TO_30')).toEqual([1, 30]);
    expect(await found('DAYS_31_TO_60')).toEqual([31, 60]);
    expect(await found('DAYS_61_TO_90')).toEqual([61, 90]);
    expect(await found('OVER_90_DAYS')).toEqual([91, 500]);
    const refused = await run('query ($filter: InvoiceFilter) { admin { invoices(filter: $filter) { totalCount } } }', {
      filter: { age: 'GAMMEL' },
    });
    expect(refused.errorCode).toBe('BAD_USER_INPUT');
  });

  test('of admins add up what is open by age, and what was invoiced by month', async () => {
    const query = '{ admin { invoiceAges { notDue upTo30 upTo60 upTo90 older } invoicedByMonth { month net } } }';
    const read = async () => ((await run(query)).data as { admin: Figures }).admin;
    const before = await read();
    const due = (days: number) => app.world.invoice(departmentId, { due_on: addDays(dateOf(), -days), open: 1_00 });
    for (const days of [0, 1, 30, 31, 60, 61, 90, 91]) await due(days);
    const after = await read();
    const added = Object.entries(after.invoiceAges).map(([age, sum]) => sum - before.invoiceAges[age]!);
    expect(added).toEqual([1_00, 2_00, 2_00, 2_00, 1_00]);
    expect(after.invoicedByMonth).toHaveLength(13);
    expect(after.invoicedByMonth.at(-1)!.month).toBe(`${dateOf().slice(0, 7)}-01`);
  });

  test('are for admins alone', async () => {
    const { errors } = await run('{ admin { invoices { totalCount } } }', {}, customerToken);
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
  });
});
