import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  enumOf,
  PublicEventAvailability,
  type EventStatus,
  type EventType,
  type RegistrationStatus,
} from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { EventStatusEnum, EventTypeEnum, RegistrationStatusEnum } from './event.enums.ts';
import { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';

const AvailabilityEnum = enumOf(PublicEventAvailability);
registerEnum(AvailabilityEnum, 'PublicEventAvailability', 'Whether a guest with the public link can sign up.', {
  OPEN: 'The event is published and not over.',
  CANCELLED: 'An admin has cancelled the event.',
  COMPLETED: 'The event is over, by its date or because an admin has closed it.',
  WITHDRAWN: 'The event is no longer visible: deleted, not public, or a draft again.',
});

export const EventConnection = connectionOf(Event, 'Event');
export const EventChange = changeOf(EventConnection, 'Event');
export const EventRegistrationConnection = connectionOf(EventRegistration, 'EventRegistration');
export const EventRegistrationChange = changeOf(EventRegistrationConnection, 'EventRegistration');

@ObjectType({
  description: 'Links that add an event to a calendar. They work without a sign-in to the portal.',
  simpleResolvers: true,
})
export class CalendarLinks {
  @Field(() => String, { description: 'Opens Google Calendar with the event filled in.' }) google!: string;
  @Field(() => String, { description: 'Opens Outlook.com with the event filled in.' }) outlook!: string;
  @Field(() => String, { description: 'Opens Outlook of a company or school with the event filled in.' })
  office365!: string;
  @Field(() => String, { description: 'Opens Yahoo Calendar with the event filled in.' }) yahoo!: string;
  @Field(() => String, { description: 'Address of an .ics file for any other calendar.' }) ics!: string;
}

@ObjectType({
  description: 'A public event as guests see it, without its version and registrations.',
  simpleResolvers: true,
})
export class PublicEvent {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Title without line breaks.' }) title!: string;
  @Field(() => String, { description: 'Sanitized HTML with the tags that the editor supports.' }) description!: string;
  @Field(() => EventTypeEnum, { description: 'A label for people without other effect.' }) type!: EventType;
  @Field(() => CalendarDate, { description: 'Date in Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'Start as HH:MM in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'End as HH:MM in Copenhagen, on the same day.' }) endTime!: string;
  @Field(() => Boolean, { description: 'Whether the event is held at `meetingLink` instead of `location`.' })
  isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Place of the event. Null when the event is online.' })
  location!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Address of the online meeting. Null when the event is not online or has no address yet, and when it is ' +
      'listed: then only participants get the address, by mail.',
  })
  meetingLink!: string | null;
  @Field(() => Int, { nullable: true, description: 'Number of places. Null when there is no limit.' })
  capacity!: number | null;
  @Field(() => Int, { description: 'Number of places that are taken.' }) registrationCount!: number;
  @Field(() => Boolean, {
    description: 'Whether sign-up is full. Free places are offered to the people on the waiting list first.',
  })
  isFull!: boolean;
  @Field(() => Int, { description: 'Number of people on the waiting list who are not offered a place yet.' })
  waitingCount!: number;
  @Field(() => Boolean, {
    description: 'Whether a person who signs up keeps a place as REQUESTED until an admin confirms or declines it.',
  })
  requiresConfirmation!: boolean;
  @Field(() => AvailabilityEnum, {
    description:
      'Whether sign-up is open. A query returns OPEN, or COMPLETED after the end. Only subscribers who saw the event ' +
      'open receive the other values.',
  })
  availability!: PublicEventAvailability;
  @Field(() => Int, { nullable: true, description: 'Price in øre. Null or 0 when the event is free.' })
  price!: number | null;
  @Field(() => CalendarDate, { description: 'The last day on which a place can be cancelled without payment.' })
  freeUntil!: string;
  @Field(() => CalendarLinks, { description: 'Links that add the event to a calendar.' })
  calendarLinks!: CalendarLinks;
  @Field(() => Boolean, { description: 'Whether the event is on the list of public events.' }) isListed!: boolean;
  @Field(() => String, { description: 'Address of a picture of 1200 × 630 pixels for previews of the link.' })
  pictureUrl!: string;
}

