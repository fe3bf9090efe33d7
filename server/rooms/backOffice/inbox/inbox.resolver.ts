import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { UNDO_SECONDS, type InboxKind, type InboxScope } from '../../../../domain/backOffice/inbox.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import type { Topic } from '../../../platform/db/events.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { EventRegistration } from '../../events/events/EventRegistration.ts';
import { registrationLoader } from '../../events/events/registration.reads.ts';
import { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { ledgerEntryLoader } from '../../money/payments/ledger.reads.ts';
import { licenseRequestLoader } from '../../sales/licenses/licenseRequest.reads.ts';
import { LicenseRequest } from '../../sales/licenses/LicenseRequest.ts';
import { renewalLoader } from '../../sales/renewals/renewal.reads.ts';
import { Renewal } from '../../sales/renewals/renewal.types.ts';
import { agreementLoader } from '../../sales/serviceAgreements/agreement.reads.ts';
import { ServiceAgreement } from '../../sales/serviceAgreements/ServiceAgreement.ts';
import { taskLoader } from '../../work/tasks/task.reads.ts';
import { Task } from '../../work/tasks/Task.ts';
import { colleagues, inboxCounts, inboxItems, inboxPage } from './inbox.reads.ts';
import { addInternalNote, assignInboxItems, snoozeInboxItems } from './inbox.service.ts';
import {
  Colleague,
  InboxCounts,
  InboxItem,
  InboxItemConnection,
  InboxItemInput,
  InboxKindEnum,
  InboxScopeEnum,
  InternalNoteConnection,
  InternalNoteInput,
  InternalNoteType,
  ITEMS_DESCRIPTION,
} from './inbox.types.ts';
import { cancelInboxOrder, orderInboxItem } from './itemOrder.service.ts';
import { notesAbout, notesOfCompany } from './note.reads.ts';
import { settleTaskComments } from './taskComments.service.ts';

/** Whatever can begin, change or end an item. */
const topics: Topic[] = [
  'inbox.changed',
  'company.changed',
  'task-comment.changed',
  'license-request.changed',
  'service-agreement.changed',
  'license.changed',
  'renewal.changed',
  'ledger.changed',
  'invoice.changed',
  'seats.changed',
  'integration.changed',
  'event-registration.changed',
  'erasure.changed',
];

const REQUEST_ID = 'Idempotency key chosen by the client. The same call with the same key returns the first result.';

@Resolver(() => Admin)
export class AdminInboxResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => InboxItemConnection, {
    description: 'What waits for the reseller, those with the earliest deadline first.',
  })
  inbox(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('scope', () => InboxScopeEnum, { defaultValue: 'TEAM', description: 'The part of the inbox to return.' })
    scope: InboxScope,
    @Arg('kinds', () => [InboxKindEnum], { nullable: true, description: 'The kinds to return; all when left out.' })
    kinds?: InboxKind[] | null,
    @Arg('customerId', () => ID, { nullable: true, description: 'The company to return the items of.' })
    customerId?: string | null,
  ) {
    return inboxPage(ctx, { scope, kinds: kinds ?? null, customerId: customerId ?? null }, args);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => InboxItem, {
    nullable: true,
    description: 'One item of the inbox. Null when nothing waits any longer.',
  })
  async inboxItem(
    @Ctx() ctx: Context,
    @Arg('kind', () => InboxKindEnum, { description: 'What waits.' }) kind: InboxKind,
    @Arg('subjectId', () => ID, { description: 'Id of the object that causes the item.' }) subjectId: string,
  ) {
    const [item] = await inboxItems(ctx, [{ kind, subjectId }]);
    return item ?? null;
  }

  @Access('workInBackOffice')
  @FieldResolver(() => InboxCounts, { description: 'Number of items in each part of the inbox.' })
  inboxCounts(@Ctx() ctx: Context) {
    return inboxCounts(ctx);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => [Colleague], {
    description: 'The first 200 active employees by name, who can take care of items and be mentioned in notes.',
  })
  colleagues(@Ctx() ctx: Context) {
    return colleagues(ctx.admin);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => InternalNoteConnection, {
    description: 'Notes of the employees about a company, also about its items in the inbox; the newest first.',
  })
  notes(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('customerId', () => ID, { description: 'Id of the company.' }) customerId: string,
  ) {
    return notesOfCompany(ctx.admin, customerId, args);
  }
}

