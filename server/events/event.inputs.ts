import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  enumOf,
  PublicEventAvailability,
  type EventStatus,
  type EventType,
  type RegistrationStatus,
} from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { EventStatusEnum, EventTypeEnum, RegistrationStatusEnum } from '../graphql/enums.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';

const AvailabilityEnum = enumOf(PublicEventAvailability);
registerEnum(AvailabilityEnum, 'PublicEventAvailability', 'Whether a stranger with the link can sign up.', {
  OPEN: 'Published and not over.',
  CANCELLED: 'Called off.',
  COMPLETED: 'Over, by its date or because an admin has closed it.',
  WITHDRAWN: 'Not to be seen any more: deleted, not public, or a draft again.',
});

export const EventConnection = connectionOf(Event, 'Event');
export const EventChange = changeOf(EventConnection, 'Event');
export const EventRegistrationConnection = connectionOf(EventRegistration, 'EventRegistration');
export const EventRegistrationChange = changeOf(EventRegistrationConnection, 'EventRegistration');

@ObjectType({
  description: 'Where each calendar takes the event, and the address of its .ics, which needs no sign-in.',
  simpleResolvers: true,
})
export class CalendarLinks {
  @Field(() => String, { description: 'Opens Google Calendar with the event filled in.' }) google!: string;
  @Field(() => String, { description: 'Opens Outlook.com with the event filled in.' }) outlook!: string;
  @Field(() => String, { description: 'Opens Outlook of a company or school with the event filled in.' })
  office365!: string;
  @Field(() => String, { description: 'Opens Yahoo Calendar with the event filled in.' }) yahoo!: string;
  @Field(() => String, { description: 'A file for any other calendar.' }) ics!: string;
}

@ObjectType({
  description: 'What a stranger may see of an event: no version, and nothing of who else comes.',
  simpleResolvers: true,
})
export class PublicEvent {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'On one line.' }) title!: string;
  @Field(() => String, { description: 'HTML of what the editor can make, nothing else.' }) description!: string;
  @Field(() => EventTypeEnum, { description: 'A label for people; nothing hangs on it.' }) type!: EventType;
  @Field(() => CalendarDate, { description: 'In Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen, on the same day.' }) endTime!: string;
  @Field(() => Boolean, { description: 'Held at `meetingLink`, and not at `location`.' }) isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Absent where it is online.' }) location!: string | null;
  @Field(() => String, { nullable: true, description: 'Absent where it is not online, or there is none yet.' })
  meetingLink!: string | null;
  @Field(() => Int, { nullable: true, description: 'How many seats there are; absent where there is no limit.' })
  capacity!: number | null;
  @Field(() => Int, { description: 'How many seats are taken.' }) registrationCount!: number;
  @Field(() => Boolean, {
    description: 'No seat is left to sign up for; a free seat is kept for each person on the waiting list.',
  })
  isFull!: boolean;
  @Field(() => AvailabilityEnum, {
    description:
      'Whether sign-up is open. A query answers OPEN, or COMPLETED after the end; only subscribers who saw the event open get the other values.',
  })
  availability!: PublicEventAvailability;
  @Field(() => Int, { nullable: true, description: 'In øre; absent or 0 is free.' }) price!: number | null;
  @Field(() => CalendarLinks, { description: 'For putting it into a calendar.' }) calendarLinks!: CalendarLinks;
}

@ObjectType({ description: 'A seat was given by the public link.', simpleResolvers: true })
export class PublicRegistration {
  @Field(() => String, { description: 'In Danish, for people.' }) message!: string;
  @Field(() => PublicEvent, { description: 'As it is now, with that seat taken.' }) event!: object;
}

@InputType({ description: 'An event, all of it: what is left out is emptied.' })
export class EventInput {
  @Field(() => String, { description: 'At most 200 characters.' }) title!: string;
  @Field(() => String, { description: 'HTML; what the editor could not have made is taken out.' }) description!: string;
  @Field(() => EventTypeEnum, { description: 'A label for people; nothing hangs on it.' }) type!: EventType;
  @Field(() => CalendarDate, { description: 'In Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen, after startTime.' }) endTime!: string;
  @Field(() => Boolean, { description: 'Which of location and meetingLink is kept.' }) isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Needed where it is not online.' }) location?: string | null;
  @Field(() => String, { nullable: true, description: 'Over http or https; dropped where it is not online.' })
  meetingLink?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many seats there are: at least 1, and no fewer than are taken. Left out, there is no limit.',
  })
  capacity?: number | null;

  @Field(() => Int, { nullable: true, description: 'In øre.' }) price?: number | null;

  @Field(() => Boolean, {
    description:
      'Anyone with the public link may sign up, customer or not. The link stays the same, however often this changes.',
  })
  isPublic!: boolean;

  @Field(() => EventStatusEnum, {
    description: 'From PUBLISHED to CANCELLED, whoever has a seat or waits for one is mailed.',
  })
  status!: EventStatus;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Confirms that an event may be published although it is over. Without it such a save is refused with BAD_USER_INPUT on this field.',
  })
  publishPast?: boolean | null;
}

@ObjectType({
  description: "The place at an event that the link in a registration's mails leads to, for whoever has the link.",
  simpleResolvers: true,
})
export class EventPlace {
  @Field(() => ID, { description: 'The key of the link.' }) id!: string;
  @Field(() => RegistrationStatusEnum, { description: 'Whether it holds a seat.' }) status!: RegistrationStatus;
  @Field(() => Int, {
    nullable: true,
    description: 'The position on the waiting list, from 1; null unless the status is WAITLISTED.',
  })
  waitingPosition!: number | null;
  @Field(() => String, { description: "The event's title." }) title!: string;
  @Field(() => EventStatusEnum, {
    description: "The event's status. The place can be given up while it is PUBLISHED and not over.",
  })
  eventStatus!: EventStatus;
  @Field(() => CalendarDate, { description: 'In Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen, on the same day.' }) endTime!: string;
  @Field(() => Boolean, { description: 'Held online, and not at `location`.' }) isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Null where the event is online.' }) location!: string | null;
}

@InputType({ description: 'Who comes.' })
export class EventRegistrationInput {
  @Field(() => String, { description: 'At most 200 characters.' }) name!: string;
  @Field(() => String, { description: 'Where the confirmation goes.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'At most 40 characters.' }) phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Where they work; it need not be a customer.' }) company?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'For the kitchen, at most 1,000 characters.' })
  dietaryRestrictions?: string | null;
  @Field(() => String, { nullable: true, description: 'What else to prepare for, at most 1,000 characters.' })
  specialRequirements?: string | null;
}
