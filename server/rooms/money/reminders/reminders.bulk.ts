import { sql } from 'kysely';
import { z } from 'zod';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import { planReminder, type SentReminder } from '../../../../domain/money/reminders.ts';
import { defineBulk } from '../../../platform/bulk/BulkDefinition.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { Services } from '../../../platform/services.ts';
import { invoiceFacts, invoiceList, placeOf } from '../invoices/invoiceBulkList.reads.ts';
import { sendReminder } from './reminder.service.ts';
import { refusalOf, type ReminderFacts } from './storeReminder.service.ts';

/** Reads what decides about the next reminder of each invoice, as `lockForReminder` does for one of them. */
async function readReminderFacts(reader: Reader, ids: readonly string[], { config }: Services) {
  const rows = await reader.read(
    invoiceFacts
      .select([
        sql<SentReminder[]>`(select coalesce(json_agg(json_build_object('sentOn', r.sent_on, 'fee', r.fee,
            'announcedFee', r.announced_fee) order by r.number), '[]')
          from reminder r where r.invoice_id = i.id)`.as('sent'),
        sql<ReminderFacts['hold']>`(select json_build_object('until', h.until) from invoice_hold h
          where h.invoice_id = i.id)`.as('hold'),
        sql<boolean>`exists (select 1 from ledger_entry e where e.invoice_id = i.id and e.subject <> 'reminder')`.as(
          'hasGoods',
        ),
      ])
      .where('i.id', '=', equalsAny(ids)),
  );
  return rows.map(({ sent, hold, hasGoods, ...invoice }) => ({
    id: invoice.id,
    ...placeOf(invoice),
    facts: {
      invoice,
      sent,
      hold,
      rules: { ...config.reminders, fee: hasGoods ? config.reminders.fee : 0 },
    } satisfies ReminderFacts,
  }));
}

type ReminderRow = Awaited<ReturnType<typeof readReminderFacts>>[number];

/** Mails the next reminder of each invoice. It cannot be undone. */
export const invoiceRemind = defineBulk({
  description: 'Mails the next reminder of unpaid invoices.',
  ...invoiceList,
  options: z.strictObject({}),
  read: readReminderFacts,
  refusalOf: ({ facts }: ReminderRow) => refusalOf(facts, dateOf()),
  consequences(rows) {
    const fees = rows.map(({ facts }) => planReminder(facts.sent, facts.rules)?.fee ?? 0).filter((fee) => fee > 0);
    const sum = fees.reduce((total, fee) => total + fee, 0);
    return [
      `${formatPlural(rows.length, 'rykker sendes', 'rykkere sendes')} til afdelingernes faktureringsmail.`,
      fees.length
        ? `${formatPlural(fees.length, 'rykker', 'rykkere')} har gebyr, i alt ${formatExact(sum)}.`
        : 'Der tages intet gebyr.',
    ];
  },
  run: (ctx, { id }) => sendReminder(ctx, id),
});
