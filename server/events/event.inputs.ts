import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { EventStatus, EventType } from '../../domain/vocabulary.ts';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { EventStatusEnum, EventTypeEnum } from '../graphql/enums.ts';
import { CalendarDate } from '../graphql/scalars.ts';
import { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';

export const EventConnection = connectionOf(Event, 'Event');
export const EventChange = changeOf(EventConnection, 'Event');
export const EventRegistrationConnection = connectionOf(EventRegistration, 'EventRegistration');
export const EventRegistrationChange = changeOf(EventRegistrationConnection, 'EventRegistration');

@ObjectType({ description: 'Where each calendar takes the event, and the address of its .ics, which needs no sign-in.', simpleResolvers: true })
export class CalendarLinks {
  @Field(() => String) google!: string;
  @Field(() => String) outlook!: string;
  @Field(() => String) office365!: string;
  @Field(() => String) yahoo!: string;
  @Field(() => String) ics!: string;
}

@ObjectType({ description: 'What a stranger may see of an event: no version, and nothing of who else comes.', simpleResolvers: true })
export class PublicEvent {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'HTML of what the editor can make, nothing else.' }) description!: string;
  @Field(() => EventTypeEnum) type!: EventType;
  @Field(() => CalendarDate) date!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen.' }) startTime!: string;
  @Field(() => String) endTime!: string;
  @Field(() => Boolean) isOnline!: boolean;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => String, { nullable: true }) meetingLink!: string | null;
  @Field(() => Int, { nullable: true }) capacity!: number | null;
  @Field(() => Int) registrationCount!: number;
  @Field(() => Boolean) isFull!: boolean;
  @Field(() => Int, { nullable: true, description: 'In øre; absent or 0 is free.' }) price!: number | null;
  @Field(() => CalendarLinks) calendarLinks!: CalendarLinks;
}

@ObjectType({ simpleResolvers: true })
export class PublicRegistration {
  @Field(() => String) message!: string;
  @Field(() => PublicEvent) event!: object;
}

@InputType()
export class EventInput {
  @Field(() => String) title!: string;
  @Field(() => String, { description: 'HTML; what the editor could not have made is taken out.' }) description!: string;
  @Field(() => EventTypeEnum) type!: EventType;
  @Field(() => CalendarDate) date!: string;
  @Field(() => String, { description: 'HH:MM, in Copenhagen.' }) startTime!: string;
  @Field(() => String) endTime!: string;
  @Field(() => Boolean) isOnline!: boolean;
  @Field(() => String, { nullable: true, description: 'Needed where it is not online.' }) location?: string | null;
  @Field(() => String, { nullable: true }) meetingLink?: string | null;
  @Field(() => Int, { nullable: true }) capacity?: number | null;
  @Field(() => Int, { nullable: true, description: 'In øre.' }) price?: number | null;
  @Field(() => Boolean) isPublic!: boolean;
  @Field(() => EventStatusEnum) status!: EventStatus;
}

@InputType()
export class EventRegistrationInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) company?: string | null;
  @Field(() => String, { nullable: true }) dietaryRestrictions?: string | null;
  @Field(() => String, { nullable: true }) specialRequirements?: string | null;
}
