import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { EventStatus, EventType } from '../../../../domain/basics/vocabulary.ts';
import { attendeeFacts, DEFAULT_OFFER_HOURS, endOf, startOf } from '../../../../domain/events/events.ts';
import { newSecret } from '../../../platform/access/tokens.ts';
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
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { calendarFacts } from './calendarEntry.ts';
import { EventStatusEnum, EventTypeEnum } from './event.enums.ts';

/** Columns that an admin sets in the form of an event. All others are computed. */
const DETAIL_COLUMNS = [
  'title',
  'description',
  'type',
  'date',
  'startTime',
  'endTime',
  'isOnline',
  'location',
  'meetingLink',
  'capacity',
  'price',
  'offerHours',
  'requiresConfirmation',
  'sendsReminders',
  'sendsThanks',
  'materialLink',
  'isPublic',
  'isListed',
  'status',
] as const satisfies (keyof Event)[];

/** The texts of an event in which admins search, and the indexed expression with their trigrams. */
export const EVENT_SEARCHED = `title || chr(10) || coalesce(location, '')`;
const EVENT_GRAMS = `search_grams(${EVENT_SEARCHED})`;

export type EventDetails = Pick<Event, (typeof DETAIL_COLUMNS)[number]>;

const hasLinkedRegistration = `exists (
  select 1 from event_registration r where r.event_id = event.id and r.link_key = ${CURRENT_PERSON})`;
const isOpenForCaller = `status = 'PUBLISHED' and (is_public or ${CURRENT_PERSON} <> '')`;

/** Events belong to no company: every customer sees all but drafts, a guest sees public events by their links. */
@ObjectType({
  implements: Node,
  description: 'A meeting, such as a course or webinar, that people can register for.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'event',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'event_customer', command: 'select', roles: [dbRoles.customer], using: `status <> 'DRAFT'` },
    { name: 'event_public', command: 'select', roles: [dbRoles.public], using: `is_public and status = 'PUBLISHED'` },
    /** Signed-in people reach every published event, guests the public ones. The role may only update the counts. */
    { name: 'event_sign_up', roles: [dbRoles.signUp], using: isOpenForCaller, check: isOpenForCaller },
    /** The link of a registration shows its event. Only the counts of a published event can be changed. */
    {
      name: 'event_attendee',
      command: 'select',
      roles: [dbRoles.attendee],
      using: `status <> 'DRAFT' and ${hasLinkedRegistration}`,
    },
    {
      name: 'event_attendee_leaves',
      command: 'update',
      roles: [dbRoles.attendee],
      using: `status = 'PUBLISHED' and ${hasLinkedRegistration}`,
      check: `status = 'PUBLISHED' and ${hasLinkedRegistration}`,
    },
    ...allRowsPolicies('event', [dbRoles.admin, dbRoles.system]),
    ...personalDataPolicies('event'),
    ...employeePolicies('event', ['EVENTS', 'BOOKKEEPING'], ['EVENTS']),
  ],
})
@Check({
  name: 'event_never_oversold',
  expression: 'registration_count >= 0 and (capacity is null or registration_count <= capacity)',
})
@Check({ name: 'event_waiting_count', expression: 'waiting_count >= 0' })
@Check({ name: 'event_listed_is_public', expression: 'is_public or not is_listed' })
@Index({ name: 'event_newest', properties: ['startsAt', 'id'] })
@Index({
  name: 'event_listed',
  expression: 'create index "event_listed" on "event" ("starts_at", "id") where "is_listed"',
})
@Index({
  name: 'event_search_grams',
  expression: `create index "event_search_grams" on "event" using gin (${EVENT_GRAMS})`,
})
@Index({ name: 'event_by_price', properties: ['price', 'id'] })
@Index({ name: 'event_by_registrations', properties: ['registrationCount', 'id'] })
@Index({
  name: 'event_with_waiting',
  expression: `create index "event_with_waiting" on "event" ("starts_at", "id")
    where "status" = 'PUBLISHED' and "waiting_count" > 0`,
})
export class Event extends Node {
  static readonly idPrefix = 'evt';

  [OptionalProps]?: Defaults<
    | 'registrationCount'
    | 'offerHours'
    | 'requiresConfirmation'
    | 'isListed'
    | 'sendsReminders'
    | 'sendsThanks'
    | 'scheduledAt'
    | 'waitingCount'
    | 'calendarKey'
    | 'sequence'
    | 'calendarChangedAt'
  >;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(Event.idPrefix);

