import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { EventStatus, EventType } from '../../../../domain/basics/vocabulary.ts';
import { isFull } from '../../../../domain/events/events.ts';
import { Access } from '../../../platform/access/Access.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { subscribeAsAdmin, subscribeToShared } from '../../../platform/live/subscribe.ts';
import { Membership } from '../../identity/memberships/membership.types.ts';
import { ViewerType } from '../../identity/users/ViewerType.ts';
import { calendarLinksOf } from './calendar.ts';
import { EventStatusEnum, EventTypeEnum } from './event.enums.ts';
import { adminEventChange, allEvents, eventById, eventChange, eventPage, type EventRow } from './event.reads.ts';
import { copyEvent, createEvent, deleteEvent, updateEvent } from './event.service.ts';
import { Event } from './Event.ts';
import { CalendarLinks, EventChange, EventConnection, EventInput, EventRegistrationConnection } from './event.types.ts';
import { EventRegistration } from './EventRegistration.ts';
import { eventSorts, type EventSort } from './eventSorts.ts';
import { freeUntil } from './freeUntil.ts';
import { knowsOtherMemberships, otherPlaceLoader } from './otherPlaces.reads.ts';
import {
  ownRegistrations,
  eventQueueLoader,
  eventRegistrationsLoader,
  viewerRegistrationLoader,
} from './registration.reads.ts';

@Resolver(() => Event)
export class EventResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether sign-up is full. Free places are offered to the people on the waiting list first.',
  })
  isFull(@Root() event: Event) {
    return isFull(event);
  }

  @FieldResolver(() => CalendarDate, {
    description: 'The last day on which a place can be cancelled without payment.',
  })
  freeUntil(@Root() event: Event, @Ctx() ctx: Context) {
    return freeUntil(ctx.services.config, event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Secret in the address of the event's public page. Null when the event has never been public. Only employees " +
      'see the link while the event is not public.',
  })
  publicLink(@Root() event: Event, @Ctx() ctx: Context) {
    return event.isPublic || ctx.readerOf(event) !== ctx ? event.publicLink : null;
  }

  @FieldResolver(() => EventRegistration, {
    nullable: true,
    description: "The viewer's own registration in any status. Null when there is none.",
  })
  async viewerRegistration(@Root() event: Event, @Ctx() ctx: Context) {
    return (await viewerRegistrationLoader.of(ctx).load(event.id))?.registration ?? null;
  }

  @FieldResolver(() => Membership, {
    nullable: true,
    description:
      'The membership of another company with which the viewer has a place at the event or waits for one, which can ' +
      'be cancelled in that company alone. Null when there is none, while an admin acts as the user, and for a ' +
      'session that began through the organisation of a company.',
  })
  viewerOtherMembership(@Root() event: Event, @Ctx() ctx: Context) {
    return knowsOtherMemberships(ctx.viewer) ? otherPlaceLoader.of(ctx).load(event.id) : null;
  }

  @FieldResolver(() => CalendarLinks, { description: 'Links that add the event to a calendar.' })
  calendarLinks(@Root() event: Event, @Ctx() ctx: Context) {
    return calendarLinksOf(ctx.services.config, event, event.calendarKey);
  }

  @FieldResolver(() => EventRegistrationConnection, {
    description: "Registrations, newest first. Everybody but admins sees only the viewer's own.",
  })
  registrations(@Root() event: Event, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return eventRegistrationsLoader.of(ctx.readerOf(event)).page(event.id, args);
  }

  @FieldResolver(() => EventRegistrationConnection, {
    description:
      'People who are offered a place and people who wait, in the order of the queue. Everybody but admins sees only ' +
      "the viewer's own place.",
  })
  queue(@Root() event: Event, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return eventQueueLoader.of(ctx.readerOf(event)).page(event.id, args);
  }

  @Access('viewer')
  @Query(() => EventConnection, {
    description: 'Events in the order of `Viewer.events`, with filters. Admins also see drafts.',
  })
  events(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('status', () => EventStatusEnum, {
      nullable: true,
      description: 'Returns events with this status only. All visible events when left out.',
    })
    status?: EventStatus | null,
    @Arg('isPublic', () => Boolean, {
      nullable: true,
      description: 'Returns only public events, or only events that are not public. Both when left out.',
    })
    isPublic?: boolean | null,
    @Arg('upcoming', () => Boolean, {
      nullable: true,
      description: 'Returns only events that are not over, or only events that are. Both when left out.',
    })
    upcoming?: boolean | null,
  ) {
    return eventPage(may(ctx.viewer, 'runEvents') ? ctx.admin : ctx, args, { status, isPublic, upcoming });
  }

  @Access('runEvents')
  @Mutation(() => EventChange, {
    description: 'For admins and events. Creates an event. Only employees see an event in the status DRAFT.',
  })
  createEvent(@Ctx() ctx: Context, @Arg('input', () => EventInput) input: EventInput) {
    return createEvent(ctx, input);
  }

  @Access('runEvents')
  @Mutation(() => EventChange, {
    description:
      'For admins and events. Creates a draft with the fields of another event, without its registrations. A public ' +
      'event gets a new link.',
  })
  copyEvent(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'An event in any status, past ones included.' }) id: string,
  ) {
    return copyEvent(ctx, id);
  }

  @Access('runEvents')
  @Mutation(() => EventChange, {
    description:
      'For admins and events. Replaces all fields of an event. A new time or place and a cancellation are mailed to ' +
      'everybody who is registered or on the waiting list. A cancellation also credits the places that were billed. ' +
      'Refused with CONFLICT when `version` is not the newest.',
  })
  updateEvent(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => EventInput) input: EventInput,
  ) {
    return updateEvent(ctx, id, version, input);
  }

  @Access('runEvents')
  @Mutation(() => EventChange, {
    description:
      'For admins and events. Deletes an event and its registrations. If the event was neither over nor cancelled, ' +
      'everybody who is registered or on the waiting list is mailed a cancellation, and nobody pays for a place. ' +
      'Refused with CONFLICT for an event that is over and has places that wait for their bill.',
  })
  deleteEvent(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteEvent(ctx, id);
  }

  @Access('viewer')
  @Subscription(() => EventChange, {
    description:
      'Sends an event when it is created or changed, its counts included, and `deletedId` when an event was deleted ' +
      'or is no longer visible to the viewer.',
    subscribe: ({ context }) => subscribeToShared(context as Context, 'event.changed', eventChange),
  })
  eventChanged(@Root() change: InstanceType<typeof EventChange>) {
    return change;
  }

  @Access('runEvents')
  @Subscription(() => EventChange, {
    description: 'For admins and events. Sends every change of an event, drafts included.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, ['event.changed', 'event-draft.changed'], (ctx, id) =>
        adminEventChange(ctx.admin, id),
      ),
  })
  adminEventChanged(@Root() change: InstanceType<typeof EventChange>) {
    return change;
  }
}

