import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { RegistrationStatusEnum } from '../graphql/enums.ts';
import { subscribeAsAdmin, subscribeToOne } from '../live/subscribe.ts';
import { Event } from './Event.ts';
import {
  EventPlace,
  EventRegistrationChange,
  EventRegistrationInput,
  PublicEvent,
  PublicRegistration,
} from './event.inputs.ts';
import { eventPlace, leaveEvent } from './eventPlace.service.ts';
import { EventRegistration } from './EventRegistration.ts';
import { followEvent, publicEvent } from './publicEvent.reads.ts';
import { registrationChangeOf } from './registration.reads.ts';
import { addRegistration, setRegistrationStatus } from './registration.service.ts';
import { registerForEvent, registerForPublicEvent, unregisterFromEvent } from './signUp.service.ts';

@Resolver()
export class EventSignUpResolver {
  @Query(() => PublicEvent, {
    description:
      'For anyone who has the link. NOT_FOUND where it leads nowhere, CONFLICT where its event is not published.',
  })
  publicEvent(
    @Ctx() ctx: Context,
    @Arg('publicLink', () => String, { description: "The event's `publicLink`." }) publicLink: string,
  ) {
    return publicEvent(ctx.services, publicLink);
  }

  @Mutation(() => Event, {
    description:
      'For people, not programs. CONFLICT for who is registered or waits already, FULL where no seat is left.',
  })
  registerForEvent(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'One that is PUBLISHED and not over.' }) eventId: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
  ) {
    return registerForEvent(ctx, eventId, input);
  }

  @Mutation(() => Event, {
    description:
      "Gives up the viewer's own seat, or place on the waiting list. NOT_FOUND where there is none, CONFLICT once the event is over.",
  })
  unregisterFromEvent(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'One that is not over.' }) eventId: string,
  ) {
    return unregisterFromEvent(ctx, eventId);
  }

  @Mutation(() => PublicRegistration, {
    description:
      'For anyone who has the link. Sent again, it is the same success, and the confirmation is mailed again.',
  })
  registerForPublicEvent(
    @Ctx() ctx: Context,
    @Arg('publicLink', () => String, { description: "The event's `publicLink`." }) publicLink: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
  ) {
    return registerForPublicEvent(ctx, publicLink, input);
  }

  @Query(() => EventPlace, {
    description: "For anyone who has the link of a registration's mails. NOT_FOUND where it leads nowhere.",
  })
  eventPlace(@Ctx() ctx: Context, @Arg('key', () => String, { description: 'The secret in the link.' }) key: string) {
    return eventPlace(ctx, key);
  }

  @Mutation(() => EventPlace, {
    description:
      'For anyone who has the link: gives up the seat, or the place on the waiting list. Sent again, it answers the same. CONFLICT once the event is cancelled or over.',
  })
  leaveEvent(@Ctx() ctx: Context, @Arg('key', () => String, { description: 'The secret in the link.' }) key: string) {
    return leaveEvent(ctx, key);
  }

  @Mutation(() => EventRegistrationChange, {
    description: 'For admins. CONFLICT where a seat is needed and none is left.',
  })
  setRegistrationStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('status', () => RegistrationStatusEnum, { description: 'REGISTERED and CONFIRMED need a free seat.' })
    status: RegistrationStatus,
  ) {
    return setRegistrationStatus(ctx, id, version, status);
  }

  @Mutation(() => EventRegistrationChange, { description: 'For admins, also onto the waiting list.' })
  addRegistration(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'Any event, also one that is over.' }) eventId: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
    @Arg('status', () => RegistrationStatusEnum, { description: 'REGISTERED and CONFIRMED need a free seat.' })
    status: RegistrationStatus,
  ) {
    return addRegistration(ctx, eventId, input, status);
  }

  @Subscription(() => EventRegistrationChange, {
    description: 'For admins: of one event.',
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(context as Context, 'event-registration.changed', (ctx, id) =>
        registrationChangeOf(ctx.admin, (args as { eventId: string }).eventId, id),
      ),
  })
  adminEventRegistrationChanged(
    @Root() change: InstanceType<typeof EventRegistrationChange>,
    @Arg('eventId', () => ID, { description: "That event's alone." }) _eventId: string,
  ) {
    return change;
  }

  @Subscription(() => PublicEvent, {
    description:
      'For anyone who has the link, signed in or not. Once the event is not open, only `availability` changes.',
    subscribe: async ({ context, args }) => {
      const { services } = context as Context;
      const { publicLink } = args as { publicLink: string };
      const event = await publicEvent(services, publicLink);
      return subscribeToOne(context as Context, 'event.changed', event.id, followEvent(services, publicLink, event));
    },
  })
  publicEventChanged(
    @Root() event: PublicEvent,
    @Arg('publicLink', () => String, { description: "The event's `publicLink`." }) _publicLink: string,
  ) {
    return event;
  }
}

@Resolver(() => EventRegistration)
export class EventRegistrationResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The position on the waiting list, from 1; null unless the status is WAITLISTED.',
  })
  async waitingPosition(@Root() registration: EventRegistration, @Ctx() ctx: Context) {
    if (registration.status !== 'WAITLISTED') return null;
    return (await ctx.readerOf(registration).loaders.waitingPosition.load(registration.id))?.position ?? null;
  }
}
