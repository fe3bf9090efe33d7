import { dateOf, monthStart } from '../../../domain/basics/dates.ts';
import type { Query } from '../db/query.ts';
import { dbRoles } from '../db/roles.ts';
import type { Services } from '../services.ts';

/** The mail of a month is sent in its first week, also when the portal was down on the first day. */
const LAST_DAY = 7;
const COMPANIES_AT_ONCE = 100;

interface MonthlyMail {
  /** The companies after `after`, in the order of their ids, that have not got their mail in `month`. */
  dueCompanies: (month: string, after: string, limit: number) => Query<{ id: string }>;
  /** Claims the month and stores the mails in one transaction, so that no month is mailed twice. */
  mailCompany: (services: Services, customerId: string, month: string) => Promise<void>;
}

/** Mails companies once a month. A company whose mails fail is tried again on the next day and holds up no other. */
export async function sendMonthlyMails(
  services: Services,
  { dueCompanies, mailCompany }: MonthlyMail,
  today = dateOf(),
): Promise<void> {
  if (Number(today.slice(8)) > LAST_DAY) return;
  const month = monthStart(today);
  let after = '';
  for (;;) {
    const companies = await services.reads.run({ role: dbRoles.system }, dueCompanies(month, after, COMPANIES_AT_ONCE));
    for (const { id } of companies)
      await mailCompany(services, id, month).catch((error: unknown) =>
        services.log.error({ err: error, customerId: id }, 'the monthly mail of a company failed, will retry'),
      );
    if (companies.length < COMPANIES_AT_ONCE) return;
    after = companies.at(-1)!.id;
  }
}
