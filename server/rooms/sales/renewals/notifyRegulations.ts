import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { priceOfMonths, pricePerLicense } from '../../../../domain/sales/agreementPricing.ts';
import {
  REGULATION_LEAD_DAYS,
  REGULATION_MONTHS,
  REGULATION_NOTICE_MONTHS,
  withRegulations,
} from '../../../../domain/sales/regulation.ts';
import { REGULATION_TERMS_VERSION } from '../../../../domain/sales/termsVersions.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { BILLING_EMAIL } from '../../companies/departments/billingEmail.reads.ts';
import { Department } from '../../companies/departments/Department.ts';
import { userSees } from '../../identity/users/mailScope.reads.ts';
import { findRegulationAtRenewal } from '../regulation/pendingRegulation.reads.ts';
import { regulationMail } from '../regulation/regulation.mails.ts';
import { countActiveSeats } from '../serviceAgreements/billing.service.ts';
import { ServiceAgreement } from '../serviceAgreements/ServiceAgreement.ts';
import { RenewalDecision } from './RenewalDecision.ts';

const system = { role: dbRoles.system };

/** Tells companies about the regulated price of their agreements, each agreement once. */
export const notifyRegulationsJob: JobHandler = (services) => notifyRegulations(services);

/**
 * The agreements whose renewal is near enough for a notice, and for which it would still be in time. Every condition is
 * checked again in the transaction of the notice, so that the job can be stopped anywhere and run again.
 */
export async function notifyRegulations(services: Services, today = dateOf()): Promise<void> {
  const firstRenewal = addMonths(today, REGULATION_NOTICE_MONTHS);
  const due = await services.reads.run(
    system,
    sql<{ id: string }>`
      select a.id from service_agreement a
      join regulation r on r.withdrawn_at is null and a.end_date + 1 >= r.valid_from
        and a.end_date + 1 < r.valid_from + make_interval(months => ${sql.lit(REGULATION_MONTHS)})
      where a.status = 'ACTIVE' and a.deleted_at is null and a.agreed_price_id is null
        and a.terms_version >= ${REGULATION_TERMS_VERSION}::date
        and a.end_date + 1 >= ${firstRenewal}::date
        and a.end_date + 1 <= ${addDays(firstRenewal, REGULATION_LEAD_DAYS)}::date
        and not exists (
          select 1 from agreement_regulation x where x.regulation_id = r.id and x.agreement_id = a.id)
        and not exists (
          select 1 from renewal_decision d where d.subject_id = a.id and d.end_date = a.end_date
            and (d.outcome = 'EXPIRE' or d.regulation_id is distinct from r.id))
      order by a.end_date, a.id`,
  );
  for (const { id } of due) {
    try {
      await services.writes.run(system, (write) => notify(services, write, id, today));
    } catch (error) {
      services.log.error({ err: error, agreementId: id }, 'notifying of a regulation failed, will retry');
    }
  }
}

async function notify({ prices, config }: Services, write: Write, id: string, today: string): Promise<void> {
  const { em } = write;
  const agreement = await em.findOne(
    ServiceAgreement,
    { id, status: 'ACTIVE', deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const regulation = agreement && (await findRegulationAtRenewal(write, agreement, today));
  if (!agreement || !regulation || (await isDecidedOtherwise(write, agreement, regulation.id))) return;
  const { customerId, endDate, departmentId, paymentInterval } = agreement;
  const seats = await countActiveSeats(write, departmentId);
  const before = await prices.soldBy(agreement);
  const after = withRegulations(before, [regulation.percent]);
  const inserted = await runIn(
    em,
    sql`
      insert into agreement_regulation (regulation_id, agreement_id, customer_id, state, end_date, old_price,
        new_price, changed_at)
      values (${regulation.id}, ${id}, ${customerId}, 'NOTIFIED', ${endDate}, ${pricePerLicense(before, seats)},
        ${pricePerLicense(after, seats)}, now())
      on conflict do nothing returning agreement_id`,
  );
  if (!inserted.length) return;
  const department = await em.findOneOrFail(Department, { id: departmentId });
  for (const to of await recipientsOf(write, agreement))
    write.mail(
      regulationMail(config, to, {
        customerId,
        departmentName: department.name,
        percent: regulation.percent,
        endDate,
        seats,
        oldPrice: priceOfMonths(before, seats, paymentInterval),
        newPrice: priceOfMonths(after, seats, paymentInterval),
        paymentInterval,
      }),
    );
  write.publish({ topic: 'service-agreement.changed', id, customerId });
  write.publish({ topic: 'regulation.changed', id: regulation.id, customerId: null });
}

/** Whether the agreement ends, or is renewed at a price that was shown without the regulation. */
async function isDecidedOtherwise({ em }: Write, { id, endDate }: ServiceAgreement, regulationId: string) {
  const decision = await em.findOne(RenewalDecision, { subjectId: id, endDate });
  return decision !== null && (decision.outcome === 'EXPIRE' || decision.regulationId !== regulationId);
}

/** The billing address and the buyer, each address once. */
const recipientsOf = ({ em }: Write, { id }: ServiceAgreement) =>
  runIn(
    em,
    sql<{ name: string | null; email: string }>`
      select min(name) as name, email from (
        select null as name, lower(${BILLING_EMAIL}) as email
        from service_agreement a join department d on d.id = a.department_id join customer c on c.id = a.customer_id
        where a.id = ${id}
        union all
        select u.name, lower(u.email) from service_agreement a join user_account u on u.id = a.user_id
        where a.id = ${id} and u.deactivated_at is null
          and ${userSees('u', 'AGREEMENTS', sql`a.department_id`)}) as r
      where email is not null group by email`,
  );
