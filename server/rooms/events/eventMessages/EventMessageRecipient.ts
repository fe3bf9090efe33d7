import { OptionalProps, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { allRowsPolicies, dbRoles, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { EventRegistration } from '../events/EventRegistration.ts';
import { EventMessage } from './EventMessage.ts';

export type RecipientState = 'WAITING' | 'MAILED' | 'SKIPPED';

/**
 * A registration that a message is meant for. Its state is stored in the transaction that stores the mail, so that
 * nobody is mailed twice.
 */
@Entity({
  tableName: 'event_message_recipient',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('event_message_recipient', [dbRoles.admin, dbRoles.system]),
    ...employeePolicies('event_message_recipient', ['EVENTS']),
  ],
})
@Index({ name: 'event_message_recipient_registration', properties: ['registrationId'] })
@Index({
  name: 'event_message_recipient_waiting',
  expression: `create index "event_message_recipient_waiting" on "event_message_recipient"
    ("message_id", "registration_id") where "state" = 'WAITING'`,
})
export class EventMessageRecipient {
  [PrimaryKeyProp]?: ['messageId', 'registrationId'];
  [OptionalProps]?: Defaults<'state'>;

  @ManyToOne(() => EventMessage, {
    mapToPk: true,
    primary: true,
    fieldName: 'message_id',
    index: false,
    collation: 'C',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  messageId!: string;

  @ManyToOne(() => EventRegistration, {
    mapToPk: true,
    primary: true,
    fieldName: 'registration_id',
    index: false,
    collation: 'C',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  registrationId!: string;

  /** SKIPPED when the registration was no longer in one of the message's groups. */
  @Property({ type: 'text', collation: 'C', default: 'WAITING' })
  state: RecipientState = 'WAITING';

  /** The stored mail, whose row tells whether it was delivered. */
  @Property({ type: 'text', collation: 'C', nullable: true })
  mailId: string | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    event_message_recipient: TableOf<EventMessageRecipient>;
  }
}
