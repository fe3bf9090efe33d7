import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { ActivityType, enumOf } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { BY_CODE_POINT } from '../db/collation.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, insertPolicies, tenantPolicies } from '../db/roles.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { DateTime } from '../graphql/scalars.ts';
import { Node } from '../graphql/Node.ts';

export const ActivityTypeEnum = enumOf(ActivityType);
registerEnum(ActivityTypeEnum, 'ActivityType', 'What an activity is about.', {
  customer: 'The company itself, and its API keys.',
  department: 'A department, and how it pays.',
  user: "A user, an invitation, or somebody's place at an event.",
  zendesk_instance: 'An installation, and its integrations.',
  license: 'Licences that were made, changed or deleted.',
  license_request: 'An order of licences.',
  service_agreement: 'A service agreement, and what is paid for it.',
  clip_card: 'A clip card, and what is paid for it.',
  clip_card_work: 'Hours or tasks on a clip card.',
  service_agreement_work: 'Work under a service agreement.',
});

/** What happened in a company, who did it, and, while impersonating, on whose behalf. Never changed or deleted. */
@ObjectType({
  implements: Node,
  description: 'Something that happened in a company. Never changed or deleted.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'activity',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('activity', {
      own: [dbRoles.sales, dbRoles.registration, dbRoles.signUp],
      everything: [dbRoles.system],
    }),
    ...insertPolicies('activity', [dbRoles.auth]),
  ],
})
@Index({ name: 'activity_customer_newest', properties: ['customerId', 'id'] })
@Index({ name: 'activity_customer_type', properties: ['customerId', 'entityType', 'id'] })
export class Activity extends Node {
  /** Ids sort by time, so the feed's newest-first order is the id's own. */
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('act');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => ActivityTypeEnum, { description: 'What kind of thing it is about.' })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  entityType!: ActivityType;

  @Field(() => String, { description: 'The id of what it is about.' })
  @Property({ type: 'text' })
  entityId!: string;

  @Field(() => String, { description: 'In Danish, for people.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'More of it, in Danish; absent where the title says it all.' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** Kept as text, so that the entry outlives its user. */
  @Field(() => String, { description: 'Who did it.' })
  @Property({ type: 'text' })
  actorName!: string;

  @Property({ type: 'text', nullable: true })
  actorId: string | null = null;

  @Field(() => String, { nullable: true, description: 'On whose behalf, when an admin was signed in as a customer.' })
  @Property({ type: 'text', nullable: true })
  subjectName: string | null = null;

  @Property({ type: 'text', nullable: true })
  subjectId: string | null = null;

  @Field(() => DateTime, { description: 'When it happened.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}