  @Field(() => String, { description: 'Title without line breaks.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Sanitized HTML with the tags that the editor supports.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => EventTypeEnum, { description: 'A label for people without other effect.' })
  @Property({ type: 'text' })
  type!: EventType;

  @Field(() => EventStatusEnum, {
    description: 'State of the event. Only employees see a DRAFT, and only a PUBLISHED event is open for sign-up.',
  })
  @Property({ type: 'text' })
  status!: EventStatus;

  @Field(() => CalendarDate, { description: 'Date in Copenhagen.' })
  @Property({ type: 'date' })
  date!: string;

  @Field(() => String, { description: 'Start as HH:MM in Copenhagen.' })
  @Property({ type: 'text' })
  startTime!: string;

  @Field(() => String, { description: 'End as HH:MM in Copenhagen, on the same day.' })
  @Property({ type: 'text' })
  endTime!: string;

  /** `startsAt` and `endsAt` are computed from date and times, for sorting and filtering. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  startsAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  endsAt!: Date;

  @Field(() => Boolean, { description: 'Whether the event is held at `meetingLink` instead of `location`.' })
  @Property({ type: 'boolean' })
  isOnline!: boolean;

  @Field(() => String, { nullable: true, description: 'Place of the event. Null when the event is online.' })
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the online meeting. Null when the event is not online or has no address yet.',
  })
  @Property({ type: 'text', nullable: true })
  meetingLink: string | null = null;

  @Field(() => Int, { nullable: true, description: 'Number of places. Null when there is no limit.' })
  @Property({ type: 'integer', nullable: true })
  capacity: number | null = null;

  /** Written only by places.ts with plain SQL, so that a sign-up does not change the version that an admin edits. */
  @Field(() => Int, {
    description: 'Number of taken places: registrations that are REGISTERED, CONFIRMED, OFFERED or REQUESTED.',
  })
  @Property({ type: 'integer' })
  registrationCount: number = 0;

  /** Written only by places.ts, like `registrationCount`. */
  @Field(() => Int, { description: 'Number of people on the waiting list who are not offered a place yet.' })
  @Property({ type: 'integer' })
  waitingCount: number = 0;

  @Field(() => Boolean, { description: 'Whether anyone with the public link may sign up.' })
  @Property({ type: 'boolean' })
  isPublic!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a public event is on the list of public events and in its calendar. False when not public.',
  })
  @Property({ type: 'boolean' })
  isListed: boolean = false;

  @Field(() => Int, { nullable: true, description: 'Price in øre. Null or 0 when the event is free.' })
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  @Field(() => Int, {
    description:
      'Hours in which a person on the waiting list can accept a place. An offer ends at the start at the latest.',
  })
  @Property({ type: 'integer' })
  offerHours: number = DEFAULT_OFFER_HOURS;

  @Field(() => Boolean, {
    description: 'Whether a person who signs up keeps a place as REQUESTED until an admin confirms or declines it.',
  })
  @Property({ type: 'boolean' })
  requiresConfirmation: boolean = false;

  @Field(() => Boolean, {
    description: 'Whether everybody with a place is mailed a reminder the day before and an hour before the start.',
  })
  @Property({ type: 'boolean' })
  sendsReminders: boolean = true;

  @Field(() => Boolean, {
    description: 'Whether everybody with a place is mailed thanks after the end, with a link to give feedback.',
  })
  @Property({ type: 'boolean' })
  sendsThanks: boolean = true;

  @Property({ type: 'text', nullable: true })
  materialLink: string | null = null;

  /** When the event got its present time, or was published. A reminder that was already due then is not sent. */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' })
  scheduledAt: Date = new Date();

  /** Created when the event first becomes public. The link is kept but does not work while the event is not public. */
  @Property({ type: 'text', nullable: true, unique: true })
  publicLink: string | null = null;

  /** Secret in the event's calendar address, because calendar programs cannot sign in. */
  @Property({ type: 'text', unique: true })
  calendarKey: string = newSecret();

  /** Sequence number of the iCalendar entry: rises with every change that a calendar shows. */
  @Property({ type: 'integer' })
  sequence: number = 0;

  /** When the sequence number last rose. */
  @Property({ type: 'datetime', columnType: 'timestamptz', defaultRaw: 'now()' })
  calendarChangedAt: Date = new Date();

  /** Result of `attendeeFactsOf` just before the last edit, which decides whether the edit is mailed. */
  @Property({ type: 'text', nullable: true })
  lastHeard: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  change(details: EventDetails): void {
    const before = calendarFacts(this);
    const { status, startsAt, endsAt } = this;
    this.lastHeard = attendeeFactsOf(this);
    setColumns(this as Event, details, DETAIL_COLUMNS);
    this.startsAt = startOf(details);
    this.endsAt = endOf(details);
    const isMoved = +startsAt !== +this.startsAt || +endsAt !== +this.endsAt;
    if (isMoved || (this.status === 'PUBLISHED' && isUnpublished(status))) this.scheduledAt = new Date();
    if (this.isPublic) this.publicLink ??= newSecret();
    if (before !== calendarFacts(this)) {
      this.sequence += 1;
      this.calendarChangedAt = new Date();
    }
  }
}

const isUnpublished = (status: EventStatus) => status === 'DRAFT' || status === 'CANCELLED';

/** Creates a draft with the details of an event. */
export const copyEventRow = (write: Write, event: Event): Event =>
  createEventRow(write, { ...pick(event, DETAIL_COLUMNS), status: 'DRAFT' });

/** Creates an event. Its first sequence number in calendars is 1. */
export function createEventRow({ em }: Write, details: EventDetails): Event {
  return em.create(Event, {
    ...pick(details, DETAIL_COLUMNS),
    startsAt: startOf(details),
    endsAt: endOf(details),
    publicLink: details.isPublic ? newSecret() : null,
    sequence: 1,
  });
}

/**
 * Time and place as attendees know them; a change of the result is mailed. The current ones of a published event, the
 * last known ones of a draft or completed event, and null after a cancellation or before the first publication.
 */
export function attendeeFactsOf(event: Event): string | null {
  if (event.status === 'PUBLISHED') return attendeeFacts(event);
  return event.status === 'CANCELLED' ? null : event.lastHeard;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    event: TableOf<Event>;
  }
}
