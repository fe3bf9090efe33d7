import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, dateOf, formatLongDate } from '../../../../domain/basics/dates.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import {
  agreementDecisionDate,
  AGREEMENT_NOTICE_MONTHS,
  licenseDecisionDate,
  LICENSE_NOTICE_DAYS,
} from '../../../../domain/sales/renewals.ts';
import type { Config } from '../../../platform/config.ts';
import { prefixOf } from '../../../platform/db/ids.ts';
import { runIn, type Query } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';
import type { Services } from '../../../platform/services.ts';
import { PORTAL_ACTOR } from '../../companies/activity/activity.service.ts';
import { BILLING_EMAIL } from '../../companies/departments/billingEmail.reads.ts';
import { chargeEntries } from '../../money/payments/chargeEntries.service.ts';
import { License } from '../licenses/License.ts';
import { billDuePeriods, billLicenses } from '../licenses/licenseBilling.service.ts';
import { applyRegulation } from '../regulation/applyRegulation.service.ts';
import { billAgreements } from '../serviceAgreements/billing.service.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { recordDecision, type Subject } from './changeDecision.ts';
import { RenewalDecision } from './RenewalDecision.ts';

const system = { role: dbRoles.system };
/** Days before the decision date at which a customer is reminded. */
const REMINDER_DAYS = 30;

/** Expires ended clip cards, licences and agreements, sends reminders, and bills service agreements. */
export const runNightlyJob: JobHandler = async (services) => {
  const today = dateOf();
  await billLicenses(services, today);
  await billAgreements(services, today);
  await renewEnded(services, today);
  await expireEnded(services, today);
  await sendReminders(services, today);
  // The first periods of renewed agreements.
  await billAgreements(services, today);
};

/**
 * Renews the licences and agreements whose last day was before `today` and whose renewal was decided, each in its own
 * transaction.
 */
export async function renewEnded(services: Services, today: string): Promise<void> {
  const due = await services.reads.run(
    system,
    sql<{ id: string }>`
      select d.subject_id as id from renewal_decision d
      left join license l on l.id = d.subject_id left join service_agreement a on a.id = d.subject_id
      where d.outcome = 'RENEW' and d.end_date < ${today}::date and d.end_date = coalesce(l.valid_until, a.end_date)
        and coalesce(l.status, a.status) = 'ACTIVE' and coalesce(l.deleted_at, a.deleted_at) is null
      order by 1`,
  );
  for (const { id } of due) {
    const renew = prefixOf(id) === License.idPrefix ? renewLicense : renewAgreement;
    try {
      await chargeEntries(services, await services.writes.run(system, (write) => renew(write, id, today)));
    } catch (error) {
      services.log.error({ err: error, subjectId: id }, 'a renewal failed, will retry');
    }
  }
}

