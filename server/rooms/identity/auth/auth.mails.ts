import { formatDateTime } from '../../../../domain/basics/dates.ts';
import { deviceName } from '../../../../domain/identity/deviceName.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';
import { CONFIRM_HOURS } from './confirmationLink.service.ts';

type Recipient = { name: string; email: string };

export const confirmUrl = ({ publicUrl }: Config, token: string) =>
  commonPage(publicUrl, `/confirm-email?token=${token}`);

/** A mail with another confirmation link. The first link of a new account is part of its welcome mail. */
export function confirmEmailMail(config: Config, user: Recipient, token: string): MailMessage {
  const { product } = config;
  return {
    kind: 'email-confirmation',
    to: user.email,
    subject: 'Bekræft din e-mail',
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [`Bekræft, at ${user.email} er din e-mail, så kan du bruge hele ${product}.`],
    action: { label: 'Bekræft din e-mail', url: confirmUrl(config, token) },
    notes: [
      `Linket gælder i ${CONFIRM_HOURS} timer og kan bruges én gang.`,
      'Har du ingen konto her, kan du se bort fra denne mail. Klik ikke på linket.',
    ],
  };
}

/** A mail to the new address of a user who changes e-mail, with the link that confirms it. */
export function newEmailMail(config: Config, { name, email }: Recipient, token: string): MailMessage {
  const { product } = config;
  return {
    kind: 'email-change',
    to: email,
    subject: 'Bekræft din nye e-mail',
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `Du har bedt om at logge ind hos ${product} med ${email} fremover. Det sker, når du har bekræftet adressen.`,
    ],
    action: { label: 'Bekræft ny e-mail', url: confirmUrl(config, token) },
    notes: [
      'Linket gælder i 1 time og kan bruges én gang.',
      'Har du ikke bedt om det, kan du se bort fra denne mail. Klik ikke på linket.',
    ],
  };
}

/** Names the company when several accounts claim the address, so that the reader knows which account a link is for. */
export function passwordResetMail(
  { product, publicUrl }: Config,
  user: Recipient & { companyName?: string | null },
  token: string,
): MailMessage {
  const account = user.companyName ? `kontoen for ${user.companyName} hos ${product}` : product;
  return {
    kind: 'password-reset',
    to: user.email,
    subject: 'Nulstil din adgangskode',
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [`Vi har fået besked om, at du vil vælge en ny adgangskode til ${account}.`],
    action: { label: 'Vælg ny adgangskode', url: commonPage(publicUrl, `/reset-password?token=${token}`) },
    notes: [
      'Linket gælder i 1 time og kan bruges én gang.',
      'Har du ikke bedt om det, kan du se bort fra denne mail. Din adgangskode er ikke ændret.',
    ],
  };
}

/** A notice to a user whose password was changed. */
export function passwordChangedMail({ product, publicUrl, legal }: Config, user: Recipient): MailMessage {
  return {
    kind: 'password-changed',
    to: user.email,
    subject: 'Din adgangskode er ændret',
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `Adgangskoden til din konto hos ${product} er lige blevet ændret, og du er logget ud alle andre steder.`,
    ],
    action: { label: 'Log ind', url: commonPage(publicUrl, '/login') },
    notes: [`Var det ikke dig? Så skriv til ${legal.email} eller ring på ${legal.phone} med det samme.`],
  };
}

interface SignInFacts {
  address: string;
  userAgent: string | null;
  at: Date;
}

/** A notice to a user who has signed in from a device for the first time. */
export function newDeviceMail(
  { product, publicUrl, legal }: Config,
  user: Recipient,
  { address, userAgent, at }: SignInFacts,
): MailMessage {
  return {
    kind: 'new-device',
    to: user.email,
    subject: `Nyt login hos ${product}`,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `Der er logget ind på din konto fra en enhed, vi ikke har set før: ${deviceName(userAgent)}, ` +
        `${formatDateTime(at)}, fra netværksadressen ${address}.`,
    ],
    action: { label: 'Se dine enheder', url: commonPage(publicUrl, '/profile/sikkerhed') },
    notes: [
      'Var det dig, skal du ikke gøre noget. Var det ikke, så log enheden ud og skift adgangskode med det samme, ' +
        `eller skriv til ${legal.email} eller ring på ${legal.phone}.`,
    ],
  };
}
