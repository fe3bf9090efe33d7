import { endSentence } from '../../../../domain/basics/endSentence.ts';
import type { Config } from '../../../platform/config.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

/** To an administrator of the company. `wanted` names the subject or the department. */
export const rightsRequestedMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { asker, companyName, wanted }: { asker: string; companyName: string; wanted: string },
): MailMessage => ({
  kind: 'rights-requested',
  to: email,
  subject: 'En kollega beder om flere rettigheder',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [endSentence(`${asker} fra ${companyName} beder om at se ${wanted}`)],
  action: { label: 'Svar på anmodningen', url: `${publicUrl}/users` },
});

interface Answer {
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
  { companyName, wanted, isGranted, path }: Answer,
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
  ...(isGranted && { action: { label: 'Åbn portalen', url: `${publicUrl}${path ?? '/'}` } }),
});
