import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TimedMail } from '../../../../../domain/events/timedMails.ts';
import type { Defaults } from '../../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles } from '../../../../platform/db/roles.ts';
import type { TableOf } from '../../../../platform/db/tables.ts';
import { EventRegistration } from '../EventRegistration.ts';

/**
 * A reminder or thanks that a person got for a time of an event. The key lets no two jobs send the same mail, and lets
 * an event that is moved remind again.
 */
@Entity({
  tableName: 'sent_timed_mail',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('sent_timed_mail', [dbRoles.system]),
})
export class SentTimedMail {
  [OptionalProps]?: Defaults;
  [PrimaryKeyProp]?: ['registrationId', 'kind', 'startsAt'];

  @ManyToOne(() => EventRegistration, {
    mapToPk: true,
    fieldName: 'registration_id',
    primary: true,
    index: false,
    deleteRule: 'cascade',
  })
  registrationId!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  kind!: TimedMail;

  /** The start of the event that the mail was about. */
  @PrimaryKey({ type: 'datetime', columnType: 'timestamptz' })
  startsAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../../platform/db/tables.ts' {
  interface Tables {
    sent_timed_mail: TableOf<SentTimedMail>;
  }
}
