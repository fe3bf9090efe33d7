import { addDays, dateOf, formatLongDate } from '../../domain/dates.ts';
import {
  agreementDecisionDate,
  AGREEMENT_NOTICE_MONTHS,
  licenseDecisionDate,
  LICENSE_NOTICE_DAYS,
} from '../../domain/renewals.ts';
import { labelOf, Plan } from '../../domain/vocabulary.ts';
import type { Config } from '../config.ts';
import { dbRoles } from '../db/roles.ts';
import type { Write } from '../db/writes.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import type { MailMessage } from '../mail/outgoing.ts';
import { billAgreements } from '../serviceAgreements/billing.ts';
import type { Services } from '../services.ts';

const system = { role: dbRoles.system };
/** Days before the decision date at which a customer is reminded. */
const REMINDER_DAYS = 30;

/** Expires ended clip cards, licences and agreements, sends reminders, and bills service agreements. */
export const runNightlyJob: JobHandler = async (services) => {
  const today = dateOf();
  await expireEnded(services, today);
  await sendReminders(services, today);
  await billAgreements(services, today);
};

/** Expires clip cards, licences and agreements whose last day was before `today`. */
export async function expireEnded({ writes }: Services, today: string): Promise<void> {
  await writes.run(system, async ({ em, publish }) => {
    const used: { id: string; customer_id: string }[] = await em.execute(
      `update clip_card set status = 'USED', version = version + 1
       where status = 'ACTIVE' and deleted_at is null and expires_on < ? returning id, customer_id`,
      [today],
    );
    for (const { id, customer_id: customerId } of used) publish({ topic: 'clip-card.changed', id, customerId });
    for (const [table, end, topic] of [
      ['license', 'valid_until', 'license.changed'],
      ['service_agreement', 'end_date', 'service-agreement.changed'],
    ] as const) {
      const ended: { id: string; customer_id: string }[] = await em.execute(
        `update ${table} set status = 'EXPIRED', version = version + 1
         where status = 'ACTIVE' and deleted_at is null and ${end} < ? returning id, customer_id`,
        [today],
      );
      for (const { id, customer_id: customerId } of ended) publish({ topic, id, customerId });
      await em.execute(
        `delete from renewal_plan where subject_id in (select id from ${table} where status <> 'ACTIVE')`,
      );
    }
  });
}

interface Reminder {
  id: string;
  customerId: string;
  name: string;
  place: string;
  end: string;
  recipient: string;
}

const RECIPIENT = `coalesce(d.billing_email, nullif(c.billing_email, ''))`;

/**
 * Sends one reminder for each end date, from 30 days before the decision date until the end date. `reminded_of` and the
 * mail are stored in one transaction.
 * Companies without a billing address are reminded once they have one.
 */
export async function sendReminders({ writes, config }: Services, today: string): Promise<void> {
  await writes.run(system, async (write) => {
    const licenses = await claimReminders(
      write,
      'license.changed',
      `update license l set reminded_of = l.valid_until, version = l.version + 1
      from installation i, department d, customer c
      where i.id = l.installation_id and d.id = i.department_id and c.id = l.customer_id and l.status = 'ACTIVE'
        and l.deleted_at is null and l.valid_until <= ?::date and l.valid_until > ?::date
        and l.reminded_of is distinct from l.valid_until and ${RECIPIENT} is not null
      returning l.id, l.customer_id as "customerId", l.type as name, i.subdomain as place,
        l.valid_until::text as end, ${RECIPIENT} as recipient`,
      [addDays(today, REMINDER_DAYS + LICENSE_NOTICE_DAYS), today],
    );
    for (const ending of licenses)
      write.mail(
        reminderMail(
          config,
          { ...ending, name: labelOf(Plan, ending.name) },
          licenseDecisionDate(ending.end),
          'licenses',
        ),
      );
    const agreements = await claimReminders(
      write,
      'service-agreement.changed',
      `update service_agreement a set reminded_of = a.end_date, version = a.version + 1
      from department d, customer c
      where d.id = a.department_id and c.id = a.customer_id and a.status = 'ACTIVE' and a.deleted_at is null
        and a.end_date <= ?::date + make_interval(months => ${AGREEMENT_NOTICE_MONTHS}) and a.end_date > ?::date
        and a.reminded_of is distinct from a.end_date and ${RECIPIENT} is not null
      returning a.id, a.customer_id as "customerId", 'Serviceaftalen' as name, d.name as place,
        a.end_date::text as end, ${RECIPIENT} as recipient`,
      [addDays(today, REMINDER_DAYS), today],
    );
    for (const ending of agreements)
      write.mail(reminderMail(config, ending, agreementDecisionDate(ending.end), 'service-agreement'));
  });
}

/** Runs an update that marks rows as reminded. The rows have a new version, so open screens must hear of it. */
async function claimReminders(
  { em, publish }: Write,
  topic: 'license.changed' | 'service-agreement.changed',
  update: string,
  values: unknown[],
): Promise<Reminder[]> {
  const claimed: Reminder[] = await em.execute(update, values);
  for (const { id, customerId } of claimed) publish({ topic, id, customerId });
  return claimed;
}

function reminderMail(
  { product, publicUrl, legal }: Config,
  { name, place, end, recipient }: Reminder,
  decideBy: string,
  screen: string,
): MailMessage {
  return {
    kind: 'renewal-reminder',
    to: recipient,
    subject: `${name} udløber ${formatLongDate(end)}`,
    product,
    greeting: 'Hej',
    paragraphs: [
      `${name} for ${place} løber til og med ${formatLongDate(end)}.`,
      `Vil I ændre noget, så giv os besked senest ${formatLongDate(decideBy)}.`,
    ],
    action: { label: 'Se detaljerne', url: `${publicUrl}/${screen}` },
    notes: [`Spørgsmål? Skriv til ${legal.email} eller ring på ${legal.phone}.`],
  };
}
