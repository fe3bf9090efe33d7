import { sql } from 'kysely';
import { formatLongDate, dateOf } from '../../../../domain/basics/dates.ts';
import type { UserRole } from '../../../../domain/basics/vocabulary.ts';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { commonPage, companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';

/** Days before its expiry on which the issuer of a token is mailed. */
const REMINDER_DAYS = 14;

interface ExpiringToken {
  id: string;
  customer_id: string;
  token_name: string;
  company_name: string;
  name: string;
  email: string;
  role: UserRole;
  expires_at: string;
}

/** Mails the issuers of tokens that expire within two weeks, once for each token. */
export const remindOfExpiry: JobHandler = ({ writes, config }) =>
  writes.run({ role: dbRoles.auth }, async (write) => {
    const expiring = await runIn(
      write.em,
      sql<ExpiringToken>`
        with due as (
          update api_token set expiry_mailed_at = now()
          where revoked_at is null and expiry_mailed_at is null and expires_at > now()
            and expires_at <= now() + make_interval(days => ${sql.lit(REMINDER_DAYS)})
          returning id, customer_id, name, issued_by_id, expires_at)
        select due.id, due.customer_id, due.name as token_name, c.name as company_name, u.name, u.email, u.role,
          due.expires_at
        from due join customer c on c.id = due.customer_id join user_account u on u.id = due.issued_by_id
        where u.deactivated_at is null and u.email_confirmed_at is not null`,
    );
    for (const token of expiring) write.mail(expiringMail(config, token));
  });

const expiringMail = (
  { product, publicUrl }: Config,
  { name, email, role, token_name: tokenName, company_name: companyName, customer_id, expires_at }: ExpiringToken,
): MailMessage => ({
  kind: 'api-token-expiring',
  to: email,
  subject: 'En API-nøgle udløber snart',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    `API-nøglen ${tokenName} til ${companyName} udløber den ${formatLongDate(dateOf(new Date(expires_at)))}. ` +
      'Udsted en ny, og skift den hos den, der bruger den, inden da.',
  ],
  action: {
    label: 'Se nøglerne',
    url:
      role === 'ADMIN'
        ? commonPage(publicUrl, `/admin/companies/${customer_id}/konfiguration`)
        : companyScreen(publicUrl, '/keys', customer_id),
  },
});
