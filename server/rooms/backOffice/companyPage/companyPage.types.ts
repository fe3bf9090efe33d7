import { Field, ID, ObjectType } from 'type-graphql';
import { HealthKind } from '../../../../domain/backOffice/companyHealth.ts';
import type { InboxKind } from '../../../../domain/backOffice/inbox.ts';
import { TimelineGroup, TimelineKind } from '../../../../domain/backOffice/timeline.ts';
import { enumOf, type ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { ActivityTypeEnum } from '../../companies/activity/Activity.ts';
import { InboxKindEnum } from '../inbox/inbox.types.ts';

export const HealthKindEnum = enumOf(HealthKind);
export const TimelineGroupEnum = enumOf(TimelineGroup);
export const TimelineKindEnum = enumOf(TimelineKind);

registerEnum(HealthKindEnum, 'CompanyHealthKind', 'What is wrong at a company.', {
  UNPAID: 'Invoices are past their due day.',
  FAILED_PAYMENT: 'A card payment of a later period was declined. The subject is the ledger entry.',
  HELP_DESK_KEY: 'A help desk cannot be read. The subject is the installation.',
  INTEGRATION: 'An integration keeps failing or is disconnected. The subject is the integration.',
  SEATS: 'More seats are in use than are bought.',
  DEADLINE:
    'Nobody has decided about a term whose deadline is within 30 days. The subject is the licence or agreement.',
  HOURS: "A department's clip cards have few hours left.",
});

registerEnum(TimelineGroupEnum, 'TimelineGroup', "A part of a company's timeline.", {
  NOTES: 'Notes of the employees.',
  MONEY: 'Invoices, payments, reminders, places at events, and purchases that needed approval.',
  LICENSES: 'Licences, their orders, and service agreements.',
  HOURS: 'Clip cards, and the work on them and on service agreements.',
  SYSTEM: 'The company, its departments, users, installations and integrations.',
});

registerEnum(TimelineKindEnum, 'TimelineKind', 'What an entry of the timeline is.', {
  NOTE: 'A note of an employee.',
  ACTIVITY: "An activity in the company's history.",
  INVOICE: 'An invoice was issued.',
  FAILED_PAYMENT: 'A card payment of a later period was declined. Listed until it is settled.',
  HELP_DESK_KEY: 'A help desk cannot be read. Listed until it can.',
  INTEGRATION: 'An integration began to fail. Listed until it works.',
});

@ObjectType({ description: 'One thing that is wrong at a company.', simpleResolvers: true })
export class CompanyHealthSign {
  @Field(() => ID, { description: 'Id made of the company and the kind. Not an id for `node`.' }) id!: string;
  @Field(() => HealthKindEnum, { description: 'What is wrong.' }) kind!: HealthKind;
  @Field(() => String, { description: 'Danish line that says what is wrong and how much.' }) text!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the first object that is concerned; null for the kinds that are about several together.',
  })
  subjectId!: string | null;
}

@ObjectType({
  description: "An entry of a company's timeline, which only employees of the reseller read.",
  simpleResolvers: true,
})
export class TimelineEntry {
  @Field(() => ID, { description: 'Id made of that of the stored object. Not an id for `node`.' }) id!: string;
  @Field(() => TimelineKindEnum, { description: 'What the entry is.' }) kind!: TimelineKind;
  @Field(() => TimelineGroupEnum, { description: 'The part of the timeline that lists the entry.' })
  group!: TimelineGroup;
  @Field(() => ActivityTypeEnum, {
    nullable: true,
    description: 'The kind of object that the entry is about. Null for notes and faults.',
  })
  entityType!: ActivityType | null;
  @Field(() => ID, { description: 'Id of the object that the entry is about.' }) subjectId!: string;
  @Field(() => String, { description: 'What happened, in Danish; the text of a note as it was typed.' })
  title!: string;
  @Field(() => String, { nullable: true, description: 'More details, in Danish. Null when the title says everything.' })
  description!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the person or program that acted. Null without one.' })
  actorName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user as whom an admin was signed in. Null without impersonation.',
  })
  subjectName!: string | null;
  @Field(() => InboxKindEnum, {
    nullable: true,
    description: 'The kind of the item of the inbox that a note is about. Null for all other entries.',
  })
  noteKind!: InboxKind | null;
  @Field(() => DateTime, { description: 'When it happened.' }) createdAt!: string;
}

export const TimelineEntryConnection = connectionOf(TimelineEntry, 'TimelineEntry');
