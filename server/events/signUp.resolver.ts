import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import { RegistrationStatusEnum } from '../graphql/enums.ts';
import { subscribeAsAdmin, subscribeToOne } from '../live/subscribe.ts';
import { Event } from './Event.ts';
import { EventRegistrationChange, EventRegistrationInput, PublicEvent, PublicRegistration } from './event.inputs.ts';
import { openEvent, publicEvent } from './publicEvent.reads.ts';
import { registrationChangeOf } from './registration.reads.ts';
import { addRegistration, setRegistrationStatus } from './registration.service.ts';
import { registerForEvent, registerForPublicEvent, unregisterFromEvent } from './signUp.service.ts';

@Resolver()
export class EventSignUpResolver {
  @Query(() => PublicEvent, {
    description: 'For anyone who has the link. NOT_FOUND where it leads nowhere, CONFLICT where its event is not published.',
  })
  publicEvent(@Ctx() ctx: Context, @Arg('publicLink', () => String, { description: 'The event\'s `publicLink`.' }) publicLink: string) {
    return publicEvent(ctx.services, publicLink);
  }

  @Mutation(() => Event, { description: 'For people, not programs. CONFLICT for who is registered already, FULL where no seat is left.' })
  registerForEvent(
    @Ctx() ctx: Context, @Arg('eventId', () => ID, { description: 'One that is PUBLISHED and not over.' }) eventId: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
  ) {
    return registerForEvent(ctx, eventId, input);
  }

  @Mutation(() => Event, { description: 'Gives up the viewer\'s own place. NOT_FOUND where there is none, CONFLICT once the event is over.' })
  unregisterFromEvent(@Ctx() ctx: Context, @Arg('eventId', () => ID, { description: 'One that is not over.' }) eventId: string) {
    return unregisterFromEvent(ctx, eventId);
  }

  @Mutation(() => PublicRegistration, {
    description: 'For anyone who has the link. Sent again, it is the same success, and the confirmation is mailed again.',
  })
  registerForPublicEvent(
    @Ctx() ctx: Context, @Arg('publicLink', () => String, { description: 'The event\'s `publicLink`.' }) publicLink: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
  ) {
    return registerForPublicEvent(ctx, publicLink, input);
  }

  @Mutation(() => EventRegistrationChange, { description: 'For admins. CONFLICT where a seat is needed and none is left.' })
  setRegistrationStatus(
    @Ctx() ctx: Context, @Arg('id', () => ID) id: string, @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('status', () => RegistrationStatusEnum, { description: 'REGISTERED and CONFIRMED need a free seat.' }) status: RegistrationStatus,
  ) {
    return setRegistrationStatus(ctx, id, version, status);
  }

  @Mutation(() => EventRegistrationChange, { description: 'For admins, also onto the waiting list.' })
  addRegistration(
    @Ctx() ctx: Context, @Arg('eventId', () => ID, { description: 'Any event, also one that is over.' }) eventId: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
    @Arg('status', () => RegistrationStatusEnum, { description: 'REGISTERED and CONFIRMED need a free seat.' }) status: RegistrationStatus,
  ) {
    return addRegistration(ctx, eventId, input, status);
  }

  @Subscription(() => EventRegistrationChange, {
    description: 'For admins: of one event.',
    subscribe: ({ context, args }) => subscribeAsAdmin(
      context as Context, 'event-registration.changed', (ctx, id) => registrationChangeOf(ctx.admin, (args as { eventId: string }).eventId, id)),
  })
  adminEventRegistrationChanged(
    @Root() change: InstanceType<typeof EventRegistrationChange>, @Arg('eventId', () => ID, { description: 'That event\'s alone.' }) _eventId: string,
  ) {
    return change;
  }

  @Subscription(() => PublicEvent, {
    description: 'For anyone who has the link, signed in or not.',
    subscribe: async ({ context, args }) => {
      const { services } = context as Context;
      const { publicLink } = args as { publicLink: string };
      const { id } = await publicEvent(services, publicLink);
      return subscribeToOne(context as Context, 'event.changed', id, () => openEvent(services, publicLink));
    },
  })
  publicEventChanged(
    @Root() event: PublicEvent, @Arg('publicLink', () => String, { description: 'The event\'s `publicLink`.' }) _publicLink: string,
  ) {
    return event;
  }
}
