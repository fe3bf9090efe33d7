import type { Config } from '../config.ts';
import type { MailMessage } from '../mail/outgoing.ts';

type Recipient = { name: string; email: string };

export function passwordResetMail({ product, publicUrl }: Config, user: Recipient, token: string): MailMessage {
  return {
    kind: 'password-reset',
    to: user.email,
    subject: 'Nulstil din adgangskode',
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [`Vi har fået besked om, at du vil vælge en ny adgangskode til ${product}.`],
    action: { label: 'Vælg ny adgangskode', url: `${publicUrl}/reset-password?token=${token}` },
    notes: [
      'Linket gælder i 1 time og kan bruges én gang.',
      'Har du ikke bedt om det, kan du se bort fra denne mail. Din adgangskode er ikke ændret.',
    ],
  };
}

export function passwordChangedMail({ product, publicUrl, legal }: Config, user: Recipient): MailMessage {
  return {
    kind: 'password-changed',
    to: user.email,
    subject: 'Din adgangskode er ændret',
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [`Adgangskoden til din konto hos ${product} er lige blevet ændret, og du er logget ud alle andre steder.`],
    action: { label: 'Log ind', url: `${publicUrl}/login` },
    notes: [`Var det ikke dig? Så skriv til ${legal.email} eller ring på ${legal.phone} med det samme.`],
  };
}
