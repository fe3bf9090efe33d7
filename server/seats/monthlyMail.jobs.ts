import { dateOf } from '../../domain/dates.ts';
import { dbRoles } from '../db/roles.ts';
import { systemReader } from '../db/systemReader.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import type { Recipient } from '../mail/outgoing.ts';
import type { Services } from '../services.ts';
import { monthlySeatsMail, type MonthlySeats } from './seat.mails.ts';
import { adviceOfCompany } from './seatAdvice.reads.ts';

const system = { role: dbRoles.system };

/** The mail of a month is sent in its first week, also when the portal was down on the first day. */
const LAST_DAY = 7;
const COMPANIES_AT_ONCE = 100;

export const mailMonthlySeatsJob: JobHandler = (services) => mailMonthlySeats(services);

/** Mails each company once a month how many of its seats are in use. */
export async function mailMonthlySeats(services: Services, today = dateOf()): Promise<void> {
  if (Number(today.slice(8)) > LAST_DAY) return;
  const month = `${today.slice(0, 8)}01`;
  for (;;) {
    const companies = await services.reads.runSql<{ id: string }>(
      system,
      `select distinct customer_id as id from seat_reading
       where read_at is not null and mailed_month is distinct from $1::date order by id limit ${COMPANIES_AT_ONCE}`,
      [month],
    );
    for (const { id } of companies) await mailCompany(services, id, month);
    if (companies.length < COMPANIES_AT_ONCE) return;
  }
}

/** The claim and the mails are stored together, so that no month is mailed twice. */
async function mailCompany(services: Services, customerId: string, month: string): Promise<void> {
  const reader = systemReader(services.reads);
  const advice = await adviceOfCompany(reader, services.prices, customerId, Infinity);
  await services.writes.run(system, async (write) => {
    const claimed = await write.em.execute<(Omit<MonthlySeats, 'advice'> & { id: string })[]>(
      `update seat_reading r set mailed_month = ? from installation i
       where i.id = r.installation_id and r.customer_id = ? and r.read_at is not null
         and r.mailed_month is distinct from ?::date
       returning r.installation_id as id, i.subdomain, r.bought, r.in_use as "inUse"`,
      [month, customerId, month],
    );
    const titles = new Map(advice.map(({ installationId, title }) => [installationId, title]));
    const seats = claimed
      .map(({ id, ...counts }) => ({ ...counts, advice: titles.get(id) ?? null }))
      .toSorted((a, b) => a.subdomain.localeCompare(b.subdomain, 'da'));
    if (seats.length === 0) return;
    for (const recipient of await buyersOf(services, customerId))
      write.mail(monthlySeatsMail(services.config, recipient, { month, seats }));
  });
}

/** The administrators and buyers of a company, who can follow the advice. */
const buyersOf = ({ reads }: Services, customerId: string): Promise<Recipient[]> =>
  reads.runSql<Recipient>(
    system,
    `select name, email from user_account
     where customer_id = $1 and company_role in ('ADMINISTRATOR', 'BUYER') and role = 'USER'
       and deactivated_at is null and email_confirmed_at is not null
     order by name limit 50`,
    [customerId],
  );
