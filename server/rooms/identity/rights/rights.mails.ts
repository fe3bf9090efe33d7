import { endSentence } from '../../../../domain/basics/endSentence.ts';
import type { Config } from '../../../platform/config.ts';
import { companyScreen } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

interface Question {
  customerId: string;
  companyName: string;
  asker: string;
  /** The subject or the department. */
  wanted: string;
}

/** To an administrator of the company. */
export const rightsRequestedMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, asker, companyName, wanted }: Question,
): MailMessage => ({
  kind: 'rights-requested',
  to: email,
  subject: 'En kollega beder om flere rettigheder',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [endSentence(`${asker} fra ${companyName} beder om at se ${wanted}`)],
  action: { label: 'Svar på anmodningen', url: companyScreen(publicUrl, '/users', customerId) },
});

interface Answer {
  customerId: string;
  companyName: string;
  wanted: string;
  isGranted: boolean;
  /** The address in the portal that the person could not open; null when they asked without one. */
  path: string | null;
}

/** To the person who asked. */
export const rightsAnsweredMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { customerId, companyName, wanted, isGranted, path }: Answer,
): MailMessage => ({
  kind: 'rights-answered',
  to: email,
  subject: isGranted ? 'Du har fået flere rettigheder' : 'Du fik ikke flere rettigheder',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    isGranted
      ? endSentence(`Du kan nu se ${wanted} hos ${companyName}`)
      : `En kontoadministrator hos ${companyName} har afvist, at du kan se ${wanted}. Spørg din kollega hvorfor.`,
  ],
  ...(isGranted && { action: { label: 'Åbn portalen', url: companyScreen(publicUrl, path ?? '/', customerId) } }),
});
