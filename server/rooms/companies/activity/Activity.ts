import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ActivityType, Subject } from '../../../../domain/basics/vocabulary.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  insertPolicies,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesDepartmentIfAny,
  seesSubject,
  seesValues,
  CURRENT_PERSON,
  employeeReadPolicyBy,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { RefersTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { registerStoredEnum } from '../../../platform/graphql/storedEnums.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../customers/Customer.ts';

export const ActivityTypeEnum = registerStoredEnum<ActivityType>(
  'ActivityType',
  'The kind of object that an activity is about.',
  {
    customer: 'The company itself, its agreed prices, or its API tokens.',
    department: 'A department, or its payment method.',
    user: 'A user, an invitation, or a registration for an event.',
    zendesk_instance: 'An installation, or its integrations.',
    license: 'Licences that were created, changed or deleted.',
    license_request: 'An order of licences.',
    service_agreement: 'A service agreement, or its payments.',
    clip_card: 'A clip card, or its payments.',
    purchase_approval: 'An order that needs approval within the company.',
    clip_card_work: 'Hours or tasks on a clip card.',
    service_agreement_work: 'Work that was logged on a service agreement.',
    invoice: 'An invoice or a credit note.',
    reminder: 'A reminder of an unpaid invoice, its fee, or a hold of reminders.',
    event_place: 'The payment of a place at an event.',
  },
);

/**
 * Activities belong to the subject of their object, and to that which they name themselves. Tasks are named by the
 * activities about work on clip cards.
 */
const SEES_OBJECT = [
  seesValues('entity_type', ['invoice', 'reminder', 'event_place'], 'FINANCE'),
  seesValues('entity_type', ['license', 'license_request'], 'LICENSES'),
  seesValues('entity_type', ['clip_card', 'service_agreement', 'service_agreement_work'], 'AGREEMENTS'),
  seesValues('entity_type', ['clip_card_work'], 'TASKS'),
  '(also_subject is null or sees_subject(also_subject))',
  `(entity_type <> 'user' or ${seesSubject('PEOPLE')} or entity_id = ${CURRENT_PERSON})`,
  `(entity_type <> 'purchase_approval' or sees_approval(entity_id))`,
].join(' and ');

/**
 * An event in the history of a company that its users can read, with the actor and, under impersonation, the user as
 * whom the actor was signed in. Never changed or deleted.
 */
@ObjectType({
  implements: Node,
  description:
    'An event in the history of a company. Activities are never deleted, and change only when the data of a person ' +
    'is erased.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'activity',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('activity', {
      companyRoles: [dbRoles.sales, dbRoles.registration, dbRoles.signUp],
      allRowsRoles: [dbRoles.system],
    }),
    ...insertPolicies('activity', [dbRoles.auth]),
    scopePolicy('activity', 'subject', SEES_OBJECT, { command: 'select' }),
    scopePolicy('activity', 'departments', seesDepartmentIfAny(), { command: 'select' }),
    ...personalDataPolicies('activity', ['update']),
    employeeReadPolicyBy('activity', 'sees_activity(entity_type, also_subject)'),
  ],
})
// To find the activities of one person, whose data may have to be collected or erased.
@Index({
  name: 'activity_actor',
  expression: 'create index "activity_actor" on "activity" ("actor_id") where "actor_id" is not null',
})
@Index({ name: 'activity_customer_newest', properties: ['customerId', 'id'] })
@Index({ name: 'activity_customer_type', properties: ['customerId', 'entityType', 'id'] })
export class Activity extends Node {
  static readonly idPrefix = 'act';

  [OptionalProps]?: Defaults;

  /** Ids sort by the time of their creation, so the order by id is the order by time. */
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(Activity.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => ActivityTypeEnum, { description: 'The kind of object that the activity is about.' })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  entityType!: ActivityType;

  @Field(() => String, { description: 'The id of the object that the activity is about.' })
  @Property({ type: 'text' })
  entityId!: string;

  /** A subject that the activity tells about beside that of its object, such as the payment of a clip card. */
  @Property({ type: 'text', nullable: true })
  alsoSubject: Subject | null = null;

  /** The department of the object at the time of the activity, which a trigger stores. */
  @Property({ type: 'text', nullable: true })
  departmentId: string | null = null;

  @Field(() => Node, {
    nullable: true,
    description: 'The object that the activity is about. Null when it is deleted or the viewer may not see it.',
  })
  @RefersTo('entityId')
  subject?: Node | null;

  @Field(() => String, { description: 'The title, in Danish.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'More details, in Danish. Null when the title says everything.' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** A copy of the name, because the activity outlives the user. */
  @Field(() => String, { description: 'The name of the user or API token that acted.' })
  @Property({ type: 'text' })
  actorName!: string;

  @Property({ type: 'text', nullable: true })
  actorId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the user as whom an admin was signed in. Null without impersonation.',
  })
  @Property({ type: 'text', nullable: true })
  subjectName: string | null = null;

  @Property({ type: 'text', nullable: true })
  subjectId: string | null = null;

  @Field(() => DateTime, { description: 'The time of the event.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    activity: TableOf<Activity>;
  }
}