@Resolver(() => InboxItem)
export class InboxItemResolver {
  @FieldResolver(() => Customer, {
    nullable: true,
    description: 'The company that the item is about. Null when it is about no company.',
  })
  customer(@Root() { customerId }: InboxItem, @Ctx() ctx: Context) {
    return customerId === null ? null : customerLoader.of(ctx.admin).load(customerId);
  }

  @FieldResolver(() => Colleague, { nullable: true, description: 'Who takes care of the item. Null when nobody does.' })
  assignee(@Root() { assigneeId, assigneeName }: InboxItem) {
    return assigneeId === null ? null : { id: assigneeId, name: assigneeName };
  }

  @FieldResolver(() => Task, { nullable: true, description: 'The subject of TASK_COMMENT; else null.' })
  task(@Root() { kind, subjectId }: InboxItem, @Ctx() ctx: Context) {
    return kind === 'TASK_COMMENT' ? taskLoader.of(ctx.admin).load(subjectId) : null;
  }

  @FieldResolver(() => LicenseRequest, { nullable: true, description: 'The subject of LICENSE_REQUEST; else null.' })
  licenseRequest(@Root() { kind, subjectId }: InboxItem, @Ctx() ctx: Context) {
    return kind === 'LICENSE_REQUEST' ? licenseRequestLoader.of(ctx.admin).load(subjectId) : null;
  }

  @FieldResolver(() => ServiceAgreement, { nullable: true, description: 'The subject of AGREEMENT; else null.' })
  serviceAgreement(@Root() { kind, subjectId }: InboxItem, @Ctx() ctx: Context) {
    return kind === 'AGREEMENT' ? agreementLoader.of(ctx.admin).load(subjectId) : null;
  }

  @FieldResolver(() => Renewal, { nullable: true, description: 'The queued renewal of RENEWAL; else null.' })
  async renewal(@Root() { kind, subjectId }: InboxItem, @Ctx() ctx: Context) {
    return kind === 'RENEWAL' ? ((await renewalLoader.of(ctx.admin).load(subjectId))?.renewal ?? null) : null;
  }

  @FieldResolver(() => LedgerEntry, { nullable: true, description: 'The subject of FAILED_PAYMENT; else null.' })
  ledgerEntry(@Root() { kind, subjectId }: InboxItem, @Ctx() ctx: Context) {
    return kind === 'FAILED_PAYMENT' ? ledgerEntryLoader.of(ctx.admin).load(subjectId) : null;
  }

  @FieldResolver(() => EventRegistration, {
    nullable: true,
    description: 'The subject of UNBILLED_PLACE and PLACE_REQUEST; else null.',
  })
  registration(@Root() { kind, subjectId }: InboxItem, @Ctx() ctx: Context) {
    return kind === 'UNBILLED_PLACE' || kind === 'PLACE_REQUEST'
      ? registrationLoader.of(ctx.admin).load(subjectId)
      : null;
  }

  @FieldResolver(() => InternalNoteConnection, { description: 'Notes about the item, the newest first.' })
  notes(@Root() item: InboxItem, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return notesAbout(ctx.admin, item, args);
  }
}

@Resolver()
export class InboxChangesResolver {
  @Access('workInBackOffice')
  @Mutation(() => [InboxItem], {
    description:
      'For admins and employees: assigns items of the inbox to an employee who works with them, or to nobody. ' +
      'Returns the items that still wait.',
  })
  assignInboxItems(
    @Ctx() ctx: Context,
    @Arg('items', () => [InboxItemInput], { description: ITEMS_DESCRIPTION }) items: InboxItemInput[],
    @Arg('assigneeId', () => ID, { nullable: true, description: 'Id of an active employee; null for nobody.' })
    assigneeId?: string | null,
    @Arg('ifAssigneeId', () => ID, {
      nullable: true,
      description:
        'Changes only the items that this employee takes care of, or with null those that nobody takes care of. All ' +
        'items when left out.',
    })
    ifAssigneeId?: string | null,
  ) {
    return assignInboxItems(ctx, items, assigneeId ?? null, ifAssigneeId);
  }

