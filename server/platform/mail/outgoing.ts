import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { optionalCategoryOf, type MailCategory, type MailKind } from '../../../domain/basics/mails.ts';
import { newId } from '../db/ids.ts';
import type { AttachmentKinds } from '../services.ts';
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

/** The people of a list, each address once: the first who has it. */
export function eachAddressOnce<Person extends Recipient>(people: readonly (Person | null | undefined)[]): Person[] {
  const byAddress = new Map<string, Person>();
  for (const person of people) {
    const address = person?.email.toLowerCase();
    if (person && address && !byAddress.has(address)) byAddress.set(address, person);
  }
  return [...byAddress.values()];
}

/** A mail to be sent. Logs and metrics show its kind alone. */
export interface MailMessage extends MailContent {
  /** The id of the mail's row, for a caller that follows its outcome. A new one when left out. */
  id?: string;
  kind: MailKind;
  to: string;
  calendar?: CalendarMail;
  /** The address with which a mail program turns mails of this kind off, by a POST without a sign-in (RFC 8058). */
  unsubscribeUrl?: string;
  /** A file that is rendered when the mail is sent, from the row with this id. */
  attachment?: { kind: keyof AttachmentKinds; id: string };
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
  unsubscribeUrl: string | null;
  attachment: MailMessage['attachment'] | null;
}

/** Renders a message into a row that is ready to be sent. PostgreSQL's JSON cannot contain half of a surrogate pair. */
function newMailRow(message: MailMessage): MailRow {
  const { kind, to, subject, calendar = null, unsubscribeUrl = null, attachment = null } = message;
  const { text, html } = renderMail(message);
  return {
    id: message.id ?? newId('mail'),
    kind,
    category: optionalCategoryOf(kind),
    recipient: to,
    subject: subject.toWellFormed(),
    text: text.toWellFormed(),
    html: html.toWellFormed(),
    calendar,
    unsubscribeUrl,
    attachment,
  };
}

/**
 * The only place that stores mails. A mail of a category that its recipient has muted is not stored, and the job of
 * such a mail finds nothing to send. A plain insert, because the ORM reads an inserted row back, and most roles may
 * insert mails but not read them.
 */
export async function storeMails(em: EntityManager, messages: readonly MailMessage[]): Promise<string[]> {
  if (!messages.length) return [];
  const rows = messages.map(newMailRow);
  const { numAffectedRows } = await sql`
    insert into mail (id, kind, recipient, subject, text, html, calendar, unsubscribe_url, attachment_kind,
      attachment_id, created_at, next_attempt_at)
    select id, kind, recipient, subject, text, html, calendar, "unsubscribeUrl", attachment ->> 'kind',
      attachment ->> 'id', now(), now()
    from json_to_recordset(${JSON.stringify(rows)}) as row (id text, kind text, category text, recipient text,
      subject text, text text, html text, calendar jsonb, "unsubscribeUrl" text, attachment json)
    where not mutes_mail(recipient, category)`.execute(em.getKysely());
  return numAffectedRows ? rows.map(({ id }) => id) : [];
}

declare module '../db/writes.ts' {
  interface Messages {
    /** A mail, unless the recipient has muted its category. */
    mail: MailMessage;
  }
}
