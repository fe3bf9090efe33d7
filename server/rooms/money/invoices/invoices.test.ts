import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { vatOf } from '../../../../domain/basics/money.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { creditInvoice } from './creditInvoice.service.ts';
import { issueInvoices } from './invoice.jobs.ts';
import { expectNumbersWithoutGaps } from './testing/expectNumbers.ts';

let app: TestApp;
let customerId: string;
let departmentId: string;
let adminToken: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  adminToken = (await app.world.session((await app.world.person({ role: 'ADMIN' })).id)).token;
});
beforeEach(async () => {
  customerId = await app.world.company();
  departmentId = await app.world.department(customerId);
});
afterAll(() => app.close());

interface StoredInvoice {
  id: string;
  kind: string;
  number: number;
  issued_on: string;
  due_on: string | null;
  net: number;
  vat: number;
  gross: number;
  open: number;
  buyer: { name: string; department: string; poNumber: string | null };
}

const invoices = (of = customerId) =>
  app.db.sql<StoredInvoice>(
    `select id, kind, number, issued_on::text, due_on::text, net, vat, gross, open, buyer from invoice
     where customer_id = $1 order by created_at, number`,
    [of],
  );
const issue = (today?: string) => issueInvoices(app.portal.services, today);
const entry = async (fields: object = {}) =>
  app.world.ledgerEntry(departmentId, { subject_id: await app.world.clipCard(departmentId), ...fields });
const amounts = (net: number) => ({ net, vat: vatOf(net), gross: net + vatOf(net) });
const run = runAs(() => ({ app, token: adminToken }));
const markPaid = async (entryId: string) => {
  const { errors } = await run('mutation ($id: ID!) { markPaid(entryId: $id) { id } }', { id: entryId });
  expect(errors).toBeUndefined();
};
const statusOf = async (id: string) =>
  (await app.db.sql<{ status: string }>('select status from ledger_entry where id = $1', [id]))[0]!.status;

describe('issuing', () => {
  test('gathers the entries of a department, whose sums are those of the invoice, and does nothing twice', async () => {
    await entry(amounts(100_01));
    await entry(amounts(33_33));
    await app.world.ledgerEntry(await app.world.department(customerId), { method: 'INVOICE', ...amounts(50_00) });
    await Promise.all([issue(), issue(), issue()]);
    const issued = await invoices();
    expect(issued.map(({ gross }) => gross).toSorted((a, b) => a - b)).toEqual([62_50, 100_01 + 25_00 + 33_33 + 8_33]);
    const both = issued.find(({ net }) => net === 133_34);
    expect(both).toMatchObject({ vat: 33_33, open: both!.gross, issued_on: dateOf(), due_on: addDays(dateOf(), 14) });
    const lines = await app.db.sql('select position, net from invoice_line where invoice_id = $1 order by position', [
      both!.id,
    ]);
    expect(lines).toEqual([
      { position: 1, net: 100_01 },
      { position: 2, net: 33_33 },
    ]);
    await expectNumbersWithoutGaps(app);
  });

  test('waits for the outcome of a card payment, and for the end of the month if the company wants it', async () => {
    await app.db.sql(`update customer set invoicing = 'MONTHLY', payment_days = 30 where id = $1`, [customerId]);
    await entry({ method: 'CREDIT_CARD' });
    await entry({ method: 'CREDIT_CARD', status: 'PAID' });
    await entry({ created_at: '2026-10-31T22:30:00Z' });
    await entry({ created_at: '2026-10-31T23:30:00Z' });
    await issue('2026-11-25');
    expect(await invoices()).toMatchObject([
      { due_on: null, open: 0 },
      { due_on: '2026-12-25', open: 125_000 },
    ]);
    await issue('2026-12-01');
    expect(await invoices()).toHaveLength(3);
  });

  test('leaves out what is cancelled, sent to Dinero, or from before the portal issued invoices', async () => {
    await entry({ status: 'CANCELLED' });
    await entry({ invoice_draft_id: 'draft' });
    await entry({ is_invoiced_elsewhere: true });
    await issue();
    expect(await invoices()).toEqual([]);
  });

  test('prints one PO number per invoice, and the buyer of that day', async () => {
    await entry({ po_number: 'PO-1' });
    await entry({ po_number: 'PO-2' });
    await issue();
    const before = await invoices();
    await app.db.sql(`update customer set name = 'Nyt navn' where id = $1`, [customerId]);
    expect(before.map(({ buyer }) => buyer.poNumber).toSorted()).toEqual(['PO-1', 'PO-2']);
    expect(await invoices()).toEqual(before);
  });
});