  @Access('workInBackOffice')
  @Mutation(() => [InboxItem], {
    description:
      'For admins and employees: hides items of the inbox until a moment, or lists snoozed ones again. Returns the ' +
      'items that still wait.',
  })
  snoozeInboxItems(
    @Ctx() ctx: Context,
    @Arg('items', () => [InboxItemInput], { description: ITEMS_DESCRIPTION }) items: InboxItemInput[],
    @Arg('until', () => DateTime, {
      nullable: true,
      description: 'When the items are listed again, at most a year ahead; null lists them now.',
    })
    until?: string | null,
    @Arg('ifSnoozedUntil', () => DateTime, {
      nullable: true,
      description:
        'Changes only the items that are snoozed until this moment, or with null those that are not snoozed. All ' +
        'items when left out.',
    })
    ifSnoozedUntil?: string | null,
  ) {
    const before = ifSnoozedUntil ? new Date(ifSnoozedUntil) : ifSnoozedUntil;
    return snoozeInboxItems(ctx, items, until ? new Date(until) : null, before as Date | null | undefined);
  }

  @Access('workInBackOffice')
  @Mutation(() => InboxItem, {
    nullable: true,
    description:
      'For admins and employees: completes the licence request or activates the agreement of an item, ' +
      `${UNDO_SECONDS} seconds from now, so that \`cancelInboxOrder\` can undo it. Refused with CONFLICT when that ` +
      'can charge a card. Null when the item is gone.',
  })
  orderInboxItem(
    @Ctx() ctx: Context,
    @Arg('item', () => InboxItemInput, { description: 'An item of kind LICENSE_REQUEST or AGREEMENT.' })
    item: InboxItemInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        '`InboxItem.version`, as the caller saw it. Refused with CONFLICT when the item has changed since. If it ' +
        'changes later, nothing is done, and `InboxItem.failure` says so.',
    })
    version?: number | null,
  ) {
    return orderInboxItem(ctx, item, version ?? null);
  }

  @Access('workInBackOffice')
  @Mutation(() => InboxItem, {
    description:
      'For admins and employees: undoes `orderInboxItem`. CONFLICT when the item is gone, because the portal has ' +
      'acted.',
  })
  cancelInboxOrder(
    @Ctx() ctx: Context,
    @Arg('item', () => InboxItemInput, { description: 'The item whose order is undone.' }) item: InboxItemInput,
  ) {
    return cancelInboxOrder(ctx, item);
  }

  @Access('support')
  @Mutation(() => InboxItem, {
    nullable: true,
    description:
      "For admins and support: takes the customer's comments on a task out of the inbox without an answer. Returns " +
      'the item if later comments wait, and else null.',
  })
  settleTaskComments(
    @Ctx() ctx: Context,
    @Arg('taskId', () => ID, { description: 'The task whose comments need no answer.' }) taskId: string,
    @Arg('lastCommentId', () => ID, {
      nullable: true,
      description: 'Id of the last comment that needs no answer; null lists the comments again.',
    })
    lastCommentId?: string | null,
  ) {
    return settleTaskComments(ctx, taskId, lastCommentId ?? null);
  }

  @Access('workInBackOffice')
  @Mutation(() => InternalNoteType, {
    description:
      'For admins and employees: writes a note about an item of the inbox, and mails it to the mentioned colleagues. ' +
      'Refused with NOT_FOUND when the item is gone.',
  })
  addInboxNote(
    @Ctx() ctx: Context,
    @Arg('item', () => InboxItemInput, { description: 'The item that the note is about.' }) item: InboxItemInput,
    @Arg('input', () => InternalNoteInput, { description: 'The text, and who gets it by mail.' })
    input: InternalNoteInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return addInternalNote(ctx, item, input, requestId);
  }

  @Access('workInBackOffice')
  @Mutation(() => InternalNoteType, {
    description: 'For admins and employees: writes a note about a company, and mails it to the mentioned colleagues.',
  })
  addCompanyNote(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company that the note is about.' }) customerId: string,
    @Arg('input', () => InternalNoteInput, { description: 'The text, and who gets it by mail.' })
    input: InternalNoteInput,
    @Arg('requestId', () => String, { description: REQUEST_ID }) requestId: string,
  ) {
    return addInternalNote(ctx, { customerId }, input, requestId);
  }

  @Access('workInBackOffice')
  @Subscription(() => Admin, {
    description:
      'For admins and employees: a notice that the inbox may have changed. Only the last notice of a burst is sent. ' +
      'Items also appear by themselves with time, without a notice.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, topics, async () => ({ id: 'admin' }), { queueLimit: 1 }),
  })
  adminInboxChanged(@Root() admin: Admin) {
    return admin;
  }
}
