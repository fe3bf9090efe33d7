import { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import type { Config } from '../../../platform/config.ts';
import { commonPage } from '../../../platform/mail/addresses.ts';
import type { MailMessage, Recipient } from '../../../platform/mail/outgoing.ts';

interface Mention {
  text: string;
  /** Name of the author. */
  by: string;
  customerId: string | null;
  kind: InboxKind | null;
  subjectId: string | null;
}

/** To an admin whom a colleague has mentioned in a note. */
export const mentionedMail = (
  { product, publicUrl }: Config,
  { name, email }: Recipient,
  { text, by, customerId, kind, subjectId }: Mention,
): MailMessage => ({
  kind: 'note-mention',
  to: email,
  subject: 'Du er nævnt i en note',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [kind ? `${by} har skrevet en note om »${InboxKind[kind].label}«:` : `${by} har skrevet en note:`, text],
  action: {
    label: 'Se noten',
    url: commonPage(publicUrl, kind ? `/admin/inbox?item=${kind}~${subjectId}` : `/admin/companies/${customerId}`),
  },
});