@ObjectType({
  description: 'A public event on the list that anyone can read, without the address of an online meeting.',
  simpleResolvers: true,
})
export class ListedEvent {
  @Field(() => ID, { description: "The event's `publicLink`, which opens its page. Not an id for `node`." })
  id!: string;
  @Field(() => String, { description: 'Title without line breaks.' }) title!: string;
  @Field(() => EventTypeEnum, { description: 'A label for people without other effect.' }) type!: EventType;
  @Field(() => CalendarDate, { description: 'Date in Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'Start as HH:MM in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'End as HH:MM in Copenhagen, on the same day.' }) endTime!: string;
  @Field(() => Boolean, { description: 'Whether the event is held online instead of at `location`.' })
  isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Place of the event. Null when the event is online.' })
  location!: string | null;
  @Field(() => Int, { nullable: true, description: 'Price in øre. Null or 0 when the event is free.' })
  price!: number | null;
  @Field(() => Boolean, {
    description: 'Whether sign-up is full. Free places are offered to the people on the waiting list first.',
  })
  isFull!: boolean;
}

export const ListedEventConnection = connectionOf(ListedEvent, 'ListedEvent');

@ObjectType({ description: 'The result of a registration by the public link.', simpleResolvers: true })
export class PublicRegistration {
  @Field(() => String, { description: 'Danish confirmation for people.' }) message!: string;
  @Field(() => PublicEvent, { description: 'The event with the new number of taken places.' }) event!: object;
}

@InputType({ description: 'All fields of an event. Fields that are left out are cleared.' })
export class EventInput {
  @Field(() => String, { description: 'Title of at most 200 characters.' }) title!: string;
  @Field(() => String, { description: 'HTML. Markup that the editor does not support is removed.' })
  description!: string;
  @Field(() => EventTypeEnum, { description: 'A label for people without other effect.' }) type!: EventType;
  @Field(() => CalendarDate, { description: 'Date in Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'Start as HH:MM in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'End as HH:MM in Copenhagen, after startTime.' }) endTime!: string;
  @Field(() => Boolean, {
    description: 'Whether the event is online. Decides which of location and meetingLink is kept.',
  })
  isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Place of the event. Required unless the event is online.' })
  location?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Address of the online meeting over http or https. Ignored unless the event is online.',
  })
  meetingLink?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of places: at least 1, and not fewer than are taken. No limit when left out.',
  })
  capacity?: number | null;

  @Field(() => Int, { nullable: true, description: 'Price in øre. Null or 0 when the event is free.' }) price?:
    | number
    | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours in which a person on the waiting list can accept a place that has become free, from 1 to 336. 24 when ' +
      'left out.',
  })
  offerHours?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an admin confirms or declines each registration. False when left out.',
  })
  requiresConfirmation?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether participants get a reminder the day before and an hour before. True when left out.',
  })
  sendsReminders?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether participants are thanked after the event and asked for feedback. True when left out.',
  })
  sendsThanks?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of slides or a recording over https. Everybody who had a place sees it after the event.',
  })
  materialLink?: string | null;

  @Field(() => Boolean, {
    description: 'Whether anyone with the public link may sign up. The link stays the same when the value changes.',
  })
  isPublic!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the event is on the list of public events, which anyone can find. False when left out, and ignored ' +
      'unless the event is public.',
  })
  isListed?: boolean | null;

  @Field(() => EventStatusEnum, {
    description: 'Cancelling a published event mails everybody who has a place or is on the waiting list.',
  })
  status!: EventStatus;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Confirms that an event may be published although it is already over. Without the confirmation such a call is ' +
      'refused with BAD_USER_INPUT on this field.',
  })
  publishPast?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a new time or place is not mailed to the people of the event. A cancellation is mailed all the same. ' +
      'False when left out. Without effect on a new event.',
  })
  withoutMail?: boolean | null;
}

