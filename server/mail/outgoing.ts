import { newId } from '../db/ids.ts';
import { renderMail, type MailContent } from './layout.ts';

/** An entry that the recipient's calendar takes in, or takes back. */
export interface CalendarMail {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** A mail on its way: the kind names the text, and logs and metrics know it by that alone. */
export interface MailMessage extends MailContent {
  kind: string;
  to: string;
  subject: string;
  calendar?: CalendarMail;
}

export function newMailRow(message: MailMessage) {
  const { text, html } = renderMail(message);
  return { id: newId('mail'), kind: message.kind, recipient: message.to, subject: message.subject, text, html, calendar: message.calendar ?? null };
}
