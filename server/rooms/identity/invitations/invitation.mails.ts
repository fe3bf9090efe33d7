import { endSentence } from '../../../../domain/basics/endSentence.ts';
import { INVITATION_HOURS } from '../../../../domain/identity/validation/users.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage } from '../../../platform/mail/outgoing.ts';

interface InvitedPerson {
  name: string;
  email: string;
  invitedBy: string;
  companyName: string;
}

export function invitationMail(
  { product, publicUrl }: Config,
  { name, email, invitedBy, companyName }: InvitedPerson,
  token: string,
): MailMessage {
  return {
    kind: 'invitation',
    to: email,
    subject: `Du er inviteret til ${product}`,
    product,
    greeting: `Hej ${name}`,
    paragraphs: [
      `${endSentence(`${invitedBy} har inviteret dig til at bruge ${product} sammen med ${companyName}`)} ` +
        'Vælg din egen adgangskode, så er du i gang.',
    ],
    action: { label: 'Tag imod invitationen', url: commonPage(publicUrl, `/invitation?token=${token}`) },
    notes: [
      `Linket gælder i ${INVITATION_HOURS} timer og kan bruges én gang.`,
      'Kender du ikke afsenderen, kan du se bort fra denne mail.',
    ],
  };
}
