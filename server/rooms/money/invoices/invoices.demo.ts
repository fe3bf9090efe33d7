import { sql } from 'kysely';
import { addDays, dateOf, momentOf } from '../../../../domain/basics/dates.ts';
import type { Demo, DemoWrite } from '../../../demo/Demo.ts';
import { datedRow } from '../../../demo/demoTime.ts';
import { runIn } from '../../../platform/db/query.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { creditInvoice } from './creditInvoice.service.ts';
import { DUE_ENTRIES, IS_NOT_INVOICED, issueInvoice, type DueEntries } from './issueInvoice.service.ts';

/** Companies beside the demo's customer that have invoices. The others bought before the portal issued any. */
const OTHER_COMPANIES = 6;

export const demo: Demo = {
  /** Issues the invoices of some companies on the days of their purchases, and a credit note of another company. */
  async addOnce(demoWrite) {
    // They are older than the connection to Dinero, and have numbers of the portal's own.
    const { goods } = demoWrite;
    const { invoices, ...settings } = demoWrite.config;
    const config = { ...settings, invoices: { ...invoices, areBookedAtDinero: false } };
    await demoWrite.write.em.flush();
    // Mails of invoices from before the demo began would fill the mailbox.
    const write = { ...demoWrite.write, mail: () => undefined };
    for (const { day, ...group } of await groupsByDay(demoWrite))
      await issueInvoice(
        write,
        config,
        { ...group, before: momentOf(addDays(day, 1)) },
        day,
        datedRow(Invoice.idPrefix, endOfWork(day)),
      );
    const open = await write.em.findOne(Invoice, { customerId: { $ne: demoWrite.customerId }, open: { $gt: 10_000 } });
    if (open)
      await creditInvoice(write, { config, goods }, { invoiceId: open.id, ...CREDIT, issuedById: demoWrite.admin.id });
    if (invoices.isIssuedHere)
      await runIn(
        write.em,
        sql`update ledger_entry e set is_invoiced_elsewhere = true
         where e.invoice_id is null and e.created_at < ${momentOf(dateOf())}`,
      );
  },
};

const endOfWork = (day: string) => new Date(Math.min(momentOf(day, '17:30').getTime(), Date.now()));

const CREDIT = { lines: [{ position: 1, net: 50_00 }], reason: 'Rabat, som var aftalt, men ikke trukket fra' };

function groupsByDay({ write, customerId }: DemoWrite) {
  return runIn(
    write.em,
    sql<DueEntries & { day: string }>`
     select ${DUE_ENTRIES}, (e.created_at at time zone 'Europe/Copenhagen')::date::text as day
     from ledger_entry e
     where ${IS_NOT_INVOICED} and e.customer_id in (
       select ${customerId}::text
       union (select id from customer where id <> ${customerId}
         order by created_at, id limit ${sql.lit(OTHER_COMPANIES)}))
       and e.created_at < ${momentOf(addDays(dateOf(), 1))}
     group by 1, 2, 3, 4, 5 order by 5, min(e.id)`,
  );
}
