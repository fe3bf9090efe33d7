import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { sendMonthlyMails } from '../../../platform/mail/monthlyMails.ts';
import type { Services } from '../../../platform/services.ts';
import { buyersOf } from '../../identity/users/user.reads.ts';
import { monthlySeatsMail, type MonthlySeats } from './seat.mails.ts';
import { adviceOfCompany } from './seatAdvice.reads.ts';

const dueCompanies = (month: string, after: string, limit: number) => sql<{ id: string }>`
  select distinct customer_id as id from seat_reading
  where read_at is not null and mailed_month is distinct from ${month}::date and customer_id > ${after}
  order by id limit ${limit}`;

export const mailMonthlySeatsJob: JobHandler = (services) => mailMonthlySeats(services);

/** Mails each company once a month how many of its seats are in use. */
export const mailMonthlySeats = (services: Services, today?: string): Promise<void> =>
  sendMonthlyMails(services, { dueCompanies, mailCompany }, today);

async function mailCompany(services: Services, customerId: string, month: string): Promise<void> {
  const reader = systemReader(services.reads);
  const advice = await adviceOfCompany(reader, services.prices, customerId, Infinity);
  const recipients = await reader.read(buyersOf(customerId, 'LICENSES'));
  await services.writes.run({ role: dbRoles.system }, async (write) => {
    const claimed = await runIn(
      write.em,
      sql<Omit<MonthlySeats, 'advice'> & { id: string }>`
        update seat_reading r set mailed_month = ${month} from installation i
        where i.id = r.installation_id and r.customer_id = ${customerId} and r.read_at is not null
          and r.mailed_month is distinct from ${month}::date
        returning r.installation_id as id, i.subdomain, r.bought, r.in_use as "inUse"`,
    );
    const titles = new Map(advice.map(({ installationId, title }) => [installationId, title]));
    const seats = claimed
      .map(({ id, ...counts }) => ({ ...counts, advice: titles.get(id) ?? null }))
      .toSorted((a, b) => a.subdomain.localeCompare(b.subdomain, 'da'));
    if (seats.length === 0) return;
    for (const recipient of recipients)
      write.mail(monthlySeatsMail(services.config, recipient, { customerId, month, seats }));
  });
}
