import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RenewalGroup, RenewalKind } from '../../domain/renewals.ts';
import { enumOf } from '../../domain/vocabulary.ts';
import { connectionOf } from '../graphql/connection.ts';
import { registerEnum } from '../graphql/registerEnum.ts';
import { CalendarDate } from '../graphql/scalars.ts';

const RenewalKindEnum = enumOf(RenewalKind);
export const RenewalGroupEnum = enumOf(RenewalGroup);
registerEnum(RenewalKindEnum, 'RenewalKind', 'What is to be decided on.', {
  LICENSE: 'Licences, 30 days before they end at the latest.',
  SERVICE_AGREEMENT: 'A service agreement, three months before it ends at the latest.',
});
registerEnum(RenewalGroupEnum, 'RenewalGroup', 'By the days that are left to decide.', {
  DAYS_30: '30 or fewer; what is overdue, too.',
  DAYS_60: '31 to 60.',
  DAYS_90: '61 to 90.',
});

@ObjectType({ description: 'A licence or an agreement whose time to decide comes near.', simpleResolvers: true })
export class Renewal {
  @Field(() => ID, { description: 'Not for `node`: what is renewed has its own.' }) id!: string;
  @Field(() => RenewalKindEnum, { description: 'What is to be decided on.' }) kind!: RenewalKind;
  @Field(() => ID, { description: 'The licence or agreement.' }) subjectId!: string;
  customerId!: string;
  @Field(() => String, { description: 'What it is and where: in Danish, for people.' }) title!: string;
  @Field(() => Int, { description: 'How many licences, or how many an agreement was sold for.' }) quantity!: number;
  @Field(() => CalendarDate, { description: 'Its last day, unless it is renewed.' }) endDate!: string;
  @Field(() => CalendarDate, { description: 'The last day to give notice.' }) decisionDate!: string;
  ownerId!: string | null;
  @Field(() => String, { nullable: true, description: 'What admins want to remember.' }) note!: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'It is in no list before that day.' }) snoozedUntil!:
    | string
    | null;
  @Field(() => Int, { description: 'Of owner, note and snoozing; 0 as long as there are none.' }) version!: number;
}

export const RenewalConnection = connectionOf(Renewal, 'Renewal');

@InputType({ description: 'What admins know of a renewal, all of it: what is left out is emptied.' })
export class RenewalInput {
  @Field(() => ID, { nullable: true, description: 'Who looks after it: one of the team.' }) ownerId?: string | null;
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' }) note?: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The day on which it is back in its list.' })
  snoozedUntil?: string | null;
}

@ObjectType({ description: 'The renewal that left the queue.', simpleResolvers: true })
export class RenewalOutcome {
  @Field(() => ID) deletedId!: string;
}

@ObjectType({ description: 'The queue in numbers, without what is snoozed.', simpleResolvers: true })
export class RenewalCounts {
  @Field(() => Int, { description: 'With 30 days or fewer left to decide, or overdue.' }) days30!: number;
  @Field(() => Int, { description: 'With 31 to 60 days left to decide.' }) days60!: number;
  @Field(() => Int, { description: 'With 61 to 90 days left to decide.' }) days90!: number;
}

@ObjectType({ description: "Something of the company's own to decide on within 90 days.", simpleResolvers: true })
export class UpcomingDecision {
  @Field(() => ID, { description: 'Not for `node`: what is renewed has its own.' }) id!: string;
  @Field(() => RenewalKindEnum, { description: 'What is to be decided on.' }) kind!: RenewalKind;
  @Field(() => String, { description: 'What it is and where: in Danish, for people.' }) title!: string;
  @Field(() => CalendarDate, { description: 'Its last day, unless it is renewed.' }) endDate!: string;
  @Field(() => CalendarDate, { description: 'The last day to give notice.' }) decisionDate!: string;
}
