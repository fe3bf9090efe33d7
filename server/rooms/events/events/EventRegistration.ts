import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { isQueueStatus, isPlaceStatus } from '../../../../domain/events/events.ts';
import { newSecret } from '../../../platform/access/tokens.ts';
import { BY_CODE_POINT, DANISH } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { pick, setColumns } from '../../../platform/db/editing.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  CURRENT_PERSON,
  dbRoles,
  allRowsPolicies,
  personalDataPolicies,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { User } from '../../identity/users/User.ts';
import { reference } from '../../money/ledger/Invoice.ts';
import { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { RegistrationStatusEnum } from './event.enums.ts';
import { Event } from './Event.ts';

/** Matches the current user's registrations. An API token has no user and matches none. */
const isOwn = `user_id = ${CURRENT_PERSON}`;

/** For the attendee role, the person variable holds the key of the registration's link. */
const isLinked = `link_key = ${CURRENT_PERSON}`;

const DETAIL_COLUMNS = [
  'name',
  'email',
  'phone',
  'company',
  'dietaryRestrictions',
  'specialRequirements',
] as const satisfies (keyof EventRegistration)[];

/** An event has at most one registration for each e-mail and for each user. A new sign-up reuses a cancelled one. */
@ObjectType({
  implements: Node,
  description:
    "A person's registration for an event: a place or a position on its waiting list. Each e-mail has at most one.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'event_registration',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'event_registration_customer',
      command: 'select',
      roles: [dbRoles.customer],
      using: `${isOwn} and exists (select 1 from event where event.id = event_id)`,
    },
    ...allRowsPolicies('event_registration', [dbRoles.signUp, dbRoles.admin, dbRoles.system]),
    { name: 'event_registration_attendee', command: 'select', roles: [dbRoles.attendee], using: isLinked },
    /** The link can only cancel a registration. */
    {
      name: 'event_registration_attendee_leaves',
      command: 'update',
      roles: [dbRoles.attendee],
      using: isLinked,
      check: `${isLinked} and status = 'CANCELLED'`,
    },
    {
      name: 'event_registration_in_own_name',
      type: 'restrictive',
      command: 'insert',
      roles: [dbRoles.signUp],
      check: `user_id is null or ${isOwn}`,
    },
    ...personalDataPolicies('event_registration', ['update']),
    ...employeePolicies(
      'event_registration',
      ['EVENTS'],
      ['EVENTS'],
      `owed_since is not null and (select works_in('BOOKKEEPING'))`,
    ),
  ],
})
@Index({ name: 'event_registration_newest', properties: ['eventId', 'id'] })
@Index({
  name: 'event_registration_user',
  expression: 'create unique index "event_registration_user" on "event_registration" ("user_id", "event_id")',
})
@Index({
  name: 'event_registration_email',
  expression: 'create unique index "event_registration_email" on "event_registration" ("event_id", lower("email"))',
})
@Index({
  name: 'event_registration_guest',
  expression: `create index "event_registration_guest" on "event_registration" ("event_id")
    where "user_id" is null and "erased_at" is null`,
})
@Index({
  name: 'event_registration_queue',
  expression: `create index "event_registration_queue" on "event_registration" ("event_id", "waiting_since", "id")
    where "waiting_since" is not null`,
})
@Index({
  name: 'event_registration_offers',
  expression: `create index "event_registration_offers" on "event_registration" ("offer_ends_at", "id")
    where "status" = 'OFFERED'`,
})
@Index({
  name: 'event_registration_requests',
  expression: `create index "event_registration_requests" on "event_registration" ("requested_at", "id")
    where "status" = 'REQUESTED'`,
})
@Index({
  name: 'event_registration_entry',
  expression: 'create unique index "event_registration_entry" on "event_registration" ("entry_id")',
})
@Index({ name: 'event_registration_department', properties: ['departmentId'] })
/** Partial, so that the list of the back office reads nothing but what waits. */
@Index({
  name: 'event_registration_unbilled',
  expression: `create index "event_registration_unbilled" on "event_registration" ("owed_since", "id")
    where "owed_since" is not null and "entry_id" is null and "waived_at" is null`,
})
@Index({
  name: 'event_registration_unbilled_by_name',
  expression: `create index "event_registration_unbilled_by_name" on "event_registration" ("name", "id")
    where "owed_since" is not null and "entry_id" is null and "waived_at" is null`,
})
@Index({
  name: 'event_registration_unbilled_by_price',
  expression: `create index "event_registration_unbilled_by_price" on "event_registration" ("price", "id")
    where "owed_since" is not null and "entry_id" is null and "waived_at" is null`,
})
@Check({
  name: 'event_registration_billed',
  expression: 'owed_since is not null or entry_id is null and waived_at is null',
})
@Check({
  name: 'event_registration_waits_since',
  expression: `(status in ('WAITLISTED', 'OFFERED')) = (waiting_since is not null)`,
})
@Check({ name: 'event_registration_requested', expression: `(status = 'REQUESTED') = (requested_at is not null)` })
@Check({ name: 'event_registration_offered', expression: `(status = 'OFFERED') = (offer_ends_at is not null)` })
export class EventRegistration extends Node {
  static readonly idPrefix = 'ereg';

  [OptionalProps]?: Defaults<'status' | 'linkKey' | 'placeChanges'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(EventRegistration.idPrefix);

