import { endSentence } from '../../../../domain/basics/endSentence.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage, companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

/** To somebody who has registered with an address of a company that lets colleagues ask for access. */
export const joinLinkMail = ({ product, publicUrl, legal }: Config, email: string, ticket: string): MailMessage => ({
  kind: 'join-link',
  to: email,
  subject: 'Din arbejdsplads er her allerede',
  product,
  greeting: 'Hej',
  paragraphs: [
    `Du er ved at oprette en konto med ${email}. Andre med samme maildomæne bruger allerede ${product}.`,
    'Følg linket for at se, hvem det er, og bede om adgang. Så slipper I for at have to virksomheder.',
  ],
  action: { label: 'Bed om adgang', url: commonPage(publicUrl, `/join?ticket=${encodeURIComponent(ticket)}`) },
  notes: [
    'Linket virker i et døgn. Var det ikke dig, kan du se bort fra mailen.',
    `Skal du oprette en anden virksomhed, så skriv til ${legal.email}.`,
  ],
});

interface AccessQuestion {
  name: string;
  email: string;
  companyName: string;
}

/** To an administrator of the company that the person would join. */
export const accessRequestedMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  person: AccessQuestion & { customerId: string },
): MailMessage => ({
  kind: 'access-requested',
  to: email,
  subject: 'En kollega beder om adgang',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [endSentence(`${person.name} (${person.email}) vil gerne logge ind for ${person.companyName}`)],
  action: { label: 'Svar på anmodningen', url: companyScreen(publicUrl, '/users', person.customerId) },
});

/** To somebody who asked for access and can now sign in with the provider. */
export const accessApprovedMail = (
  { product, publicUrl }: Config,
  { name, email, companyName }: AccessQuestion,
  providerName: string,
): MailMessage => ({
  kind: 'access-approved',
  to: email,
  subject: 'Du har fået adgang',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [`Du kan nu logge ind for ${companyName} med ${providerName}.`],
  action: { label: 'Log ind', url: commonPage(publicUrl, '/login') },
});

export const accessDeclinedMail = ({ product }: Config, { name, email, companyName }: AccessQuestion): MailMessage => ({
  kind: 'access-declined',
  to: email,
  subject: 'Du fik ikke adgang',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    `En kontoadministrator hos ${companyName} har afvist din anmodning om adgang. Spørg din kollega hvorfor.`,
  ],
});
