import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EventMessageGroup } from '../../../../domain/events/eventMessages.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { allRowsPolicies, dbRoles, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { User } from '../../identity/users/User.ts';
import { Event } from '../events/Event.ts';

/** A mail from an admin to people of an event, which a job sends. */
@Entity({
  tableName: 'event_message',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('event_message', [dbRoles.admin, dbRoles.system]),
    ...employeePolicies('event_message', ['EVENTS']),
  ],
})
@Index({ name: 'event_message_event', properties: ['eventId', 'id'] })
@Index({ name: 'event_message_author', properties: ['authorId'] })
@Index({
  name: 'event_message_unsettled',
  expression: 'create index "event_message_unsettled" on "event_message" ("id") where "settled_at" is null',
})
export class EventMessage {
  static readonly idPrefix = 'emsg';

  [OptionalProps]?: Defaults<'skipped' | 'delivered' | 'failed'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(EventMessage.idPrefix);

  @ManyToOne(() => Event, {
    mapToPk: true,
    fieldName: 'event_id',
    index: false,
    collation: 'C',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  eventId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', index: false })
  authorId!: string;

  @Property({ type: 'text' })
  subject!: string;

  /** HTML as `domain/basics/richText.ts` allows it. */
  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'string[]', columnType: 'text[]' })
  groups!: EventMessageGroup[];

  /** The idempotency key chosen by the client. */
  @Property({ type: 'text', collation: 'C', unique: 'event_message_request_id_unique' })
  requestId!: string;

  /** The fingerprint of the preview that the admin confirmed. */
  @Property({ type: 'text', collation: 'C' })
  fingerprint!: string;

  /** Number of recipients. */
  @Property({ type: 'integer' })
  total!: number;

  /** The numbers of recipients by outcome. Written once all outcomes are known; until then they are counted. */
  @Property({ type: 'integer', default: 0 })
  skipped: number = 0;

  @Property({ type: 'integer', default: 0 })
  delivered: number = 0;

  @Property({ type: 'integer', default: 0 })
  failed: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** When the outcomes of all recipients were known. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  settledAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    event_message: TableOf<EventMessage>;
  }
}
