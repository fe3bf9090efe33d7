import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Defaults } from '../../../../platform/db/defaults.ts';
import { newId } from '../../../../platform/db/ids.ts';
import {
  allRowsPolicies,
  CURRENT_PERSON,
  dbRoles,
  personalDataPolicies,
  selectPolicies,
  employeeReadPolicy,
} from '../../../../platform/db/roles.ts';
import type { TableOf } from '../../../../platform/db/tables.ts';
import { DateTime } from '../../../../platform/graphql/scalars.ts';
import { Event } from '../Event.ts';
import { EventRegistration } from '../EventRegistration.ts';

/** The registration is the caller's own, and has a place at the event. */
const ownPlace = (isOwn: string) =>
  `exists (select 1 from event_registration r where r.id = registration_id
    and r.event_id = event_feedback.event_id and r.status in ('REGISTERED', 'CONFIRMED') and r.${isOwn})`;
const isUsers = ownPlace(`user_id = ${CURRENT_PERSON}`);
const isLinked = ownPlace(`link_key = ${CURRENT_PERSON}`);

/** Nobody but the person and the admins of the reseller sees a row, not even an administrator of the company. */
@ObjectType({
  description: 'What a participant thinks of an event, for the participant and for employees alone.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'event_feedback',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'event_feedback_customer', roles: [dbRoles.customer], using: isUsers, check: isUsers },
    { name: 'event_feedback_attendee', roles: [dbRoles.attendee], using: isLinked, check: isLinked },
    ...selectPolicies('event_feedback', [dbRoles.admin]),
    ...allRowsPolicies('event_feedback', [dbRoles.system]),
    ...personalDataPolicies('event_feedback', ['update']),
    employeeReadPolicy('event_feedback', ['EVENTS']),
  ],
})
@Index({ name: 'event_feedback_newest', properties: ['eventId', 'id'] })
@Index({
  name: 'event_feedback_registration',
  expression: 'create unique index "event_feedback_registration" on "event_feedback" ("registration_id")',
})
@Check({ name: 'event_feedback_rating', expression: 'rating >= 1 and rating <= 5' })
export class EventFeedback {
  static readonly idPrefix = 'efb';

  [OptionalProps]?: Defaults;

  @Field(() => ID)
  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(EventFeedback.idPrefix);

  @ManyToOne(() => Event, { mapToPk: true, fieldName: 'event_id', index: false, deleteRule: 'cascade' })
  eventId!: string;

  @ManyToOne(() => EventRegistration, {
    mapToPk: true,
    fieldName: 'registration_id',
    index: false,
    deleteRule: 'cascade',
  })
  registrationId!: string;

  @Field(() => Int, { description: 'From 1, very dissatisfied, to 5, very satisfied.' })
  @Property({ type: 'smallint' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'What the participant wrote. Null without a text.' })
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @Field(() => DateTime, { description: 'When the participant first gave feedback.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => DateTime, { description: 'When the participant last changed it.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  changedAt: Date = new Date();

  @Field(() => String, {
    nullable: true,
    description: "Name of the participant. Null when the participant's data has been erased.",
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the participant's company. Null when none was entered.",
  })
  company?: string | null;
}

declare module '../../../../platform/db/tables.ts' {
  interface Tables {
    event_feedback: TableOf<EventFeedback>;
  }
}
