import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { InboxKind, InboxScope, MAX_INBOX_ITEMS, MAX_MENTIONS, NOTE_MAX } from '../../../../domain/backOffice/inbox.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';

export const InboxKindEnum = enumOf(InboxKind);
export const InboxScopeEnum = enumOf(InboxScope);
registerEnum(InboxKindEnum, 'InboxKind', 'What waits for the reseller.', {
  TASK_COMMENT: 'A customer has commented on a task, and nobody has answered. The subject is the task.',
  FAILED_PAYMENT: 'A card payment of a later period was declined. The subject is the ledger entry.',
  LICENSE_REQUEST: 'Licences were ordered and are not created yet. The subject is the licence request.',
  AGREEMENT: 'A service agreement waits for its activation. The subject is the agreement.',
  RENEWAL: 'Nobody has decided about a term that ends soon. The subject is the licence or agreement.',
  NEW_COMPANY:
    'A company has no point of contact or, in its first 90 days, no contact at Dinero or no folder at ClickUp.',
  HELP_DESK_KEY: 'A help desk cannot be read. The subject is the installation.',
  KEY_ENDS: 'Zendesk soon ends the API key by which a help desk is read. The subject is the installation.',
  INTEGRATION: 'An integration keeps failing or is disconnected. The subject is the integration.',
  PROVIDER_FAULT: 'Dinero refuses an invoice or has it with other figures. The subject is the invoice.',
  UNBILLED_PLACE: 'Nobody has billed a place at a paid event. The subject is the registration.',
  PLACE_REQUEST: 'A registration waits for its confirmation. The subject is the registration.',
  UNBILLED_PERIOD: 'Entries of earlier months are on no invoice. The subject is the company.',
  ERASURE: 'A person has asked for the erasure of their data. The subject is the request.',
});
registerEnum(InboxScopeEnum, 'InboxScope', 'A part of the inbox.', {
  MINE: 'Items that are assigned to the viewer, without snoozed ones.',
  TEAM: 'All items, without snoozed ones.',
  ALL: 'All items, also snoozed ones.',
});

@ObjectType({
  description: 'Something that waits for the reseller. It leaves by itself when its cause is gone.',
  simpleResolvers: true,
})
export class InboxItem {
  @Field(() => ID, { description: 'Id of the item, made of its kind and subject. Not an id for `node`.' }) id!: string;
  @Field(() => InboxKindEnum, { description: 'What waits.' }) kind!: InboxKind;
  @Field(() => ID, { description: 'Id of the object that causes the item; the kind tells its type.' })
  subjectId!: string;
  customerId!: string | null;
  @Field(() => DateTime, { description: 'When the cause began.' }) since!: string;
  @Field(() => DateTime, { description: 'When the item becomes overdue.' }) deadline!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Subdomain, department, event, task, person or invoice number that the item is about. Null without one.',
  })
  place!: string | null;
  @Field(() => String, { description: 'Danish line about the item: what, where and how much.' }) text!: string;
  assigneeId!: string | null;
  assigneeName!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'The item is listed again from this moment on. Null when it is not snoozed.',
  })
  snoozedUntil!: string | null;
  @Field(() => Boolean, { description: 'Whether the item is assigned to the viewer.' }) isMine!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the portal does what `orderInboxItem` has ordered. Null without an order.',
  })
  actsAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Danish: why the portal could not do what was ordered. Null when nothing failed.',
  })
  failure!: string | null;
  @Field(() => Boolean, {
    description: 'Whether doing what the item waits for can charge a card. Such items are not ordered, but confirmed.',
  })
  chargesCard!: boolean;
  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the licence request or agreement that the item shows, for `orderInboxItem`. Null for other kinds.',
  })
  version!: number | null;
}

export const InboxItemConnection = connectionOf(InboxItem, 'InboxItem');

@ObjectType({ description: 'Number of items in each part of the inbox.', simpleResolvers: true })
export class InboxCounts {
  @Field(() => ID, { description: 'A constant id, because there is only one such object.' }) id!: string;
  @Field(() => Int, { description: 'Items that are assigned to the viewer.' }) mine!: number;
  @Field(() => Int, { description: 'Items that are not snoozed.' }) team!: number;
  @Field(() => Int, { description: 'All items, also snoozed ones.' }) all!: number;
  @Field(() => Int, { description: 'Items that are not snoozed and past their deadline.' }) overdue!: number;
}

@ObjectType({ description: 'An active employee of the reseller.', simpleResolvers: true })
export class Colleague {
  @Field(() => ID, { description: 'Id of the user.' }) id!: string;
  @Field(() => String, { description: 'Name as it is shown in the back office.' }) name!: string;
}

@ObjectType('InternalNote', { description: 'A note of an employee, which customers never see.', simpleResolvers: true })
export class InternalNoteType {
  @Field(() => ID, { description: 'Id of the note. Not an id for `node`.' }) id!: string;
  @Field(() => String, { description: 'The note as it was typed; plain text.' }) text!: string;
  @Field(() => String, { description: 'Name of the employee who wrote the note.' }) authorName!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => InboxKindEnum, {
    nullable: true,
    description: 'The kind of the item that the note is about. Null for a note about the company.',
  })
  kind!: InboxKind | null;
}

@InputType({ description: 'Names one item of the inbox.' })
export class InboxItemInput {
  @Field(() => InboxKindEnum, { description: 'What waits.' }) kind!: InboxKind;
  @Field(() => ID, { description: 'Id of the object that causes the item.' }) subjectId!: string;
}

@InputType({ description: 'A note about an item of the inbox, or about a company.' })
export class InternalNoteInput {
  @Field(() => String, { description: `Text of at most ${NOTE_MAX} characters.` }) text!: string;
  @Field(() => [ID], {
    nullable: true,
    description: `Ids of at most ${MAX_MENTIONS} colleagues who get the note by mail.`,
  })
  mentionedIds?: string[] | null;
}

export const InternalNoteConnection = connectionOf(InternalNoteType, 'InternalNote');

export const ITEMS_DESCRIPTION = `At most ${MAX_INBOX_ITEMS} items. Items that are gone meanwhile are left out.`;