describe('crediting', () => {
  const credit = (invoiceId: string, lines: { position: number; net: number }[], reason = 'Fejl') =>
    app.portal.services.writes.run({ role: dbRoles.admin, employeeRoles: null }, (write) =>
      creditInvoice(write, app.portal.services, { invoiceId, lines, reason, issuedById: null }),
    );
  const issued = async () => {
    await issue();
    return (await invoices())[0]!;
  };

  test('of a part lowers what is open, and of the rest cancels what nobody has paid', async () => {
    const [one, other] = [await entry(amounts(100_01)), await entry(amounts(50_00))];
    const invoice = await issued();
    await credit(invoice.id, [{ position: 1, net: 33_33 }]);
    await credit(invoice.id, [{ position: 1, net: 33_33 }]);
    const [partly, first, second] = await invoices();
    expect(partly!.open).toBe(invoice.gross + first!.gross + second!.gross);
    expect(await statusOf(one)).toBe('PENDING');
    await credit(invoice.id, [{ position: 1, net: 33_35 }]);
    const [whole, ...notes] = await invoices();
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(-vatOf(100_01));
    expect(whole!.open).toBe(62_50);
    expect(notes.map(({ open, due_on }) => [open, due_on])).toEqual(Array.from({ length: 3 }, () => [0, null]));
    expect([await statusOf(one), await statusOf(other)]).toEqual(['CANCELLED', 'PENDING']);
    await expectNumbersWithoutGaps(app);
  });

  test('has the quantity, unit, price and supply of the line, which are those of its entry', async () => {
    await entry({ ...amounts(100_00), period_from: '2026-11-01', period_to: '2026-11-30', quantity: 3, unit: 'MONTH' });
    // 4 November in Denmark. A monthly invoice names the day of the purchase.
    await entry({ ...amounts(100_00), quantity: 5, unit: 'HOUR', created_at: '2026-11-03T23:30:00Z' });
    await entry({ ...amounts(100_00), quantity: 1, unit: 'PLACE', supplied_on: '2026-12-24' });
    const invoice = await issued();
    await credit(invoice.id, [
      { position: 1, net: 10_00 },
      { position: 2, net: 100_00 },
    ]);
    const { data } = await run(
      `query ($id: ID!) { admin { invoice(id: $id) {
         lines { ...line } creditNotes { lines { ...line } }
       } } }
       fragment line on InvoiceLine { quantity unit unitPrice suppliedOn periodFrom periodTo }`,
      { id: invoice.id },
    );
    const november = { periodFrom: '2026-11-01', periodTo: '2026-11-30', suppliedOn: null };
    const on = (suppliedOn: string) => ({ periodFrom: null, periodTo: null, suppliedOn });
    expect(data.admin.invoice).toEqual({
      lines: [
        { quantity: 3, unit: 'MONTH', unitPrice: expect.closeTo(3_333.33), ...november },
        { quantity: 5, unit: 'HOUR', unitPrice: 20_00, ...on('2026-11-04') },
        { quantity: 1, unit: 'PLACE', unitPrice: 100_00, ...on('2026-12-24') },
      ],
      creditNotes: [
        {
          lines: [
            { quantity: 1, unit: 'PIECE', unitPrice: -10_00, ...november },
            { quantity: 5, unit: 'HOUR', unitPrice: -20_00, ...on('2026-11-04') },
          ],
        },
      ],
    });
  });

  test('lowers what is paid: the credit is settled with its line, or with the last unpaid line', async () => {
    const [one, other] = [await entry(amounts(100_00)), await entry(amounts(50_00))];
    const invoice = await issued();
    await credit(invoice.id, [{ position: 1, net: 20_00 }]);
    await markPaid(one);
    expect((await invoices()).map(({ open }) => open)).toEqual([62_50, 0]);
    await credit(invoice.id, [{ position: 1, net: 10_00 }]);
    expect((await invoices()).map(({ open }) => open)).toEqual([50_00, 0, 0]);
    await markPaid(other);
    expect((await invoices()).map(({ open }) => open)).toEqual([0, 0, 0]);
    await credit(invoice.id, [{ position: 2, net: 50_00 }]);
    expect((await invoices()).map(({ open }) => open)).toEqual([0, 0, 0, -62_50]);
  });

  test('happens by itself when an admin deletes goods that are invoiced and unpaid', async () => {
    const card = await app.world.clipCard(departmentId);
    const id = await entry({ ...amounts(100_00), subject_id: card });
    await entry(amounts(50_00));
    const invoice = await issued();
    await credit(invoice.id, [{ position: 1, net: 30_00 }]);
    const { errors } = await run('mutation ($id: ID!) { deleteClipCard(id: $id) { deletedId } }', { id: card });
    expect(errors).toBeUndefined();
    expect((await invoices()).map(({ net, open }) => [net, open])).toEqual([
      [150_00, 62_50],
      [-30_00, 0],
      [-70_00, 0],
    ]);
    expect(await statusOf(id)).toBe('CANCELLED');
    await expectNumbersWithoutGaps(app);
  });

  test('of a paid invoice leaves the credit open', async () => {
    await entry({ method: 'CREDIT_CARD', status: 'PAID', ...amounts(100_00) });
    const invoice = await issued();
    await credit(invoice.id, [{ position: 1, net: 40_00 }]);
    expect((await invoices()).map(({ open }) => open)).toEqual([0, -50_00]);
    // The job that charges cards leaves an entry on invoice alone.
    expect(
      await app.db.sql('select method, status from ledger_entry where customer_id = $1 and gross < 0', [customerId]),
    ).toEqual([{ method: 'INVOICE', status: 'PENDING' }]);
  });

  test('never credits more than a line, however many try at once', async () => {
    await entry(amounts(100_00));
    const invoice = await issued();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => credit(invoice.id, [{ position: 1, net: 60_00 }])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await invoices()).toHaveLength(2);
    await expectNumbersWithoutGaps(app);
  });

  test('and paying at once end in the same amounts in whichever order', async () => {
    for (let i = 0; i < 8; i += 1) {
      departmentId = await app.world.department(customerId);
      const id = await entry(amounts(100_00));
      await issue();
      const [invoice] = await app.db.sql<{ id: string }>('select id from invoice where department_id = $1', [
        departmentId,
      ]);
      await Promise.all([markPaid(id), credit(invoice!.id, [{ position: 1, net: 40_00 }])]);
      const open = await app.db.sql<{ open: number }>(
        'select open from invoice where department_id = $1 order by number',
        [departmentId],
      );
      const sum = open.reduce((total, row) => total + row.open, 0);
      expect([0, -50_00]).toContain(sum);
      expect(await statusOf(id)).toBe('PAID');
    }
    await expectNumbersWithoutGaps(app);
  });

  test.each([
    ['no line', [], 'Fejl'],
    [
      'a line twice',
      [
        { position: 1, net: 1 },
        { position: 1, net: 1 },
      ],
      'Fejl',
    ],
    ['an unknown line', [{ position: 2, net: 1 }], 'Fejl'],
    ['nothing of a line', [{ position: 1, net: 0 }], 'Fejl'],
    ['a negative amount', [{ position: 1, net: -100 }], 'Fejl'],
    ['a fraction of an øre', [{ position: 1, net: 1.5 }], 'Fejl'],
    ['more than the line', [{ position: 1, net: 100_01 }], 'Fejl'],
    ['no reason', [{ position: 1, net: 1 }], ' '],
  ])('refuses %s', async (_, lines, reason) => {
    await entry(amounts(100_00));
    const invoice = await issued();
    await expect(credit(invoice.id, lines, reason)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await invoices()).toHaveLength(1);
  });

  test('refuses a credit note and an unknown invoice', async () => {
    await entry(amounts(100_00));
    const invoice = await issued();
    const note = await credit(invoice.id, [{ position: 1, net: 1 }]);
    await expect(credit(note.id, [{ position: 1, net: 1 }])).rejects.toThrow('En kreditnota kan ikke krediteres');
    await expect(credit('inv_ukendt', [{ position: 1, net: 1 }])).rejects.toThrow('Fakturaen findes ikke');
  });
});

