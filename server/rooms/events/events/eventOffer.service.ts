import { isPlaceStatus, signUpStatus } from '../../../../domain/events/events.ts';
import type { Context } from '../../../platform/context.ts';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { billPlace } from './billPlace.ts';
import { repeatedMail } from './event.mails.ts';
import type { Event } from './Event.ts';
import { assertEventOpen, assertOfferOpen, eventFull, eventNotOpen } from './eventErrors.types.ts';
import { places, shownPlace } from './eventPlace.service.ts';
import { EventRegistration } from './EventRegistration.ts';
import { giveUpPlace } from './giveUpPlace.ts';
import { registrationOfOfferKey } from './offerKey.ts';
import { changeStatus, lockEvent } from './places.service.ts';
import { recordAcceptance, sendSignUpWebhook } from './signUpActivity.ts';

const NO_OFFER = 'Linket fører ikke til et tilbud om en plads';

/** The offer behind the signed link of its mail, open or not. */
export async function eventOffer(ctx: Context, key: string) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  return findOffer(ctx, key);
}

/** Accepts an offered place by its link. A repeated call returns the same result. */
export async function acceptEventOffer(ctx: Context, key: string) {
  const { config } = ctx.services;
  return answerOffer(ctx, key, async (write, event, registration) => {
    if (isPlaceStatus(registration.status) || registration.status === 'REQUESTED') return;
    if (registration.status !== 'OFFERED') throw conflict(NOT_OFFERED);
    assertOfferOpen(registration);
    if (registration.price && registration.customerId) throw conflict(MUST_SIGN_IN);
    await continueAsSystem(write);
    await changeStatus(write, event, registration, signUpStatus(event), eventFull);
    if (!event.requiresConfirmation) await billPlace(write, event, registration);
    write.mail(repeatedMail(config, event, registration));
    sendSignUpWebhook(write, registration, event, registration);
    await recordAcceptance(write, registration, event);
  });
}

/** Declines an offered place by its link, which goes to the next who waits. A repeated call returns the same result. */
export async function declineEventOffer(ctx: Context, key: string) {
  return answerOffer(ctx, key, async (write, event, registration) => {
    if (registration.status === 'CANCELLED') return;
    if (registration.status !== 'OFFERED') throw conflict(NOT_OFFERED);
    await giveUpPlace(write, ctx.services, event, registration);
  });
}

type Answer = (write: Write, event: Event, registration: EventRegistration) => Promise<void>;

/** Runs an answer under the event's lock, as the person of the link: no other row is visible before it is checked. */
async function answerOffer(ctx: Context, key: string, answer: Answer) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  const { eventId } = await findOffer(ctx, key);
  const linkKey = await linkKeyOf(ctx, registrationOfOfferKey(ctx.services.config, key)!);
  await ctx.writeAsAttendee(linkKey, async (write) => {
    const event = await lockEvent(write.em, { id: eventId });
    if (!event) throw eventNotOpen();
    assertEventOpen(event);
    const registration = await write.em.findOne(EventRegistration, { linkKey });
    if (!registration) throw notFound(NO_OFFER);
    await answer(write, event, registration);
  });
  return findOffer(ctx, key);
}

async function findOffer(ctx: Context, key: string) {
  const id = registrationOfOfferKey(ctx.services.config, key);
  const [place] = id
    ? await ctx.readAsSystem(places.where('event_registration.id', '=', id).where('event.status', '<>', 'DRAFT'))
    : [];
  if (!place) throw notFound(NO_OFFER);
  return shownPlace(ctx, key, place);
}

async function linkKeyOf(ctx: Context, id: string): Promise<string> {
  const [row] = await ctx.readAsSystem(
    sqlBuilder.selectFrom('event_registration').select('link_key as linkKey').where('id', '=', id),
  );
  if (!row?.linkKey) throw notFound(NO_OFFER);
  return row.linkKey;
}

const NOT_OFFERED = 'Du er ikke længere tilbudt en plads';
const MUST_SIGN_IN = 'Log ind, og svar ja under Events, så du kan vælge den afdeling, der betaler.';
