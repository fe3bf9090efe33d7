import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';
import { Invoice } from '../../ledger/Invoice.ts';
import { InvoiceCharge } from '../InvoiceCharge.ts';
import { InvoicePayment } from '../InvoicePayment.ts';

const SELLER = { name: 'Portalen ApS', address: 'Havnegade 12, 8000 Aarhus C', vatNumber: '12345674' };
const SELLER_CONTACT = { email: 'hej@portal.example', phone: '70 00 00 00' };
const BUYER = {
  name: 'Fjordlyst A/S',
  department: 'Kundeservice',
  street: 'Lyngbakken 14',
  zip: '8270',
  city: 'Højbjerg',
  vatNumber: '12345674',
  eanNumber: null,
  poNumber: null,
};

/** Beyond the numbers of issued invoices. */
const FIRST_NUMBER = 900_000;

const invoiceRows = (rows: TestRows) => ({
  /** An invoice of 1.250 kr that waits for its payment. Returns its id. */
  async invoice(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId(Invoice.idPrefix);
    const number = FIRST_NUMBER + rows.nextNumber();
    await rows.insert('invoice', {
      id,
      ...(await rows.ownerOf(departmentId)),
      kind: 'INVOICE',
      number,
      issued_on: '2026-11-20',
      due_on: '2026-12-04',
      method: 'INVOICE',
      seller: JSON.stringify({ ...SELLER, ...SELLER_CONTACT }),
      buyer: JSON.stringify(BUYER),
      contact_person: 'Mette Kjærgaard',
      net: 1_000_00,
      vat: 250_00,
      gross: 1_250_00,
      open: 1_250_00,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  /** A payment of 100 kr, which is not applied to the invoice. Returns its id. */
  async invoicePayment(departmentId: string, invoiceId: string, fields: Row = {}): Promise<string> {
    const id = newId(InvoicePayment.idPrefix);
    const { customer_id } = await rows.ownerOf(departmentId);
    await rows.insert('invoice_payment', {
      id,
      customer_id,
      invoice_id: invoiceId,
      amount: 100_00,
      paid_on: '2026-11-24',
      recorded_by: 'Sofie Brandt',
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: invoiceRows,
  tablesWithoutPeople: ['invoice_charge', 'invoice_line', 'invoice_series'],
  examples: {
    async Invoice({ app, ids, mark, nodes }) {
      ids.invoiceId = await app.world.invoice(nodes.Department!, { buyer: JSON.stringify({ ...BUYER, name: mark }) });
      return ids.invoiceId;
    },
    async InvoiceLine({ app, customerId, ids, mark, nodes }) {
      const entryId = await app.world.ledgerEntry(nodes.Department!, {
        subject_id: nodes.ClipCard!,
        invoice_id: ids.invoiceId!,
      });
      await app.db.sql(
        `insert into invoice_line (invoice_id, position, customer_id, entry_id, description, net, vat, gross)
         values ($1, 1, $2, $3, $4, 100000, 25000, 125000)`,
        [ids.invoiceId!, customerId, entryId, mark],
      );
    },
    async InvoicePayment({ app, ids, nodes, mark }) {
      const invoiceId = await app.world.invoice(nodes.Department!);
      ids.paymentId = await app.world.invoicePayment(nodes.Department!, invoiceId, { recorded_by: mark });
    },
    async InvoiceCharge({ app, customerId, nodes, mark }) {
      const invoiceId = await app.world.invoice(nodes.Department!);
      await app.db.sql(
        `insert into invoice_charge (id, customer_id, invoice_id, amount, status, failure_message, created_at,
           next_check_at) values ($1, $2, $3, 125000, 'FAILED', $4, now(), now())`,
        [newId(InvoiceCharge.idPrefix), customerId, invoiceId, mark],
      );
    },
  },
  mutations: {
    recordInvoicePayment: { callers: 'bookkeeping' },
    undoInvoicePayment: { callers: 'bookkeeping' },
    creditInvoice: { callers: 'bookkeeping' },
    sendInvoice: { callers: 'bookkeeping', id: 'Invoice' },
    issueInvoices: { callers: 'bookkeeping' },
    exportBookkeeping: { callers: 'bookkeeping', skip: 'has no company' },
    setInvoiceTerms: {
      callers: 'bookkeeping',
      edit: {
        table: 'customer',
        row: ({ customerId }) => customerId,
        stored: { payment_days: '30' },
        idName: 'customerId',
        emptied: ['paymentDays', 'payment_days'],
        refused: 'invoicing',
      },
    },
    setInvoicing: { callers: 'companyNotImpersonated' },
  },
  values: { paidOn: '2026-11-20' },
  rest: {
    'GET /api/invoices': { access: 'user', answer: 'id numberText gross open department' },
    'GET /api/invoices/{Invoice}': { access: 'user', answer: 'id numberText gross documentUrl lines' },
    'GET /api/account-statement?from=2026-01-01&to=2026-01-31': { access: 'user', answer: 'statementUrl' },
  },
  topics: { 'invoice.changed': 'Invoice' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof invoiceRows> {}
}
