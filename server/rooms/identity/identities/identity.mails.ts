import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

/** A notice to a user about a provider that was connected with their account, or removed from it. */
export const signInMethodChangedMail = (
  { product, publicUrl, legal }: Config,
  user: Recipient,
  change: string,
): MailMessage => ({
  kind: 'sign-in-method-changed',
  to: user.email,
  subject: 'Dine loginmetoder er ændret',
  product,
  greeting: `Hej ${user.name}`,
  paragraphs: [change],
  action: { label: 'Se din sikkerhed', url: commonPage(publicUrl, '/profile/sikkerhed') },
  notes: [
    `Var det ikke dig? Så skift adgangskode med det samme, og skriv til ${legal.email} eller ring på ${legal.phone}.`,
  ],
});
