import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { countGroups, messageChange, messagePage, outcomeOf } from './message.reads.ts';
import { sendEventMessage, testEventMessage } from './message.service.ts';
import {
  EventMessageChange,
  EventMessageConnection,
  EventMessageGroupCount,
  EventMessageInput,
  EventMessagePreview,
  EventMessageStateEnum,
  EventMessageTest,
  EventMessageType,
} from './message.types.ts';
import { planMessage } from './planMessage.ts';

const EVENT_ID = 'Id of an event in any status but DRAFT.';
const INPUT = 'Subject, text and groups of recipients.';

@Resolver(() => Admin)
export class AdminEventMessagesResolver {
  @Access('runEvents')
  @FieldResolver(() => EventMessageConnection, { description: 'The messages about an event, newest first.' })
  eventMessages(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('eventId', () => ID, { description: 'Id of the event; empty for an unknown one.' }) eventId: string,
  ) {
    return messagePage(ctx.admin, eventId, args);
  }

  @Access('runEvents')
  @FieldResolver(() => [EventMessageGroupCount], {
    description: 'How many people of an event a message to each group would reach.',
  })
  eventMessageGroups(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'Id of the event; all counts are 0 for an unknown one.' })
    eventId: string,
  ) {
    return countGroups(ctx.admin, eventId);
  }

  @Access('runEvents')
  @FieldResolver(() => EventMessagePreview, {
    description: 'A message as its recipients would get it, rendered for the first of them. Nothing is sent or stored.',
  })
  eventMessagePreview(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: EVENT_ID }) eventId: string,
    @Arg('input', () => EventMessageInput, { description: INPUT }) input: EventMessageInput,
  ) {
    return planMessage(ctx, eventId, input);
  }
}

@Resolver(() => EventMessageType)
export class EventMessageResolver {
  @FieldResolver(() => EventMessageStateEnum, { description: 'Whether all mails have left.' })
  async state(@Root() message: EventMessageType, @Ctx() ctx: Context) {
    return (await outcomeOf(ctx.admin, message)).state;
  }

  @FieldResolver(() => Int, { description: 'Number of people for whom the message was meant when it was sent.' })
  recipientCount(@Root() { total }: EventMessageType) {
    return total;
  }

  @FieldResolver(() => Int, { description: 'Number of mails that a mail server has accepted.' })
  async sentCount(@Root() message: EventMessageType, @Ctx() ctx: Context) {
    return (await outcomeOf(ctx.admin, message)).delivered;
  }

  @FieldResolver(() => Int, { description: 'Number of mails that were given up after several attempts.' })
  async failedCount(@Root() message: EventMessageType, @Ctx() ctx: Context) {
    return (await outcomeOf(ctx.admin, message)).failed;
  }

  @FieldResolver(() => Int, {
    description: 'Number of recipients who left the chosen groups before their mail was written, and got none.',
  })
  async skippedCount(@Root() message: EventMessageType, @Ctx() ctx: Context) {
    return (await outcomeOf(ctx.admin, message)).skipped;
  }
}

@Resolver()
export class EventMessageMutationsResolver {
  @Access('runEvents')
  @Mutation(() => EventMessageChange, {
    description:
      'For admins and events: mails a message, as a preview has shown it, to the people of an event. Each person ' +
      'gets it once. Refused with CONFLICT when the preview would be another one now, and for a draft.',
  })
  sendEventMessage(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: EVENT_ID }) eventId: string,
    @Arg('input', () => EventMessageInput, { description: INPUT }) input: EventMessageInput,
    @Arg('requestId', () => String, {
      description: 'Idempotency key chosen by the client. The same call with the same key returns the first message.',
    })
    requestId: string,
    @Arg('fingerprint', () => String, { description: 'Of the preview that the admin has confirmed.' })
    fingerprint: string,
  ) {
    return sendEventMessage(ctx, { eventId, input, requestId, fingerprint });
  }

  @Access('runEvents')
  @Mutation(() => EventMessageTest, {
    description:
      'For admins and events: mails a message to the viewer alone. It is not part of the history of the event.',
  })
  testEventMessage(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: EVENT_ID }) eventId: string,
    @Arg('input', () => EventMessageInput, { description: INPUT }) input: EventMessageInput,
  ) {
    return testEventMessage(ctx, eventId, input);
  }

  @Access('runEvents')
  @Subscription(() => EventMessageChange, {
    description: 'For admins and events: messages about an event that are sent or make progress.',
    subscribe: ({ args, context }) =>
      subscribeAsAdmin(
        context as Context,
        'event-message.changed',
        (ctx, id) => messageChange(ctx.admin, id, (args as { eventId: string }).eventId),
        { queueLimit: 5 },
      ),
  })
  adminEventMessageChanged(
    @Root() change: InstanceType<typeof EventMessageChange>,
    @Arg('eventId', () => ID, { description: 'Id of the event whose messages are followed.' }) _eventId: string,
  ) {
    return change;
  }
}
