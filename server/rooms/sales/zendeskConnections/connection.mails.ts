import { formatDate } from '../../../../domain/basics/dates.ts';
import { KEYS_END_ON } from '../../../../domain/companies/zendeskConnection.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

/** The mail names this many installations at most. */
const LISTED = 20;

export const keysEndMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { id, subdomains }: { id: string; subdomains: readonly string[] },
): MailMessage => ({
  kind: 'keys-end',
  to: email,
  subject: 'Forbind Zendesk igen, inden Zendesk-nøglen lukker',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    `Zendesk-nøgler virker til og med ${formatDate(KEYS_END_ON)}. Derefter kan ${product} ikke længere læse, hvor ` +
      'mange licenser I bruger, og integrationer virker ikke.',
    `I har en Zendesk-nøgle på ${subdomains.slice(0, LISTED).join(', ')}${
      subdomains.length > LISTED ? ` og ${subdomains.length - LISTED} flere` : ''
    }. Vælg »Forbind Zendesk« ud for hver, og giv adgang i jeres Zendesk.`,
    'Det tager et minut, og nøglen slettes bagefter.',
  ],
  action: { label: 'Forbind Zendesk', url: companyScreen(publicUrl, '/zendesk-instances', id) },
  notes: ['Du får kun denne mail én gang.'],
});
