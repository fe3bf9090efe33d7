import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

interface StartedImpersonation {
  /** The company of the user. */
  customerId: string;
  /** Name of the employee. */
  by: string;
  /** Name of the user as whom the employee acts. */
  user: string;
  reason: string;
}

/** To the administrators of a company that wants to be told when somebody acts as one of its users. */
export const impersonatedMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, by, user, reason }: StartedImpersonation,
): MailMessage => ({
  kind: 'impersonation-started',
  to: email,
  subject: 'Vi er logget ind som en af jeres brugere',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [`${by} fra ${product} er logget ind som ${user}. Begrundelsen er:`, reason],
  notes: ['Sessionen varer højst en time. Det, der ændres, står i virksomhedens sikkerhedslog.'],
  action: { label: 'Se sikkerhedsloggen', url: companyScreen(publicUrl, '/audit-log', customerId) },
});
