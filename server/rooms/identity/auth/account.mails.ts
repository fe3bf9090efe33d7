import { endSentence } from '../../../../domain/basics/endSentence.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';
import { confirmUrl } from './auth.mails.ts';
import { CONFIRM_HOURS } from './confirmationLink.service.ts';

interface CreatedUser {
  companyName: string;
  by: string;
}

export function userCreatedMail(
  config: Config,
  user: Recipient,
  { companyName, by }: CreatedUser,
  token: string,
): MailMessage {
  const { product } = config;
  return {
    kind: 'user-created',
    to: user.email,
    subject: `Du er oprettet hos ${product}`,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `${endSentence(`${by} har oprettet dig som bruger for ${companyName}`)} Du logger ind med ${user.email}.`,
      `Adgangskoden får du af ${by}. Du kan vælge din egen under Loginoplysninger, ` +
        'eller med »Glemt adgangskode?« på loginsiden.',
    ],
    action: { label: 'Bekræft din e-mail', url: confirmUrl(config, token) },
    notes: [
      `Linket gælder i ${CONFIRM_HOURS} timer. Kender du ikke afsenderen, kan du se bort fra denne mail. ` +
        'Klik ikke på linket.',
    ],
  };
}

interface EmailChange {
  name: string;
  from: string;
  /** Null when the old address is unconfirmed, because a stranger may receive its mail. */
  to: string | null;
}

/** Goes to the address that is still in use, so that the user notices an attempt to take over the account. */
export function emailChangeRequestedMail(
  { product, publicUrl, legal }: Config,
  { name, from, to }: EmailChange,
): MailMessage {
  return {
    kind: 'email-change-requested',
    to: from,
    subject: 'Din e-mail er ved at blive ændret',
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `Der er bedt om, at din konto hos ${product} skifter e-mail${to ? ` til ${to}` : ''}. ` +
        'Det sker, når den nye e-mail er bekræftet. Indtil da logger du ind som før.',
      'Var det ikke dig? Så vælg en ny adgangskode med »Glemt adgangskode?« på loginsiden. Det annullerer ændringen.',
    ],
    action: { label: 'Gå til login', url: commonPage(publicUrl, '/login') },
    notes: [`Skriv til ${legal.email} eller ring på ${legal.phone}, hvis du er i tvivl.`],
  };
}

/** Goes to the old address. */
export function emailChangedMail({ product, legal }: Config, { name, from, to }: EmailChange): MailMessage {
  return {
    kind: 'email-changed',
    to: from,
    subject: 'Din e-mail er ændret',
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `E-mailen til din konto hos ${product} er lige blevet ændret${to ? ` til ${to}` : ''}. ` +
        'Fra nu af logger du ind med den nye.',
    ],
    notes: [`Var det ikke dig? Så skriv til ${legal.email} eller ring på ${legal.phone} med det samme.`],
  };
}
