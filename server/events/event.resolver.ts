import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { isFull } from '../../domain/events.ts';
import type { EventStatus } from '../../domain/vocabulary.ts';
import { Admin } from '../admin/Admin.ts';
import { may } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { PageArgs } from '../graphql/connection.ts';
import { EventStatusEnum } from '../graphql/enums.ts';
import { subscribeAsAdmin, subscribeToShared } from '../live/subscribe.ts';
import { Viewer } from '../users/Viewer.ts';
import { calendarLinksOf } from './calendar.ts';
import { Event } from './Event.ts';
import {
  CalendarLinks,
  EventChange,
  EventConnection,
  EventInput,
  EventRegistrationConnection,
} from './event.inputs.ts';
import { adminEventChange, allEvents, eventById, eventChange, eventPage, type EventRow } from './event.reads.ts';
import { createEvent, deleteEvent, updateEvent } from './event.service.ts';
import { EventRegistration } from './EventRegistration.ts';
import { ownRegistrations } from './registration.reads.ts';

@Resolver(() => Event)
export class EventResolver {
  @FieldResolver(() => Boolean, { description: 'No seat is left.' })
  isFull(@Root() event: Event) {
    return isFull(event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Only for admins, and for members where the event is public.',
  })
  publicLink(@Root() event: Event, @Ctx() ctx: Context) {
    return event.isPublic || ctx.readerOf(event) !== ctx ? event.publicLink : null;
  }

  @FieldResolver(() => EventRegistration, { nullable: true, description: "The viewer's own, whatever its status." })
  async viewerRegistration(@Root() event: Event, @Ctx() ctx: Context) {
    return (await ctx.loaders.viewerRegistration.load(event.id))?.registration ?? null;
  }

  @FieldResolver(() => CalendarLinks, { description: 'For putting it into a calendar.' })
  calendarLinks(@Root() event: Event, @Ctx() ctx: Context) {
    return calendarLinksOf(ctx.services.config, event, event.calendarKey);
  }

  @FieldResolver(() => EventRegistrationConnection, {
    description: 'For admins: newest first. Everybody else finds no more than the own.',
  })
  registrations(@Root() event: Event, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ctx.readerOf(event).loaders.eventRegistrations.page(event.id, args);
  }

  @Query(() => EventConnection, {
    description: "As the viewer's list, for programs: to be filtered, and with drafts where an admin asks.",
  })
  events(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => EventStatusEnum, {
      nullable: true,
      description: 'That status alone; left out, all that the viewer may see.',
    })
    status?: EventStatus | null,
    @Arg('isPublic', () => Boolean, {
      nullable: true,
      description: 'Whether anyone with the public link may join; left out, both.',
    })
    isPublic?: boolean | null,
    @Arg('upcoming', () => Boolean, { nullable: true, description: 'Whether it is still to come; left out, both.' })
    upcoming?: boolean | null,
  ) {
    return eventPage(may(ctx.viewer, 'administer') ? ctx.admin : ctx, args, { status, isPublic, upcoming });
  }

  @Mutation(() => EventChange, { description: 'For admins. As a DRAFT nobody else sees it.' })
  createEvent(@Ctx() ctx: Context, @Arg('input', () => EventInput) input: EventInput) {
    return createEvent(ctx, input);
  }

  @Mutation(() => EventChange, {
    description: 'For admins. Who is registered is told of a new time or place, and when it is cancelled.',
  })
  updateEvent(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => EventInput) input: EventInput,
  ) {
    return updateEvent(ctx, id, version, input);
  }

  @Mutation(() => EventChange, {
    description: 'For admins. Its registrations go along; whoever counted on it is told.',
  })
  deleteEvent(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteEvent(ctx, id);
  }

  @Subscription(() => EventChange, {
    description:
      'An event that the viewer may see, new, changed, or with another count; deletedId where it is gone or no longer to be seen.',
    subscribe: ({ context }) => subscribeToShared(context as Context, 'event.changed', eventChange),
  })
  eventChanged(@Root() change: InstanceType<typeof EventChange>) {
    return change;
  }

  @Subscription(() => EventChange, {
    description: 'For admins.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, ['event.changed', 'event-draft.changed'], (ctx, id) =>
        adminEventChange(ctx.admin, id),
      ),
  })
  adminEventChanged(@Root() change: InstanceType<typeof EventChange>) {
    return change;
  }
}

@Resolver(() => Viewer)
export class ViewerEventsResolver {
  @FieldResolver(() => EventConnection, {
    description: 'What is no draft: upcoming ones first by date, then those that are over, newest first.',
  })
  events(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return eventPage(ctx, args);
  }

  @FieldResolver(() => EventRegistrationConnection, { description: "The viewer's own, newest first." })
  eventRegistrations(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ownRegistrations(ctx, args);
  }
}

@Resolver(() => Admin)
export class AdminEventsResolver {
  @FieldResolver(() => EventConnection, { description: 'All, newest date first.' })
  events(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return allEvents(ctx.admin, args);
  }

  @FieldResolver(() => Event, { nullable: true, description: 'Drafts, too; absent where there is none with that id.' })
  event(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<EventRow | undefined> {
    return eventById(ctx.admin, id);
  }
}
