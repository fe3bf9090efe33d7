import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { endOf, startOf } from '../../domain/events.ts';
import type { EventStatus, EventType } from '../../domain/vocabulary.ts';
import { newSecret } from '../auth/tokens.ts';
import { newId } from '../db/ids.ts';
import { CURRENT_PERSON, dbRoles, openPolicies } from '../db/roles.ts';
import { EventStatusEnum, EventTypeEnum } from '../graphql/enums.ts';
import { Node } from '../graphql/Node.ts';
import { CalendarDate } from '../graphql/scalars.ts';

/** What an edit brings, as its form has checked it. */
export type EventDetails = Pick<
  Event,
  | 'title'
  | 'description'
  | 'type'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'isOnline'
  | 'location'
  | 'meetingLink'
  | 'capacity'
  | 'price'
  | 'isPublic'
  | 'status'
>;

const hasLinkedRegistration = `exists (select 1 from event_registration r where r.event_id = event.id and r.link_key = ${CURRENT_PERSON})`;
const openToWhoeverAsks = `status = 'PUBLISHED' and (is_public or ${CURRENT_PERSON} <> '')`;

/** Of no company: every customer sees what is no draft, and a stranger with its link what is public. */
@ObjectType({
  implements: Node,
  description: 'A course, a webinar or the like, which people can sign up for.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'event',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'event_customer', command: 'select', roles: [dbRoles.customer], using: `status <> 'DRAFT'` },
    { name: 'event_public', command: 'select', roles: [dbRoles.public], using: `is_public and status = 'PUBLISHED'` },
    /** Whoever is signed in reaches every open event, a stranger the public ones; a count of seats is all that is written. */
    { name: 'event_sign_up', roles: [dbRoles.signUp], using: openToWhoeverAsks, check: openToWhoeverAsks },
    /** The link of a registration leads to its event; only an open event's counts can be changed by it. */
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
    ...openPolicies('event', [dbRoles.admin, dbRoles.system]),
  ],
})
@Check({
  name: 'event_never_oversold',
  expression: 'registration_count >= 0 and (capacity is null or registration_count <= capacity)',
})
@Check({ name: 'event_waiting_count', expression: 'waiting_count >= 0' })
@Index({ name: 'event_newest', properties: ['startsAt', 'id'] })
export class Event extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('evt');

  @Field(() => String, { description: 'On one line.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'HTML of what the editor can make, nothing else.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => EventTypeEnum, { description: 'A label for people; nothing hangs on it.' })
  @Property({ type: 'text' })
  type!: EventType;

  @Field(() => EventStatusEnum, { description: 'Who sees it, and whether it can be joined.' })
  @Property({ type: 'text' })
  status!: EventStatus;

  @Field(() => CalendarDate, { description: 'In Copenhagen.' })
  @Property({ type: 'date' })
  date!: string;

  @Field(() => String, { description: 'HH:MM, in Copenhagen.' })
  @Property({ type: 'text' })
  startTime!: string;

  @Field(() => String, { description: 'HH:MM, in Copenhagen, on the same day.' })
  @Property({ type: 'text' })
  endTime!: string;

  /** The moments that date and times mean. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  startsAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  endsAt!: Date;

  @Field(() => Boolean, { description: 'Held at `meetingLink`, and not at `location`.' })
  @Property({ type: 'boolean' })
  isOnline!: boolean;

  @Field(() => String, { nullable: true, description: 'Absent where it is online.' })
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Field(() => String, { nullable: true, description: 'Absent where it is not online, or there is none yet.' })
  @Property({ type: 'text', nullable: true })
  meetingLink: string | null = null;

  @Field(() => Int, { nullable: true, description: 'How many seats there are; absent where there is no limit.' })
  @Property({ type: 'integer', nullable: true })
  capacity: number | null = null;

  /** Written by seats.ts alone, past the entity: a seat that is taken makes no newer version of what an admin edits. */
  @Field(() => Int, { description: 'REGISTERED and CONFIRMED.' })
  @Property({ type: 'integer' })
  registrationCount: number = 0;

  /** Written by seats.ts alone, like registrationCount. */
  @Field(() => Int, { description: 'People on the waiting list. A free seat is kept for each of them.' })
  @Property({ type: 'integer' })
  waitingCount: number = 0;

  @Field(() => Boolean, { description: 'Anyone with the public link may sign up, customer or not.' })
  @Property({ type: 'boolean' })
  isPublic!: boolean;

  @Field(() => Int, { nullable: true, description: 'In øre; absent or 0 is free.' })
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  /** Made when it first becomes public, and kept: dead while it is not. */
  @Property({ type: 'text', nullable: true, unique: true })
  publicLink: string | null = null;

  /** Its address for calendars, which can't sign in. */
  @Property({ type: 'text', unique: true })
  calendarKey: string = newSecret();

  /** Rises with every change that a calendar shows. */
  @Property({ type: 'integer' })
  sequence: number = 0;

  /** What those who have a seat had heard before its last change: a draft is changed without a word. */
  @Property({ type: 'text', nullable: true })
  lastHeard: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  change(details: EventDetails): void {
    const before = calendarFacts(this);
    Object.assign(this, details, { lastHeard: heardOf(this), startsAt: startOf(details), endsAt: endOf(details) });
    if (this.isPublic) this.publicLink ??= newSecret();
    if (before !== calendarFacts(this)) this.sequence += 1;
  }
}

/** When and where, or nothing where it is off: what people who planned to come must know. A title or a description they can read. */
export function heardOf(event: Event): string | null {
  const { status, date, startTime, endTime, isOnline, location, meetingLink, lastHeard } = event;
  if (status === 'PUBLISHED') return JSON.stringify([date, startTime, endTime, isOnline, location, meetingLink]);
  return status === 'CANCELLED' ? null : lastHeard;
}

const calendarFacts = ({ title, status, date, startTime, endTime, isOnline, location, meetingLink }: Event) =>
  JSON.stringify([title, status, date, startTime, endTime, isOnline, location, meetingLink]);
