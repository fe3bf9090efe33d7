import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../db/ids.ts';
import { dbRoles, insertPolicies, allRowsPolicies, personalDataPolicies, employeeReadPolicy } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import type { AttachmentKinds } from '../services.ts';
import type { CalendarMail } from './outgoing.ts';

/** A mail is stored in the transaction that causes it, and sent by a job after the commit. */
@Entity({
  tableName: 'mail',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('mail', [dbRoles.system]),
    ...insertPolicies('mail', [
      dbRoles.customer,
      dbRoles.sales,
      dbRoles.admin,
      dbRoles.auth,
      dbRoles.registration,
      dbRoles.signUp,
      dbRoles.attendee,
      dbRoles.public,
    ]),
    /** Admins see which mails carried a file. The grant has no columns with content. */
    { name: 'mail_admin_select', command: 'select', roles: [dbRoles.admin], using: 'attachment_id is not null' },
    {
      name: 'mail_without_attachment',
      type: 'restrictive',
      command: 'insert',
      roles: [
        dbRoles.customer,
        dbRoles.sales,
        dbRoles.auth,
        dbRoles.registration,
        dbRoles.signUp,
        dbRoles.attendee,
        dbRoles.public,
      ],
      check: 'attachment_id is null',
    },
    ...personalDataPolicies('mail', ['delete']),
    employeeReadPolicy('mail', ['BOOKKEEPING']),
  ],
})
@Index({ name: 'mail_created', properties: ['createdAt'] })
@Index({
  name: 'mail_unsent',
  expression:
    'create index "mail_unsent" on "mail" ("next_attempt_at") where "sent_at" is null and "failed_at" is null',
})
@Index({
  name: 'mail_attachment',
  expression: 'create index "mail_attachment" on "mail" ("attachment_id") where "attachment_id" is not null',
})
export class Mail {
  @PrimaryKey({ type: 'text' })
  id: string = newId('mail');

  /** The name of the mail's template, for tests, logs and metrics, which never show the content. */
  @Property({ type: 'text' })
  kind!: string;

  @Property({ type: 'text' })
  recipient!: string;

  @Property({ type: 'text' })
  subject!: string;

  /** Emptied once the mail is sent or given up, because it may contain a link that opens an account. */
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text' })
  html!: string;

  /** Emptied together with the text. */
  @Property({ type: 'json', nullable: true })
  calendar: CalendarMail | null = null;

  /** The address with which a mail program turns such mails off. Emptied together with the text. */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl: string | null = null;

  /** The file that is rendered when the mail is sent. Kept afterwards, because it has no secrets. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  attachmentKind: keyof AttachmentKinds | null = null;

  /** The id of the row that the file shows, such as an invoice. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  attachmentId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  nextAttemptAt: Date = new Date();

  @Property({ type: 'smallint' })
  attempts: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  failedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;
}

declare module '../db/tables.ts' {
  interface Tables {
    mail: TableOf<Mail>;
  }
}
