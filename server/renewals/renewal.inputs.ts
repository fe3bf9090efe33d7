import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RenewalGroup, RenewalKind } from '../../domain/renewals.ts';
import { enumOf } from '../../domain/vocabulary.ts';
import { connectionOf } from '../graphql/connection.ts';
import { CalendarDate } from '../graphql/scalars.ts';

export const RenewalKindEnum = enumOf(RenewalKind);
export const RenewalGroupEnum = enumOf(RenewalGroup);
registerEnumType(RenewalKindEnum, { name: 'RenewalKind' });
registerEnumType(RenewalGroupEnum, { name: 'RenewalGroup', description: 'By the days that are left to decide; what is overdue is in the first.' });

@ObjectType({ description: 'A licence or an agreement whose time to decide comes near.', simpleResolvers: true })
export class Renewal {
  @Field(() => ID) id!: string;
  @Field(() => RenewalKindEnum) kind!: RenewalKind;
  @Field(() => ID, { description: 'The licence or agreement.' }) subjectId!: string;
  customerId!: string;
  @Field(() => String) title!: string;
  @Field(() => Int) quantity!: number;
  @Field(() => CalendarDate) endDate!: string;
  @Field(() => CalendarDate, { description: 'The last day to give notice.' }) decisionDate!: string;
  ownerId!: string | null;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => CalendarDate, { nullable: true }) snoozedUntil!: string | null;
  @Field(() => Int, { description: 'Of owner, note and snoozing; 0 as long as there are none.' }) version!: number;
}

export const RenewalConnection = connectionOf(Renewal, 'Renewal');

@InputType()
export class RenewalInput {
  @Field(() => ID, { nullable: true }) ownerId?: string | null;
  @Field(() => String, { nullable: true }) note?: string | null;
  @Field(() => CalendarDate, { nullable: true }) snoozedUntil?: string | null;
}

@ObjectType({ description: 'The renewal that left the queue.', simpleResolvers: true })
export class RenewalOutcome {
  @Field(() => ID) deletedId!: string;
}

@ObjectType({ simpleResolvers: true })
export class RenewalCounts {
  @Field(() => Int) days30!: number;
  @Field(() => Int) days60!: number;
  @Field(() => Int) days90!: number;
}

@ObjectType({ description: 'Something of the company\'s own to decide on within 90 days.', simpleResolvers: true })
export class UpcomingDecision {
  @Field(() => ID) id!: string;
  @Field(() => RenewalKindEnum) kind!: RenewalKind;
  @Field(() => String) title!: string;
  @Field(() => CalendarDate) endDate!: string;
  @Field(() => CalendarDate) decisionDate!: string;
}
