import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeAsAdmin, subscribeToOne } from '../../../platform/live/subscribe.ts';
import { RegistrationStatusEnum } from './event.enums.ts';
import { Event } from './Event.ts';
import {
  EventPaymentInput,
  EventPlace,
  EventPlaceInput,
  EventRegistrationChange,
  EventRegistrationInput,
  ListedEventConnection,
  PublicEvent,
  PublicRegistration,
} from './event.types.ts';
import { acceptEventOffer, declineEventOffer, eventOffer } from './eventOffer.service.ts';
import { changeEventPlace, eventPlace, leaveEvent } from './eventPlace.service.ts';
import { EventRegistration } from './EventRegistration.ts';
import { listedEventPage } from './listedEvents.reads.ts';
import { publicEventReader, publicEvent } from './publicEvent.reads.ts';
import { registrationChangeOf, waitingPositionLoader } from './registration.reads.ts';
import { addRegistration, setRegistrationStatus } from './registration.service.ts';
import { registerForEvent, registerForPublicEvent, unregisterFromEvent } from './signUp.service.ts';
import { joinPublicWaitingList, joinWaitingList, moveOnWaitingList } from './waitingList.service.ts';

@Resolver()
export class EventSignUpResolver {
  @Access('public')
  @Query(() => PublicEvent, {
    description:
      'A public event, for anyone who has its public link. Refused with NOT_FOUND when the link is unknown or the ' +
      'event is not public, and with CONFLICT when the event is not published.',
  })
  publicEvent(
    @Ctx() ctx: Context,
    @Arg('publicLink', () => String, { description: "The event's `publicLink`." }) publicLink: string,
  ) {
    return publicEvent(ctx.services, publicLink);
  }

  @Access('public')
  @Query(() => ListedEventConnection, {
    description: 'The public events that are on the public list and not over, the soonest first; for anyone.',
  })
  publicEvents(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return listedEventPage(ctx.services, args);
  }

