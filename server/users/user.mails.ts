import type { Config } from '../config.ts';
import type { MailMessage, Recipient } from '../mail/outgoing.ts';

export function userCreatedMail({ product, publicUrl }: Config, user: Recipient, { companyName, by }: { companyName: string; by: string }): MailMessage {
  return {
    kind: 'user-created',
    to: user.email,
    subject: `Du er oprettet hos ${product}`,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [
      `${by} har oprettet dig som bruger for ${companyName}. Du logger ind med ${user.email}.`,
      `Adgangskoden får du af ${by}. Du kan vælge din egen under Loginoplysninger, eller med »Glemt adgangskode?« på loginsiden.`,
    ],
    action: { label: 'Log ind', url: `${publicUrl}/login` },
  };
}

/** To the address that was left behind, so that nobody loses an account unseen. */
export function emailChangedMail({ product, legal }: Config, { name, from, to }: { name: string; from: string; to: string }): MailMessage {
  return {
    kind: 'email-changed',
    to: from,
    subject: 'Din e-mail er ændret',
    product,
    greeting: `Hej ${name}`,
    paragraphs: [`E-mailen til din konto hos ${product} er lige blevet ændret til ${to}. Fra nu af logger du ind med den.`],
    notes: [`Var det ikke dig? Så skriv til ${legal.email} eller ring på ${legal.phone} med det samme.`],
  };
}
