import { optionalCategoryOf, type MailCategory, type MailKind } from '../../domain/mails.ts';
import { newId } from '../db/ids.ts';
import { renderMail, type MailContent } from './layout.ts';

/** An iCalendar file that adds an entry to the recipient's calendar (REQUEST) or removes it (CANCEL). */
export interface CalendarMail {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Recipient {
  name: string;
  email: string;
}

/** A mail to be sent. Logs and metrics show its kind alone. */
export interface MailMessage extends MailContent {
  kind: MailKind;
  to: string;
  subject: string;
  calendar?: CalendarMail;
}

interface MailRow {
  id: string;
  kind: MailKind;
  /** The category that the recipient may have turned off; null when the mail cannot be turned off. */
  category: MailCategory | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  calendar: CalendarMail | null;
}

/** Renders a message into a row that is ready to be sent. */
export function newMailRow(message: MailMessage): MailRow {
  const { kind, to, subject, calendar = null } = message;
  return {
    id: newId('mail'),
    kind,
    category: optionalCategoryOf(kind),
    recipient: to,
    subject,
    ...renderMail(message),
    calendar,
  };
}