  @Access('joinEvents')
  @Mutation(() => Event, {
    description:
      'Registers the viewer for an event and mails a confirmation. A viewer who is offered a place accepts it. A ' +
      "place at a paid event is billed to a department of the viewer's company, whose card is charged: see " +
      '`EventRegistration.entry`, and continue a payment that is PENDING with resumePayment. Refused with FORBIDDEN ' +
      'for API tokens and for people who may not buy for so much, with BAD_USER_INPUT when no department is chosen, ' +
      'with PAYMENT_METHOD_REQUIRED when it cannot pay, with PAYMENT_FAILED when its card is refused, with CONFLICT ' +
      'when the viewer or the e-mail is already registered or on the waiting list, when another price was shown, or ' +
      'when the event is cancelled or over, and with FULL when no place is free.',
  })
  registerForEvent(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'An event that is PUBLISHED and not over.' }) eventId: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
    @Arg('payment', () => EventPaymentInput, {
      nullable: true,
      description:
        'Who pays for a place at a paid event. When left out, the only department of the company. Ignored at a free ' +
        'event, and for a viewer without a company.',
    })
    payment?: EventPaymentInput | null,
  ) {
    return registerForEvent(ctx, eventId, input, payment);
  }

  @Access('joinEvents')
  @Mutation(() => Event, {
    description:
      "Cancels the viewer's own registration, whether it has a place or is on the waiting list, and mails a " +
      'confirmation. A place that is cancelled until `Event.freeUntil` need not be paid. Refused with NOT_FOUND when ' +
      'the viewer is not registered, and with CONFLICT when the event is cancelled or over.',
  })
  unregisterFromEvent(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'An event that is PUBLISHED and not over.' }) eventId: string,
  ) {
    return unregisterFromEvent(ctx, eventId);
  }

  @Access('public')
  @Mutation(() => PublicRegistration, {
    description:
      'Registers a guest for a public event, for anyone who has its public link, and mails a confirmation. A ' +
      'repeated call for the same e-mail returns the same result and mails the confirmation again. Refused with ' +
      'NOT_FOUND when the link is unknown or the event is not public, with CONFLICT when the event is not published ' +
      'or is over, and with FULL when no place is free.',
  })
  registerForPublicEvent(
    @Ctx() ctx: Context,
    @Arg('publicLink', () => String, { description: "The event's `publicLink`." }) publicLink: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
  ) {
    return registerForPublicEvent(ctx, publicLink, input);
  }

  @Access('public')
  @Query(() => EventPlace, {
    description:
      'The registration behind the link in its mails, for anyone who has the link. Refused with NOT_FOUND when the ' +
      'link is unknown.',
  })
  eventPlace(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: "Secret key in the link of the registration's mails." }) key: string,
  ) {
    return eventPlace(ctx, key);
  }

  @Access('public')
  @Mutation(() => EventPlace, {
    description:
      'Cancels the registration behind the link in its mails, for anyone who has the link, and mails a confirmation. ' +
      'A repeated call returns the same result. Refused with NOT_FOUND when the link is unknown, and with CONFLICT ' +
      'when the event is cancelled or over.',
  })
  leaveEvent(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: "Secret key in the link of the registration's mails." }) key: string,
  ) {
    return leaveEvent(ctx, key);
  }

  @Access('public')
  @Mutation(() => EventPlace, {
    description:
      'Corrects the details of the registration behind the link in its mails, for anyone who has the link. Refused ' +
      'with NOT_FOUND when the link is unknown, with BAD_USER_INPUT for an invalid value, and with CONFLICT when the ' +
      'registration is cancelled or the event is cancelled or over.',
  })
  changeEventPlace(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: "Secret key in the link of the registration's mails." }) key: string,
    @Arg('input', () => EventPlaceInput) input: EventPlaceInput,
  ) {
    return changeEventPlace(ctx, key, input);
  }

  @Access('joinEvents')
  @Mutation(() => Event, {
    description:
      'Puts the viewer on the waiting list of an event and mails a confirmation. The first person in the queue is ' +
      'offered a free place until a moment, by mail and as `Event.viewerRegistration`. Refused with FORBIDDEN for ' +
      'API tokens, and with CONFLICT when the viewer or the e-mail is already registered or on the waiting list, or ' +
      'when the event has begun or is cancelled.',
  })
  joinWaitingList(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'An event that is PUBLISHED and has not begun.' }) eventId: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
  ) {
    return joinWaitingList(ctx, eventId, input);
  }

  @Access('public')
  @Mutation(() => PublicRegistration, {
    description:
      'Puts a guest on the waiting list of a public event, for anyone who has its public link, and mails a ' +
      'confirmation with a link to the place in the queue. A repeated call for the same e-mail returns the same ' +
      'result and mails it again. Refused with NOT_FOUND when the link is unknown or the event is not public, and ' +
      'with CONFLICT when the event is not published or has begun.',
  })
  joinPublicWaitingList(
    @Ctx() ctx: Context,
    @Arg('publicLink', () => String, { description: "The event's `publicLink`." }) publicLink: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
  ) {
    return joinPublicWaitingList(ctx, publicLink, input);
  }

  @Access('public')
  @Query(() => EventPlace, {
    description:
      'The registration whose offered place the link of a mail answers, for anyone who has the link. Refused with ' +
      'NOT_FOUND when the link is unknown or too old.',
  })
  eventOffer(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'Secret key in the link of the mail about the offered place.' })
    key: string,
  ) {
    return eventOffer(ctx, key);
  }

  @Access('public')
  @Mutation(() => EventPlace, {
    description:
      'Accepts an offered place by the link of its mail, and mails a confirmation. A repeated call returns the same ' +
      'result. Refused with NOT_FOUND when the link is unknown or too old, and with CONFLICT when the offer has ' +
      'ended, when a department has to be chosen after a sign-in, or when the event is cancelled or over.',
  })
  acceptEventOffer(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'Secret key in the link of the mail about the offered place.' })
    key: string,
  ) {
    return acceptEventOffer(ctx, key);
  }

  @Access('public')
  @Mutation(() => EventPlace, {
    description:
      'Declines an offered place by the link of its mail and leaves the waiting list, with a mail. A repeated call ' +
      'returns the same result. Refused with NOT_FOUND when the link is unknown or too old, and with CONFLICT when ' +
      'no place is offered any more.',
  })
  declineEventOffer(
    @Ctx() ctx: Context,
    @Arg('key', () => String, { description: 'Secret key in the link of the mail about the offered place.' })
    key: string,
  ) {
    return declineEventOffer(ctx, key);
  }

  @Access('runEvents')
  @Mutation(() => EventRegistrationChange, {
    description:
      'For admins and events. Moves a person on the waiting list to another place in the queue, without a mail. ' +
      'Refused with BAD_USER_INPUT when there is no such place, and with CONFLICT when the person does not wait or ' +
      '`version` is not the newest.',
  })
  moveOnWaitingList(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'A registration with the status WAITLISTED.' }) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('position', () => Int, { description: 'The new place among those who wait, from 1.' }) position: number,
  ) {
    return moveOnWaitingList(ctx, id, version, position);
  }

  @Access('runEvents')
  @Mutation(() => EventRegistrationChange, {
    description:
      'For admins and events. Changes the status of a registration. The person is mailed, except when the status ' +
      'stays the same or changes from CONFIRMED to REGISTERED. OFFERED offers a free place to a person who waits, ' +
      'and WAITLISTED withdraws an offer: the person is then the last in the queue. Refused with CONFLICT when the ' +
      'status needs a place and none is free, when an offer cannot be made or withdrawn, or when `version` is not ' +
      'the newest.',
  })
  setRegistrationStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('status', () => RegistrationStatusEnum, {
      description: 'REGISTERED, CONFIRMED and OFFERED need a free place.',
    })
    status: RegistrationStatus,
  ) {
    return setRegistrationStatus(ctx, id, version, status);
  }

  @Access('runEvents')
  @Mutation(() => EventRegistrationChange, {
    description:
      'For admins and events. Registers somebody for an event, or puts them on its waiting list, and mails them. ' +
      'Refused with BAD_USER_INPUT when the e-mail is already registered or on the waiting list, and with CONFLICT ' +
      'when the status needs a place and none is free.',
  })
  addRegistration(
    @Ctx() ctx: Context,
    @Arg('eventId', () => ID, { description: 'Any event, even one that is over.' }) eventId: string,
    @Arg('input', () => EventRegistrationInput) input: EventRegistrationInput,
    @Arg('status', () => RegistrationStatusEnum, { description: 'REGISTERED and CONFIRMED need a free place.' })
    status: RegistrationStatus,
  ) {
    return addRegistration(ctx, eventId, input, status);
  }

  @Access('runEvents')
  @Subscription(() => EventRegistrationChange, {
    description: 'For admins and events. Sends the changes of the registrations of one event.',
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(context as Context, 'event-registration.changed', (ctx, id) =>
        registrationChangeOf(ctx.admin, (args as { eventId: string }).eventId, id),
      ),
  })
  adminEventRegistrationChanged(
    @Root() change: InstanceType<typeof EventRegistrationChange>,
    @Arg('eventId', () => ID, { description: 'The event whose registrations are sent.' }) _eventId: string,
  ) {
    return change;
  }

  @Access('public')
  @Subscription(() => PublicEvent, {
    description:
      'Sends the changes of a public event to anyone who has its public link, signed in or not. While the event is ' +
      'not open, only changes of `availability` are sent.',
    subscribe: async ({ context, args }) => {
      const { services } = context as Context;
      const { publicLink } = args as { publicLink: string };
      const event = await publicEvent(services, publicLink);
      return subscribeToOne(
        context as Context,
        'event.changed',
        event.id,
        publicEventReader(services, publicLink, event),
      );
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
    description: 'Position on the waiting list, from 1. Null unless the status is WAITLISTED.',
  })
  async waitingPosition(@Root() registration: EventRegistration, @Ctx() ctx: Context) {
    if (registration.status !== 'WAITLISTED') return null;
    return (await waitingPositionLoader.of(ctx.readerOf(registration)).load(registration.id))?.position ?? null;
  }
}
