import { addDays, dateOf } from '../../../../../domain/basics/dates.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const remindersRows = (rows: TestRows) => ({
  /** The first reminder of an invoice, sent today without a fee. Returns its id. */
  async reminder(invoiceId: string, fields: Row = {}): Promise<string> {
    const id = newId('rem');
    await rows.insert('reminder', {
      id,
      customer_id: await rows.customerOf('invoice', invoiceId),
      invoice_id: invoiceId,
      number: 1,
      sent_on: dateOf(),
      fee: 0,
      announced_fee: 0,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  /** A dispute about an invoice. */
  async invoiceHold(invoiceId: string, fields: Row = {}): Promise<void> {
    await rows.insert('invoice_hold', {
      invoice_id: invoiceId,
      customer_id: await rows.customerOf('invoice', invoiceId),
      kind: 'DISPUTED',
      held_by_id: newId('user'),
      created_at: new Date(),
      ...fields,
    });
  },
});

/** Replaces the company's example invoice by one that is overdue. */
const withOverdueInvoice = async ({ app, ids, nodes }: Company) => {
  ids.invoiceId = await app.world.invoice(nodes.Department!, { due_on: addDays(dateOf(), -15) });
};

export const fixture: Fixture = {
  factories: remindersRows,
  tablesWithoutPeople: ['invoice_hold', 'reminder'],
  examples: {
    async Reminder({ app, ids, mark, nodes }) {
      const feeEntryId = await app.world.ledgerEntry(nodes.Department!, {
        subject: 'reminder',
        description: `${mark} rykkergebyr`,
        net: 100_00,
        vat: 0,
        gross: 100_00,
      });
      ids.reminderId = await app.world.reminder(nodes.Invoice!, { fee: 100_00, fee_entry_id: feeEntryId });
    },
    async InvoiceHold({ app, mark, nodes }) {
      await app.world.invoiceHold(nodes.Invoice!, { note: mark });
    },
  },
  mutations: {
    sendReminder: { callers: 'bookkeeping', prepare: withOverdueInvoice },
    waiveReminderFee: { callers: 'bookkeeping' },
    holdInvoice: { callers: 'bookkeeping' },
    releaseInvoice: { callers: 'bookkeeping' },
    setReminders: { callers: 'bookkeeping' },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof remindersRows> {}
}