@Resolver(() => ViewerType)
export class ViewerEventsResolver {
  @FieldResolver(() => EventConnection, {
    description: 'All events except drafts: upcoming events by start, then past events, newest first.',
  })
  events(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('upcoming', () => Boolean, {
      nullable: true,
      description: 'Returns only events that are not over, or only events that are. Both when left out.',
    })
    upcoming?: boolean | null,
  ) {
    return eventPage(ctx, args, { upcoming });
  }

  @FieldResolver(() => EventRegistrationConnection, { description: "The viewer's own registrations, newest first." })
  eventRegistrations(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ownRegistrations(ctx, args);
  }
}

@Resolver(() => Admin)
export class AdminEventsResolver {
  @Access('runEvents')
  @FieldResolver(() => EventConnection, {
    description: 'All events, drafts included, the latest start first unless another order is chosen.',
  })
  events(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only events whose title or location contains each of these words.',
    })
    search?: string | null,
    @Arg('status', () => EventStatusEnum, {
      nullable: true,
      description: 'Only events with this status. A published event that is over counts as COMPLETED.',
    })
    status?: EventStatus | null,
    @Arg('type', () => EventTypeEnum, { nullable: true, description: 'Only events of this type.' })
    type?: EventType | null,
    @Arg('isPaid', () => Boolean, {
      nullable: true,
      description: 'True for events with a price, false for free events. All events when left out.',
    })
    isPaid?: boolean | null,
    @Arg('upcoming', () => Boolean, {
      nullable: true,
      description: 'True for events that are not over, false for past events. All events when left out.',
    })
    upcoming?: boolean | null,
    @Arg('sort', () => eventSorts.values, {
      nullable: true,
      description: 'Order of the list. By start, the latest first, when left out.',
    })
    sort?: EventSort | null,
  ) {
    return allEvents(ctx.admin, { search, status, type, isPaid, upcoming }, sort, args);
  }

  @Access('runEvents')
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event with this id, drafts included. Null when there is none.',
  })
  event(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<EventRow | undefined> {
    return eventById(ctx.admin, id);
  }
}
