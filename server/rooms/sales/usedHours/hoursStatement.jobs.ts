import { sql } from 'kysely';
import { HourType, monthBefore, OTHER_DEPARTMENTS } from '../../../../domain/sales/usedHours.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { sendMonthlyMails } from '../../../platform/mail/monthlyMails.ts';
import type { Services } from '../../../platform/services.ts';
import { departmentLoader } from '../../companies/departments/department.reads.ts';
import { buyersOf } from '../../identity/users/user.reads.ts';
import { hoursStatementMail, type HoursStatement } from './hoursStatement.mails.ts';
import { usedHours } from './usedHours.reads.ts';

/** Every company that ever had a clip card. Those without hours are looked at once in a month. */
const dueCompanies = (month: string, after: string, limit: number) => sql<{ id: string }>`
  select c.id from customer c
  where c.hours_mailed_month is distinct from ${month}::date and c.id > ${after}
    and exists (select 1 from clip_card where customer_id = c.id)
  order by c.id limit ${limit}`;

export const mailHoursStatementsJob: JobHandler = (services) => mailHoursStatements(services);

/** Mails each company once a month which hours it used in the month before. */
export const mailHoursStatements = (services: Services, today?: string): Promise<void> =>
  sendMonthlyMails(services, { dueCompanies, mailCompany }, today);

async function mailCompany(services: Services, customerId: string, month: string): Promise<void> {
  const reader = systemReader(services.reads);
  const statement = await statementOf(reader, customerId, month);
  const recipients = statement ? await reader.read(buyersOf(customerId, 'AGREEMENTS')) : [];
  await services.writes.run({ role: dbRoles.system }, async (write) => {
    const claimed = await runIn(
      write.em,
      sql<{ id: string }>`
        update customer set hours_mailed_month = ${month}
        where id = ${customerId} and hours_mailed_month is distinct from ${month}::date returning id`,
    );
    if (!statement || claimed.length === 0) return;
    for (const recipient of recipients)
      write.mail(hoursStatementMail(services.config, recipient, customerId, statement));
  });
}

/** Undefined when no hours were used, bought or expired, and none are left. */
async function statementOf(reader: Reader, customerId: string, month: string): Promise<HoursStatement | undefined> {
  const span = monthBefore(month);
  const [byDepartment, byType, cards] = await Promise.all([
    usedHours(reader, customerId, span, 'DEPARTMENT'),
    usedHours(reader, customerId, span, 'TYPE'),
    activeCards(reader, customerId),
  ]);
  const { minutes, entryCount, boughtHours, expiredHours, parts } = byDepartment;
  if (!entryCount && !boughtHours && !expiredHours && !cards.length) return undefined;
  const departments = departmentLoader.of(reader);
  return {
    month: span,
    minutes,
    boughtHours,
    expiredHours,
    departments: (
      await Promise.all(
        parts.map(async ({ departmentId, minutes: used }) => ({
          name: departmentId ? (await departments.load(departmentId))!.name! : OTHER_DEPARTMENTS,
          minutes: used,
        })),
      )
    ).toSorted((a, b) => b.minutes - a.minutes),
    types: byType.parts.map(({ type, minutes: used }) => ({ name: HourType[type!].label, minutes: used })),
    cards,
  };
}

const activeCards = (reader: Reader, customerId: string) =>
  reader.read(
    sqlBuilder
      .selectFrom('clip_card as c')
      .innerJoin('department as d', 'd.id', 'c.department_id')
      .select(['d.name as department', 'c.hours', 'c.hours_used as hoursUsed', 'c.expires_on as expiresOn'])
      .where('c.customer_id', '=', customerId)
      .where('c.status', '=', 'ACTIVE')
      .where('c.deleted_at', 'is', null)
      .orderBy('c.expires_on')
      .orderBy('c.id'),
  );
