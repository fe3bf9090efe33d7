import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { EventStatus } from '../../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../../platform/graphql/connection.ts';
import { CalendarDate, DateTime } from '../../../../platform/graphql/scalars.ts';
import { EventStatusEnum } from '../event.enums.ts';
import { EventFeedback } from './EventFeedback.ts';

export const EventFeedbackConnection = connectionOf(EventFeedback, 'EventFeedback');
export const EventFeedbackChange = changeOf(EventFeedbackConnection, 'EventFeedback');

@InputType({ description: 'What a participant thinks of an event.' })
export class EventFeedbackInput {
  @Field(() => Int, { description: 'From 1, very dissatisfied, to 5, very satisfied.' }) rating!: number;
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters. Removed when left out.' })
  comment?: string | null;
}

@ObjectType({
  description: 'The event behind the link of a mail, and what its participant thinks of it.',
  simpleResolvers: true,
})
export class EventFeedbackForm {
  @Field(() => ID, { description: 'The key of the link.' }) id!: string;
  @Field(() => String, { description: "The event's title." }) title!: string;
  @Field(() => EventStatusEnum, { description: "The event's status, as stored." }) eventStatus!: EventStatus;
  @Field(() => CalendarDate, { description: 'Date of the event in Copenhagen.' }) date!: string;
  @Field(() => String, { description: 'Start as HH:MM in Copenhagen.' }) startTime!: string;
  @Field(() => String, { description: 'End as HH:MM in Copenhagen, on the same day.' }) endTime!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Danish reason why no feedback can be given. Null when it can be given and changed.',
  })
  closedReason!: string | null;
  @Field(() => DateTime, { description: 'Until when feedback can be given and changed.' }) until!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'Address of the material of the event. Null unless the person had a place and the event is over.',
  })
  materialLink!: string | null;
  @Field(() => EventFeedback, { nullable: true, description: 'What the participant said. Null before.' })
  feedback!: object | null;
}

@ObjectType({ description: 'How many participants gave a rating.', simpleResolvers: true })
export class EventRatingCount {
  @Field(() => Int, { description: 'From 1, very dissatisfied, to 5, very satisfied.' }) rating!: number;
  @Field(() => Int, { description: 'Number of participants with this rating, 0 included.' }) count!: number;
}