@ObjectType({
  description: "A registration as anyone sees it who has the link in the registration's mails.",
  simpleResolvers: true,
})
export class EventPlace {
  @Field(() => ID, { description: 'The key of the link.' }) id!: string;
  @Field(() => RegistrationStatusEnum, { description: 'State of the registration.' }) status!: RegistrationStatus;
  @Field(() => Int, {
    nullable: true,
    description: 'Position on the waiting list, from 1. Null unless the status is WAITLISTED.',
  })
  waitingPosition!: number | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the offered place is kept for the person. Null unless the status is OFFERED.',
  })
  offerEndsAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The key with which the offered place can be accepted or declined. Null unless the status is OFFERED.',
  })
  offerKey!: string | null;
  @Field(() => Boolean, {
    description: 'Whether a place can only be accepted after a sign-in, because a department of a company pays for it.',
  })
  mustSignIn!: boolean;
  @Field(() => String, { description: "The event's title." }) title!: string;
  @Field(() => EventStatusEnum, {
    description: "The event's status. The registration can be cancelled while the event is PUBLISHED and not over.",
  })
  eventStatus!: EventStatus;
  @Field(() => CalendarDate, { description: 'Date of the event in Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'Start as HH:MM in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'End as HH:MM in Copenhagen, on the same day.' }) endTime!: string;
  @Field(() => Boolean, { description: 'Whether the event is held online instead of at `location`.' })
  isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Place of the event. Null when the event is online.' })
  location!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Price of the place in øre, excluding VAT, on the day of the sign-up. Null or 0 when it was free.',
  })
  price!: number | null;
  @Field(() => Boolean, { description: 'Whether the place is to be paid, or was paid.' }) isOwed!: boolean;
  @Field(() => String, { description: 'Name of the person as entered.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Phone number as entered. Null when none was entered.' })
  phone!: string | null;
  @Field(() => String, { nullable: true, description: "Name of the person's company. Null when none was entered." })
  company!: string | null;
  @Field(() => String, { nullable: true, description: 'Dietary restrictions. Null when there are none.' })
  dietaryRestrictions!: string | null;
  @Field(() => String, { nullable: true, description: 'Other requirements. Null when there are none.' })
  specialRequirements!: string | null;
  @Field(() => CalendarDate, { description: 'The last day on which the place can be cancelled without payment.' })
  freeUntil!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address of the material of the event. Null unless the person had a place and the event is over.',
  })
  materialLink!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The key with which the person can give feedback. Null while they cannot.',
  })
  feedbackKey!: string | null;
}

@InputType({
  description: 'Details of a registration that its person corrects. Fields that are left out stay as they are.',
})
export class EventPlaceInput {
  @Field(() => String, { nullable: true, description: 'Name of at most 200 characters.' }) name?: string | null;
  @Field(() => String, { nullable: true, description: 'Phone number of at most 40 characters.' })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: "Name of the person's company, which need not be a customer." })
  company?: string | null;
  @Field(() => String, { nullable: true, description: 'Dietary restrictions, at most 1,000 characters.' })
  dietaryRestrictions?: string | null;
  @Field(() => String, { nullable: true, description: 'Other requirements, at most 1,000 characters.' })
  specialRequirements?: string | null;
}

@InputType({ description: 'How a place at a paid event is paid.' })
export class EventPaymentInput {
  @Field(() => ID, {
    nullable: true,
    description: "The department of the viewer's company that pays. When left out, the only one.",
  })
  departmentId?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The price in øre that was shown. CONFLICT when it has changed since. Not compared when left out.',
  })
  price?: number | null;
}

@InputType({ description: 'Details of the person who registers for an event.' })
export class EventRegistrationInput {
  @Field(() => String, { description: 'Name of at most 200 characters.' }) name!: string;
  @Field(() => String, { description: 'E-mail that the confirmation is sent to.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'Phone number of at most 40 characters.' })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: "Name of the person's company, which need not be a customer." })
  company?: string | null;
  @Field(() => String, { nullable: true, description: 'Dietary restrictions, at most 1,000 characters.' })
  dietaryRestrictions?: string | null;
  @Field(() => String, { nullable: true, description: 'Other requirements, at most 1,000 characters.' })
  specialRequirements?: string | null;
}