  @ManyToOne(() => Event, { mapToPk: true, fieldName: 'event_id', index: false, deleteRule: 'cascade' })
  eventId!: string;

  @Field(() => Event, { description: 'The event that the person has registered for.' })
  @BelongsTo('eventId')
  event?: Event;

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    nullable: true,
    index: false,
    deleteRule: 'set null',
  })
  customerId: string | null = null;

  /** Null for a guest. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false, deleteRule: 'set null' })
  userId: string | null = null;

  @Field(() => String, { description: 'Name of the person as entered.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Field(() => String, { description: 'E-mail of the person as entered.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number as entered. Null when none was entered.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person's company as entered, which need not be a customer. Null when none was entered.",
  })
  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Field(() => String, { nullable: true, description: 'Dietary restrictions. Null when there are none.' })
  @Property({ type: 'text', nullable: true })
  dietaryRestrictions: string | null = null;

  @Field(() => String, { nullable: true, description: 'Other requirements. Null when there are none.' })
  @Property({ type: 'text', nullable: true })
  specialRequirements: string | null = null;

  /** A new row starts without a place; `changeStatus` in places.ts gives it one together with the event's counts. */
  @Field(() => RegistrationStatusEnum, { description: 'State of the registration.' })
  @Property({ type: 'text' })
  status: RegistrationStatus = 'CANCELLED';

  /** Order of the waiting list. A person who leaves the list and returns is last. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  waitingSince: Date | null = null;

  /** When the person last got a place. Null without one, and for places from before the column. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  placeSince: Date | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the offered place is kept for the person. Null unless the status is OFFERED.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  offerEndsAt: Date | null = null;

  /** Since when the registration waits for an admin's confirmation. Null unless the status is REQUESTED. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  requestedAt: Date | null = null;

  /** Copied when the person signs up, so that a later change of the event's price does not count. */
  @Field(() => Int, {
    nullable: true,
    description:
      'Price of the place in øre, excluding VAT, on the day of the sign-up. Null or 0 when the event was free then.',
  })
  @Property({ type: 'integer', nullable: true })
  price: Ore | null = null;

  /** Chosen at the sign-up. Null for a guest until an admin has chosen the buyer. */
  @ManyToOne(() => Department, {
    mapToPk: true,
    fieldName: 'department_id',
    nullable: true,
    index: false,
    deleteRule: 'set null',
  })
  departmentId: string | null = null;

  @Field(() => Department, {
    nullable: true,
    description: 'The department that pays for the place. Null when none is chosen, or the viewer may not see it.',
  })
  @BelongsTo('departmentId')
  department?: Department | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the person got a place that is to be paid. Null without such a place, and once it was cancelled in time.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  owedSince: Date | null = null;

  /** The ledger entry that bills the place. Null until it is billed. */
  @ManyToOne(() => LedgerEntry, { ...reference, fieldName: 'entry_id', nullable: true })
  entryId: string | null = null;

  @Field(() => LedgerEntry, {
    nullable: true,
    description: 'The ledger entry of the place. Null when it is not billed, or the viewer may not see the entry.',
  })
  @BelongsTo('entryId')
  entry?: LedgerEntry | null;

  @Field(() => DateTime, { nullable: true, description: 'When an admin made the place free. Null when none did.' })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  waivedAt: Date | null = null;

  @Property({ type: 'text', collation: 'C', nullable: true })
  waivedById: string | null = null;

  /** Why the place is free, for admins alone. */
  @Property({ type: 'text', nullable: true })
  waiveReason: string | null = null;

  /** Secret in the link of the registration's mails. Null for erased guests. */
  @Property({ type: 'text', collation: BY_CODE_POINT, unique: true, nullable: true })
  linkKey: string = newSecret();

  @Field(() => DateTime, {
    description: 'When the person first registered. A cancellation and a new sign-up keep the value.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** How often the person got or lost a place, which the sequence number of their calendar entry includes. */
  @Property({ type: 'integer', default: 0 })
  placeChanges: number = 0;

  /** When the data of a guest was erased; see eraseGuests.ts. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  erasedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  setStatus(status: RegistrationStatus): void {
    const isQueued = isQueueStatus(status);
    if (isQueued !== isQueueStatus(this.status)) this.waitingSince = isQueued ? new Date() : null;
    if (status !== 'OFFERED') this.offerEndsAt = null;
    const hasPlace = isPlaceStatus(status);
    if (hasPlace !== isPlaceStatus(this.status)) {
      this.placeSince = hasPlace ? new Date() : null;
      this.placeChanges += 1;
    }
    if (status !== this.status) this.requestedAt = status === 'REQUESTED' ? new Date() : null;
    this.status = status;
  }

  /** Sets the form's values. Another e-mail gets a new link key, so links mailed to the old address stop working. */
  setDetails(details: RegistrationDetails): void {
    if (this.email?.toLowerCase() !== details.email.toLowerCase()) this.linkKey = newSecret();
    setColumns(this as EventRegistration, details, DETAIL_COLUMNS);
  }
}

/** Creates a registration without a place. */
export const createRegistrationRow = ({ em }: Write, { id: eventId }: Event, details: RegistrationDetails) =>
  em.create(EventRegistration, { eventId, ...pick(details, DETAIL_COLUMNS) });

type RegistrationDetails = Pick<EventRegistration, (typeof DETAIL_COLUMNS)[number]>;

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    event_registration: TableOf<EventRegistration>;
  }
}
