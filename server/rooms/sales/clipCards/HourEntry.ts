import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesSubject,
  seesClipCard,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { ClipCard } from './ClipCard.ts';

@Sees('AGREEMENTS')
@ObjectType({
  implements: Node,
  description:
    'Hours that were used from a clip card or given back to it. An entry never changes: an error is corrected by ' +
    'another entry.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'hour_entry',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('hour_entry', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('hour_entry', 'subject', seesSubject('AGREEMENTS')),
    scopePolicy('hour_entry', 'departments', seesClipCard()),
    ...personalDataPolicies('hour_entry', ['update']),
    ...employeePolicies('hour_entry', ['SALES', 'SUPPORT'], ['SALES']),
  ],
})
@Index({ name: 'hour_entry_newest', properties: ['clipCardId', 'id'] })
@Index({ name: 'hour_entry_task', properties: ['taskId', 'id'] })
@Index({ name: 'hour_entry_created', properties: ['createdAt'] })
@Index({ name: 'hour_entry_worked', properties: ['customerId', 'workedOn', 'id'] })
export class HourEntry extends Node {
  static readonly idPrefix = 'hour';

  [OptionalProps]?: Defaults;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(HourEntry.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => ClipCard, { mapToPk: true, fieldName: 'clip_card_id', index: false })
  clipCardId!: string;

  @Field(() => ClipCard, { description: 'The card whose hours they are. Found also when the card was deleted.' })
  @BelongsTo('clipCardId')
  clipCard?: ClipCard;

  @Field(() => CalendarDate, { description: 'The day on which the work was done.' })
  @Property({ type: 'date' })
  workedOn!: string;

  @Field(() => Int, { description: 'Number of minutes. Negative when hours were given back.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Field(() => String, { description: 'The work that was done, for the customer to read.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why an admin entered or corrected the hours by hand. Null when no reason was given.',
  })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'text', nullable: true })
  taskId: string | null = null;

  /** Stored as text, so that the name remains when the user is deleted. */
  @Field(() => String, { description: 'Name of the person who entered the hours.' })
  @Property({ type: 'text' })
  loggedBy!: string;

  /** Idempotency key chosen by the client; null when there was none, as for hours of tasks. */
  @Property({ type: 'text', nullable: true, unique: true })
  requestId: string | null = null;

  @Field(() => DateTime, { description: 'When the hours were entered.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    hour_entry: TableOf<HourEntry>;
  }
}
