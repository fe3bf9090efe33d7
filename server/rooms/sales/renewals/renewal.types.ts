import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { RenewalGroup, RenewalKind } from '../../../../domain/sales/renewals.ts';
import { RefersTo } from '../../../platform/graphql/belongsTo.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';

const RenewalKindEnum = enumOf(RenewalKind);
export const RenewalGroupEnum = enumOf(RenewalGroup);
registerEnum(RenewalKindEnum, 'RenewalKind', 'Kind of goods to renew.', {
  LICENSE: 'Licences, to be decided on at the latest 30 days before they end.',
  SERVICE_AGREEMENT: 'A service agreement, to be decided on at the latest three months before it ends.',
});
registerEnum(
  RenewalGroupEnum,
  'RenewalGroup',
  'Undecided renewals by the number of days left to decide, and decided ones.',
  {
    DAYS_30: '30 days or fewer, including overdue renewals.',
    DAYS_60: '31 to 60 days.',
    DAYS_90: '61 to 90 days.',
    DECIDED: 'Renewals of the next 90 days on which the company or an admin has decided.',
  },
);

@ObjectType({ description: 'A licence or service agreement that must be decided on soon.', simpleResolvers: true })
export class Renewal {
  @Field(() => ID, { description: 'Id of the renewal. Not an id for `node`; use `subjectId`.' }) id!: string;
  @Field(() => RenewalKindEnum, { description: 'Kind of goods to renew.' }) kind!: RenewalKind;
  @Field(() => ID, { description: 'Id of the licence or service agreement.' }) subjectId!: string;
  @Field(() => Node, { nullable: true, description: 'The licence or service agreement. Null when it is deleted.' })
  @RefersTo('subjectId')
  subject?: Node | null;
  customerId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The decision in Danish, with the name of who decided. Null while there is none.',
  })
  decision!: string | null;
  @Field(() => String, { description: 'Danish text that names the goods and their place.' }) title!: string;
  @Field(() => Int, { description: 'Number of licences. For a service agreement, the number at the time of the sale.' })
  quantity!: number;
  @Field(() => CalendarDate, { description: 'Last day of the licence or agreement, unless it is renewed.' })
  endDate!: string;
  @Field(() => CalendarDate, { description: 'Last day to give notice.' }) decisionDate!: string;
  ownerId!: string | null;
  @Field(() => String, { nullable: true, description: 'Note of the reseller. Null when there is none.' })
  note!: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The renewal is hidden from lists before this day. Null when it is not snoozed.',
  })
  snoozedUntil!: string | null;
  @Field(() => Int, { description: 'Version of owner, note and snooze date. 0 while none is set.' }) version!: number;
}

export const RenewalConnection = connectionOf(Renewal, 'Renewal');

@InputType({ description: 'Owner, note and snooze date of a renewal. Fields that are left out are cleared.' })
export class RenewalInput {
  @Field(() => ID, { nullable: true, description: 'Id of the responsible team member.' }) ownerId?: string | null;
  @Field(() => String, { nullable: true, description: 'Note of at most 2,000 characters.' }) note?: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'Day on which the renewal is listed again.' })
  snoozedUntil?: string | null;
}

@ObjectType({ description: 'A renewal that was removed from the queue.', simpleResolvers: true })
export class RenewalOutcome {
  @Field(() => ID) deletedId!: string;
}

@ObjectType({ description: 'Number of renewals in the queue, without snoozed ones.', simpleResolvers: true })
export class RenewalCounts {
  @Field(() => Int, { description: 'Renewals with 30 days or fewer left to decide, including overdue ones.' })
  days30!: number;
  @Field(() => Int, { description: 'Renewals with 31 to 60 days left to decide.' }) days60!: number;
  @Field(() => Int, { description: 'Renewals with 61 to 90 days left to decide.' }) days90!: number;
  @Field(() => Int, { description: 'Renewals that are decided and not carried out yet.' }) decided!: number;
}

@ObjectType({
  description: 'A licence or service agreement of the company to decide on within 90 days.',
  simpleResolvers: true,
})
export class UpcomingDecision {
  @Field(() => ID, { description: 'Id of the decision. Not an id for `node`.' }) id!: string;
  subjectId!: string;
  @Field(() => RenewalKindEnum, { description: 'Kind of goods to renew.' }) kind!: RenewalKind;
  @Field(() => String, { description: 'Danish text that names the goods and their place.' }) title!: string;
  @Field(() => CalendarDate, { description: 'Last day of the licence or agreement, unless it is renewed.' })
  endDate!: string;
  @Field(() => CalendarDate, { description: 'Last day to give notice.' }) decisionDate!: string;
}
