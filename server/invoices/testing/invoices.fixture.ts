import { newId } from '../../db/ids.ts';
import type { Fixture } from '../../testing/Fixture.ts';
import type { Row, TestRows } from '../../testing/TestRows.ts';

/** Beyond the numbers of issued invoices. */
const FIRST_NUMBER = 900_000;

const invoiceRows = (rows: TestRows) => ({
  /** An invoice of 1.250 kr that waits for its payment. Returns its id. */
  async invoice(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('inv');
    const number = FIRST_NUMBER + rows.nextNumber();
    await rows.insert('invoice', {
      id,
      ...(await rows.ownerOf(departmentId)),
      kind: 'INVOICE',
      number,
      issued_on: '2026-11-20',
      due_on: '2026-12-04',
      method: 'INVOICE',
      seller: {},
      buyer: {},
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
});

export const fixture: Fixture = {
  factories: invoiceRows,
  examples: {
    async Invoice({ app, mark, nodes }) {
      return app.world.invoice(nodes.Department!, { buyer: JSON.stringify({ name: mark }) });
    },
    async InvoiceLine({ app, customerId, nodes, ids, mark }) {
      const invoiceId = await app.world.invoice(nodes.Department!);
      await app.db.sql(
        `insert into invoice_line (invoice_id, position, customer_id, entry_id, description, net, vat, gross)
         values ($1, 1, $2, $3, $4, 100000, 25000, 125000)`,
        [invoiceId, customerId, ids.entryId!, mark],
      );
    },
  },
  mutations: { sendInvoice: { id: 'Invoice' } },
};

declare module '../../testing/World.ts' {
  interface World extends ReturnType<typeof invoiceRows> {}
}
