import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Access } from '../../../../platform/access/Access.ts';
import type { Context } from '../../../../platform/context.ts';
import { Admin } from '../../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../../platform/graphql/connection.ts';
import { subscribeAsAdmin } from '../../../../platform/live/subscribe.ts';
import { Event } from '../Event.ts';
import { EventRegistration } from '../EventRegistration.ts';
import { viewerRegistrationLoader } from '../registration.reads.ts';
import { EventFeedback } from './EventFeedback.ts';
import { eventFeedbackLoader, feedbackChangeOf, ownFeedbackLoader, ratingsLoader } from './feedback.reads.ts';
import { eventFeedback, giveEventFeedback, giveEventFeedbackByKey, shownMaterial } from './feedback.service.ts';
import {
  EventFeedbackChange,
  EventFeedbackConnection,
  EventFeedbackForm,
  EventFeedbackInput,
  EventRatingCount,
} from './feedback.types.ts';

@ObjectType({
  description: 'What the participants of an event think of it. For admins and events.',
  simpleResolvers: true,
})
class EventFeedbackReport {
  @Field(() => ID, { description: 'The same for the same event.' }) id!: string;
  eventId!: string;
}

const reportOf = (eventId: string): EventFeedbackReport => ({ id: `${eventId}:feedback`, eventId });

const KEY = 'Secret key in the link of the mail after the event.';

@Resolver()
export class EventFeedbackResolver {
  @Access('public')
  @Query(() => EventFeedbackForm, {
    description:
      'The event behind the link of the mail after it, and what the participant has said, for anyone who has the ' +
      'link. Refused with NOT_FOUND when the link is unknown or too old.',
  })
  eventFeedback(@Ctx() ctx: Context, @Arg('key', () => String, { description: KEY }) key: string) {
    return eventFeedback(ctx, key);
  }

  @Access('public')
  @Mutation(() => EventFeedbackForm, {
    description:
      'Gives feedback about an event by the link of a mail, or changes it. Refused with NOT_FOUND when the link is ' +
      'unknown or too old, with BAD_USER_INPUT for an invalid value, and with CONFLICT before the end of the event, ' +
      '30 days after it, when it is cancelled, and for a person without a place.',
  })
  giveEventFeedbackByKey(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: KEY }) key: string,
    @Arg('input', () => EventFeedbackInput) input: EventFeedbackInput,
  ) {
    return giveEventFeedbackByKey(ctx, key, input);
  }

  @Access('giveFeedback')
  @Mutation(() => Event, {
    description:
      "Gives the viewer's feedback about an event, or changes it: see `EventRegistration.feedback`. Refused with " +
      'FORBIDDEN for API tokens and while an admin acts as the user, with NOT_FOUND when the viewer was not ' +
      'registered, with BAD_USER_INPUT for an invalid value, and with CONFLICT before the end of the event, 30 days ' +
      'after it, when it is cancelled, and for a person without a place.',
  })
  giveEventFeedback(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'An event that is over.' }) eventId: string,
    @Arg('input', () => EventFeedbackInput) input: EventFeedbackInput,
  ) {
    return giveEventFeedback(ctx, eventId, input);
  }

  @Access('runEvents')
  @Subscription(() => EventFeedbackChange, {
    description: 'For admins and events. Sends new and changed feedback about one event.',
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(context as Context, 'event-feedback.changed', (ctx, id) =>
        feedbackChangeOf(ctx.admin, (args as { eventId: string }).eventId, id),
      ),
  })
  adminEventFeedbackChanged(
    @Root() change: InstanceType<typeof EventFeedbackChange>,
    @Arg('eventId', () => ID, { description: 'The event whose feedback is sent.' }) _eventId: string,
  ) {
    return change;
  }
}

@Resolver(() => EventRegistration)
export class RegistrationFeedbackResolver {
  @FieldResolver(() => EventFeedback, {
    nullable: true,
    description: 'What the person thinks of the event. Null before, and for everybody but the person and admins.',
  })
  async feedback(@Root() registration: EventRegistration, @Ctx() ctx: Context) {
    return (await ownFeedbackLoader.of(ctx.readerOf(registration)).load(registration.id))?.row ?? null;
  }
}

@Resolver(() => Event)
export class EventMaterialResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of slides or a recording. Null without any, and for everybody but admins and, once the event is over, ' +
      'people who had a place.',
  })
  async materialLink(@Root() event: Event, @Ctx() ctx: Context) {
    if (!event.materialLink || ctx.readerOf(event) !== ctx) return event.materialLink;
    const own = await viewerRegistrationLoader.of(ctx).load(event.id);
    return own ? shownMaterial(event, own.registration.status) : null;
  }
}

@Resolver(() => EventFeedback)
export class FeedbackReportLinkResolver {
  @FieldResolver(() => EventFeedbackReport, {
    nullable: true,
    description: 'The feedback of all participants. Null for everybody but admins.',
  })
  report(@Root() feedback: EventFeedback, @Ctx() ctx: Context) {
    return ctx.readerOf(feedback) === ctx ? null : reportOf(feedback.eventId);
  }
}

@Resolver(() => EventFeedbackReport)
export class EventFeedbackReportResolver {
  @FieldResolver(() => Int, { description: 'Number of participants who gave feedback.' })
  async count(@Root() { eventId }: EventFeedbackReport, @Ctx() ctx: Context) {
    return (await ratingsOf(ctx, eventId)).reduce((sum, { count }) => sum + count, 0);
  }

  @FieldResolver(() => Float, { nullable: true, description: 'Average rating. Null without feedback.' })
  async average(@Root() { eventId }: EventFeedbackReport, @Ctx() ctx: Context) {
    const ratings = await ratingsOf(ctx, eventId);
    const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
    return count ? ratings.reduce((sum, rating) => sum + rating.rating * rating.count, 0) / count : null;
  }

  @FieldResolver(() => [EventRatingCount], { description: 'One entry for each rating from 1 to 5.' })
  ratings(@Root() { eventId }: EventFeedbackReport, @Ctx() ctx: Context) {
    return ratingsOf(ctx, eventId);
  }

  @FieldResolver(() => EventFeedbackConnection, { description: 'Feedback of the participants, newest first.' })
  feedback(@Root() { eventId }: EventFeedbackReport, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return eventFeedbackLoader.of(ctx.admin).page(eventId, args);
  }
}

const ratingsOf = async (ctx: Context, eventId: string) => (await ratingsLoader.of(ctx.admin).load(eventId))!.ratings;

@Resolver(() => Admin)
export class AdminEventFeedbackResolver {
  @Access('runEvents')
  @FieldResolver(() => EventFeedbackReport, {
    description: 'What the participants of an event think of it. Empty for an unknown event.',
  })
  eventFeedback(@Arg('eventId', () => ID, { description: 'Any event.' }) eventId: string) {
    return reportOf(eventId);
  }
}