describe('the database', () => {
  test.each([dbRoles.admin, dbRoles.system])(
    'lets %s change nothing of an issued invoice but what is open',
    async (role) => {
      await entry();
      await issue();
      const as = (sql: string) => app.portal.services.writes.run({ role }, ({ em }) => em.execute(sql));
      for (const sql of [
        'update invoice set gross = 0',
        'update invoice set number = 1',
        `update invoice set buyer = '{}'`,
        'delete from invoice',
        'update invoice_line set net = 0',
        'delete from invoice_line',
        'delete from invoice_series',
      ])
        await expect(as(sql)).rejects.toThrow(/permission denied/);
    },
  );

  test('shows a company its own invoices alone, and lets it write none', async () => {
    await entry();
    await issue();
    const other = await app.world.company();
    const { writes, reads } = app.portal.services;
    const seenBy = async (id: string) =>
      (await reads.runSql({ role: dbRoles.customer, customerId: id, scope: WHOLE_COMPANY }, 'select id from invoice'))
        .length;
    expect([await seenBy(customerId), await seenBy(other)]).toEqual([1, 0]);
    await expect(
      writes.run({ role: dbRoles.customer, customerId, scope: WHOLE_COMPANY }, ({ em }) =>
        em.execute('update invoice set open = 0'),
      ),
    ).rejects.toThrow(/permission denied/);
  });
});
