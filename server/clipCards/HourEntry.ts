import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { Node } from '../graphql/Node.ts';
import { CalendarDate, DateTime } from '../graphql/scalars.ts';
import { ClipCard } from './ClipCard.ts';

@ObjectType({
  implements: Node,
  description:
    "A use of a clip card's hours, or its correction. Never changed: what was wrong is corrected by another entry.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'hour_entry',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('hour_entry', { everything: [dbRoles.system] }),
})
@Index({ name: 'hour_entry_newest', properties: ['clipCardId', 'id'] })
@Index({ name: 'hour_entry_task', properties: ['taskId', 'id'] })
export class HourEntry extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('hour');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => ClipCard, { mapToPk: true, fieldName: 'clip_card_id', index: false })
  clipCardId!: string;

  @Field(() => CalendarDate, { description: 'The day on which it was done.' })
  @Property({ type: 'date' })
  workedOn!: string;

  @Field(() => Int, { description: 'Below zero where hours were given back.' })
  @Property({ type: 'integer' })
  minutes!: number;

  @Field(() => String, { description: 'What was done, for the customer to read.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Why it was entered by hand, or corrected.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Property({ type: 'text', nullable: true })
  taskId: string | null = null;

  /** Kept as text, so that the entry outlives its user. */
  @Field(() => String, { description: 'The name of whoever entered it.' })
  @Property({ type: 'text' })
  loggedBy!: string;

  /** Made up by the dialog: sent twice, it is entered once. */
  @Property({ type: 'text', nullable: true, unique: true })
  requestId: string | null = null;

  @Field(() => DateTime, { description: 'When it was entered.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}
