import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { nextReminderOn } from '../../../../domain/money/reminders.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { lockForReminder, refusalOf, storeReminder } from './storeReminder.service.ts';

const system = { role: dbRoles.system };
const ACTOR = { actorId: null, actorName: 'Automatisk rykker', subjectId: null, subjectName: null };

/** Sends the reminders that are due, unless the reseller has switched them off. */
export const sendRemindersJob: JobHandler = async (services) => {
  if (services.config.reminders.isOn) await sendReminders(services);
};

/**
 * Sends the next reminder of each invoice for which one is due. Each has a transaction of its own, which locks the
 * invoice and checks every condition again, so that the job can be stopped anywhere and run in parallel.
 */
export async function sendReminders(services: Services, today = dateOf()): Promise<void> {
  const due = await services.reads.run(
    system,
    sql<{ id: string }>`select i.id from invoice i join customer c on c.id = i.customer_id
       cross join lateral (
         select count(*)::int as sent, max(sent_on) as last from reminder where invoice_id = i.id) r
     where i.kind = 'INVOICE' and i.method = 'INVOICE' and i.open > 0 and i.number is not null and c.sends_reminders
       and i.due_on + (${services.config.reminders.days}::int[])[r.sent + 1] <= ${today}::date
       and coalesce(r.last < ${today}::date, true)
     order by i.due_on, i.id`,
  );
  for (const { id } of due) {
    try {
      await services.writes.run(system, (write) => remind(services, write, id, today));
    } catch (error) {
      if (error instanceof AppError) services.log.warn({ err: error, invoiceId: id }, 'a reminder cannot be sent');
      else services.log.error({ err: error, invoiceId: id }, 'sending a reminder failed, will retry');
    }
  }
}

async function remind({ config }: Services, write: Write, id: string, today: string): Promise<void> {
  const locked = await lockForReminder(write, config, id);
  const { invoice, sent, rules } = locked;
  const { sendsReminders } = await write.em.findOneOrFail(Customer, { id: invoice.customerId });
  if (!sendsReminders || refusalOf(locked, today)) return;
  const on = nextReminderOn(invoice.dueOn!, sent, rules);
  if (on !== null && on <= today) await storeReminder(write, config, locked, ACTOR, today);
}
