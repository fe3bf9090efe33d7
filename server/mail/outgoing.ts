import { mutableCategoryOf, type MailCategory, type MailKind } from '../../domain/mails.ts';
import { newId } from '../db/ids.ts';
import { renderMail, type MailContent } from './layout.ts';

/** An entry that the recipient's calendar takes in, or takes back. */
export interface CalendarMail {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Recipient {
  name: string;
  email: string;
}

/** A mail on its way: the kind names the text, and logs and metrics know it by that alone. */
export interface MailMessage extends MailContent {
  kind: MailKind;
  to: string;
  subject: string;
  calendar?: CalendarMail;
}

interface MailRow {
  id: string;
  kind: MailKind;
  /** The recipient may have said that they do without; null where they can't. */
  category: MailCategory | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  calendar: CalendarMail | null;
}

export function newMailRow(message: MailMessage): MailRow {
  const { kind, to, subject, calendar = null } = message;
  return {
    id: newId('mail'),
    kind,
    category: mutableCategoryOf(kind),
    recipient: to,
    subject,
    ...renderMail(message),
    calendar,
  };
}