/** Starts the next term of an agreement, whose periods `billAgreements` bills. */
async function renewAgreement(write: Write, id: string, today: string): Promise<string[]> {
  const agreement = await write.em.findOne(
    ServiceAgreement,
    { id, status: 'ACTIVE', deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const decision = agreement && (await findRenewal(write, id, agreement.endDate, today));
  if (!decision) return [];
  await applyRegulation(write, agreement, decision.regulationId);
  agreement.renew(decision.months ?? agreement.duration);
  agreement.termsVersion = decision.termsVersion ?? agreement.termsVersion;
  await finishRenewal(
    write,
    agreement,
    decision,
    `Serviceaftalen er fornyet til og med ${formatLongDate(agreement.endDate)}`,
  );
  return [];
}

/** The decision to renew the term that ended on `endDate`, before `today`. */
async function findRenewal({ em }: Write, subjectId: string, endDate: string, today: string) {
  return endDate < today ? em.findOne(RenewalDecision, { subjectId, endDate, outcome: 'RENEW' }) : null;
}

async function finishRenewal(write: Write, subject: Subject, decision: RenewalDecision, title: string): Promise<void> {
  write.em.remove(decision);
  await runIn(write.em, sql`delete from renewal_plan where subject_id = ${subject.id}`);
  await recordDecision(write, PORTAL_ACTOR, subject, title);
}

/** Bills the old term, starts the new one and bills its first period. Returns the ids of the entries to charge. */
async function renewLicense(write: Write, id: string, today: string): Promise<string[]> {
  const { em } = write;
  const license = await em.findOne(
    License,
    { id, status: 'ACTIVE', deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const decision = license && (await findRenewal(write, id, license.validUntil, today));
  if (!decision) return [];
  const billed = await billDuePeriods(write, license, today);
  license.renew(decision);
  if (decision.plan) {
    const { installationId, customerId } = license;
    await runIn(
      em,
      sql`
        update installation set license_type = ${decision.plan}, version = version + 1 where id = ${installationId}`,
    );
    write.publish({ topic: 'installation.changed', id: installationId, customerId });
  }
  const title = `${labelOf(Plan, license.type)} er fornyet til og med ${formatLongDate(license.validUntil)}`;
  await finishRenewal(write, license, decision, title);
  return [...billed, ...(await billDuePeriods(write, license, today))];
}

/** Expires clip cards, licences and agreements whose last day was before `today`. */
export async function expireEnded({ writes }: Services, today: string): Promise<void> {
  await writes.run(system, async ({ em, publish, topUp }) => {
    const used = await runIn(
      em,
      sql<{ id: string; customer_id: string; department_id: string }>`
        update clip_card set status = 'USED', version = version + 1
        where status = 'ACTIVE' and deleted_at is null and expires_on < ${today}
        returning id, customer_id, department_id`,
    );
    for (const { id, customer_id: customerId, department_id: departmentId } of used) {
      publish({ topic: 'clip-card.changed', id, customerId });
      topUp({ departmentId });
    }
    for (const [table, end, topic] of [
      ['license', 'valid_until', 'license.changed'],
      ['service_agreement', 'end_date', 'service-agreement.changed'],
    ] as const) {
      const ended = await runIn(
        em,
        sql<{ id: string; customer_id: string }>`
          update ${sql.table(table)} set status = 'EXPIRED', version = version + 1
          where status = 'ACTIVE' and deleted_at is null and ${sql.ref(end)} < ${today} returning id, customer_id`,
      );
      for (const { id, customer_id: customerId } of ended) publish({ topic, id, customerId });
      await runIn(
        em,
        sql`delete from renewal_plan where subject_id in (select id from ${sql.table(table)} where status <> 'ACTIVE')`,
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
      sql<Reminder>`
        update license l set reminded_of = l.valid_until, version = l.version + 1
        from installation i, department d, customer c
        where i.id = l.installation_id and d.id = i.department_id and c.id = l.customer_id and l.status = 'ACTIVE'
          and l.deleted_at is null and l.valid_until <= ${addDays(today, REMINDER_DAYS + LICENSE_NOTICE_DAYS)}::date
          and l.valid_until > ${today}::date
          and l.reminded_of is distinct from l.valid_until and ${BILLING_EMAIL} is not null
          and not exists (select 1 from renewal_decision x where x.subject_id = l.id and x.end_date = l.valid_until)
        returning l.id, l.customer_id as "customerId", l.type as name, i.subdomain as place,
          l.valid_until::text as end, ${BILLING_EMAIL} as recipient`,
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
      sql<Reminder>`
        update service_agreement a set reminded_of = a.end_date, version = a.version + 1
        from department d, customer c
        where d.id = a.department_id and c.id = a.customer_id and a.status = 'ACTIVE' and a.deleted_at is null
          and a.end_date <= ${addDays(today, REMINDER_DAYS)}::date
            + make_interval(months => ${sql.lit(AGREEMENT_NOTICE_MONTHS)})
          and a.end_date > ${today}::date
          and a.reminded_of is distinct from a.end_date and ${BILLING_EMAIL} is not null
          and not exists (select 1 from renewal_decision x where x.subject_id = a.id and x.end_date = a.end_date)
        returning a.id, a.customer_id as "customerId", 'Serviceaftalen' as name, d.name as place,
          a.end_date::text as end, ${BILLING_EMAIL} as recipient`,
    );
    for (const ending of agreements)
      write.mail(reminderMail(config, ending, agreementDecisionDate(ending.end), 'service-agreement'));
  });
}

/** Runs an update that marks rows as reminded. The rows have a new version, so open screens must hear of it. */
async function claimReminders(
  { em, publish }: Write,
  topic: 'license.changed' | 'service-agreement.changed',
  update: Query<Reminder>,
): Promise<Reminder[]> {
  const claimed = await runIn(em, update);
  for (const { id, customerId } of claimed) publish({ topic, id, customerId });
  return claimed;
}

function reminderMail(
  { product, publicUrl, legal }: Config,
  { customerId, name, place, end, recipient }: Reminder,
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
      `Beslut i portalen senest ${formatLongDate(decideBy)}, om den skal fornyes. Ellers udløber den.`,
    ],
    action: { label: 'Se detaljerne', url: companyScreen(publicUrl, `/${screen}`, customerId) },
    notes: [`Spørgsmål? Skriv til ${legal.email} eller ring på ${legal.phone}.`],
  };
}
