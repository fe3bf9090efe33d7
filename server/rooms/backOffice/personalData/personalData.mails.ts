import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

/** To a person whose copy can be downloaded. The link leads to a sign-in, so the mail contains no data. */
export const copyReadyMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  expiresOn: string,
): MailMessage => ({
  kind: 'personal-data-ready',
  to: email,
  subject: 'Dine data er klar',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [`Kopien af det, vi har om dig, kan hentes indtil ${expiresOn}. Derefter slettes den.`],
  action: { label: 'Hent dine data', url: commonPage(publicUrl, '/profile/data') },
  notes: ['Bad du ikke om en kopi, så skift adgangskode, og kig på dine enheder under Sikkerhed.'],
});

export const erasureRequestedMail = (
  { product, publicUrl, legal }: Config,
  { name, email }: Recipient,
  dueOn: string,
): MailMessage => ({
  kind: 'erasure-requested',
  to: email,
  subject: 'Vi har fået din anmodning om sletning',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [`Vi svarer senest ${dueOn}. Indtil da kan du fortryde.`],
  action: { label: 'Se anmodningen', url: commonPage(publicUrl, '/profile/data') },
  notes: [`Var det ikke dig? Så fortryd anmodningen, skift adgangskode, og skriv til ${legal.email}.`],
});

/** To an admin. */
export const erasureAwaitingMail = ({ product, publicUrl }: Config, { name, email }: Recipient): MailMessage => ({
  kind: 'erasure-awaiting',
  to: email,
  subject: 'Nogen beder om at få slettet deres data',
  product,
  greeting: `Hej ${name}`,
  paragraphs: ['Loven giver en måned til at svare.'],
  action: { label: 'Se anmodningen', url: commonPage(publicUrl, '/admin/personal-data') },
});

export const erasureConfirmedMail = ({ product, legal }: Config, { name, email }: Recipient): MailMessage => ({
  kind: 'erasure-confirmed',
  to: email,
  subject: 'Dine data bliver slettet',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    'Vi er i gang med at slette det, vi har om dig, og du kan ikke længere logge ind.',
    'Bilag til bogholderiet gemmer vi, så længe loven kræver det. Det er den sidste mail herfra.',
  ],
  notes: [`Spørgsmål? Skriv til ${legal.email} eller ring på ${legal.phone}.`],
});

export const erasureDeclinedMail = (
  { product, publicUrl, legal }: Config,
  { name, email }: Recipient,
  answer: string,
): MailMessage => ({
  kind: 'erasure-declined',
  to: email,
  subject: 'Svar på din anmodning om sletning',
  product,
  greeting: `Hej ${name}`,
  paragraphs: ['Vi kan ikke slette dine data nu.', `Begrundelse: ${answer}`],
  action: { label: 'Se svaret', url: commonPage(publicUrl, '/profile/data') },
  notes: [`Du kan klage til Datatilsynet. Spørgsmål? Skriv til ${legal.email}.`],
});
