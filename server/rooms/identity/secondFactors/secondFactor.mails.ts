import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

/** A notice to a user about a change of how they prove who they are. */
export const secondFactorChangedMail = (config: Config, user: Recipient, change: string): MailMessage =>
  securityNotice(config, user, 'Din totrinsbekræftelse er ændret', change);

/** A notice to a user who has signed in with a recovery code. `left` is the number of unused codes. */
export const recoveryCodeUsedMail = (config: Config, user: Recipient, left: number): MailMessage =>
  securityNotice(
    config,
    user,
    'En genoprettelseskode er brugt',
    'Der er logget ind på din konto med en genoprettelseskode. ' +
      `Du har ${left} ${left === 1 ? 'kode' : 'koder'} tilbage.`,
  );

function securityNotice(
  { product, publicUrl, legal }: Config,
  user: Recipient,
  subject: string,
  change: string,
): MailMessage {
  return {
    kind: 'second-factor-changed',
    to: user.email,
    subject,
    product,
    greeting: `Hej ${user.name}`,
    paragraphs: [change],
    action: { label: 'Se din sikkerhed', url: commonPage(publicUrl, '/profile/sikkerhed') },
    notes: [
      'Var det ikke dig? Så skift adgangskode med det samme, ' +
        `og skriv til ${legal.email} eller ring på ${legal.phone}.`,
    ],
  };
}
