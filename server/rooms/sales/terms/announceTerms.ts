import { sql } from 'kysely';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { termsVersions, type TermsDocument } from '../../../../domain/sales/termsVersions.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { termsAnnouncedMail } from './terms.mails.ts';

/** How long before its first day a version is announced. A version that is published later is announced at once. */
export const NOTICE_DAYS = 60;
const COMPANIES_PER_TRANSACTION = 100;

type Versions = Readonly<Record<TermsDocument, readonly string[]>>;

/** Tells every company once about each version of terms that takes effect soon. */
export const announceTermsJob: JobHandler = (services) => announceTerms(services);

export async function announceTerms(services: Services, today = dateOf(), versions: Versions = termsVersions) {
  for (const [document, days] of Object.entries(versions) as [TermsDocument, readonly string[]][])
    for (const version of days)
      if (version > today && version <= addDays(today, NOTICE_DAYS)) await announceVersion(services, document, version);
}

/** SQL condition: the user administers the told company, and has a confirmed address. */
const IS_ADMINISTRATOR = sql`customer_id = t.customer_id and company_role = 'ADMINISTRATOR' and role = 'USER'
  and deactivated_at is null and email_confirmed_at is not null`;

interface Recipient {
  customerId: string;
  name: string | null;
  email: string | null;
}

/** Goes through the companies by id. The notice and its mails are stored together, so that a new run continues. */
async function announceVersion({ writes, config }: Services, document: TermsDocument, version: string): Promise<void> {
  for (let lastId: string | undefined = ''; lastId !== undefined;) {
    lastId = await writes.run<string | undefined>({ role: dbRoles.system }, async (write) => {
      const recipients = await runIn(
        write.em,
        sql<Recipient>`
          with companies as (
            select id, billing_email from customer where id > ${lastId}
            order by id limit ${sql.lit(COMPANIES_PER_TRANSACTION)}),
          told as (
            insert into terms_notice (customer_id, document, terms_version, sent_at)
            select id, ${document}, ${version}::date, now() from companies on conflict do nothing
            returning customer_id)
          select c.id as "customerId", u.name, u.email
          from companies c left join told t on t.customer_id = c.id
          left join lateral (
            (select name, email from user_account where ${IS_ADMINISTRATOR} order by id limit 50)
            union all
            select null, c.billing_email where t.customer_id is not null and c.billing_email <> '' and not exists (
              select 1 from user_account where ${IS_ADMINISTRATOR})) u on true
          order by c.id`,
      );
      for (const { name, email } of recipients)
        if (email) write.mail(termsAnnouncedMail(config, { name, email }, { document, version }));
      return recipients.at(-1)?.customerId;
    });
  }
}
