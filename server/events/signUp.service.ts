import { isSameEmail } from '../../domain/email.ts';
import { isFull, isSeatStatus } from '../../domain/events.ts';
import { eventRegistrationForm } from '../../domain/validation/events.ts';
import { assertMay } from '../access/policy.ts';
import type { SessionViewer } from '../access/viewer.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { continueAsSystem } from '../db/continueAsSystem.ts';
import type { Write } from '../db/writes.ts';
import { conflict, notFound } from '../errors.ts';
import { parseInput } from '../graphql/validation.ts';
import { billSeat, storeOffer } from './billSeat.ts';
import { chargeSeat } from './chargeSeat.ts';
import type { EventPaymentInput, EventRegistrationInput } from './event.inputs.ts';
import { registeredMail, unregisteredMail, waitlistedMail } from './event.mails.ts';
import { eventById } from './event.reads.ts';
import type { Event } from './Event.ts';
import { assertEventOpen, eventNotFound, eventFull, eventNotOpen } from './eventErrors.ts';
import { createRegistrationRow, EventRegistration } from './EventRegistration.ts';
import { publicEvent } from './publicEvent.reads.ts';
import { deactivatedOwnerOf, ownRegistrationsOf } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';
import { consequenceFor, isFreeToCancel, releaseSeats, SEAT_CANCELLED } from './releaseSeats.ts';
import { billOf, findSeatBuyer, payingDepartmentFor } from './seatBuyer.ts';
import { lockEvent, changeStatus } from './seats.ts';

const emailNotConfirmed = () =>
  conflict('E-mailen er allerede tilmeldt. Bekræft din e-mail for at overtage tilmeldingen.');
const alreadyRegistered = () => conflict('Du er allerede tilmeldt');
const alreadyWaiting = () => conflict('Du står allerede på ventelisten');

/**
 * Registers the viewer. At a paid event, the ledger entry of the seat is written together with the registration, and a
 * card is charged afterwards: when it is refused, the seat is given back.
 *
 * @throws AppError PAYMENT_FAILED for a refused card, PAYMENT_METHOD_REQUIRED for a department that cannot pay, and
 * FORBIDDEN for a person who may not buy.
 */
export async function registerForEvent(
  ctx: Context,
  eventId: string,
  input: EventRegistrationInput,
  payment?: EventPaymentInput | null,
) {
  const person = await authorizeSignUp(ctx, eventId);
  const form = parseInput(eventRegistrationForm, input);
  // An unconfirmed address may belong to somebody else.
  const isOwnEmail = isSameEmail(form.email, person.email) && person.emailConfirmedAt !== null;
  await ctx.services.throttle.spend('eventMember', person.userId);
  const canMail = isOwnEmail || (await limitEmailProbes(ctx, person, form.email));
  const deactivatedOwnerId = await deactivatedOwnerOf(ctx, eventId, form.email);
  const buyer = await findSeatBuyer(ctx);
  const chargedId = await ctx.writeAsSignUp(person, async (write) => {
    const event = await lockOpenEvent(write, eventId);
    const claimed = await claimRegistration(write, event, {
      person,
      email: form.email,
      isOwnEmail,
      deactivatedOwnerId,
    });
    const registration = claimed ?? createRegistrationRow(write, event, form);
    // A registration that was made by the public link keeps its status, including a place on the waiting list.
    const isNew = registration.status === 'CANCELLED';
    if (isNew && isFull(event)) throw eventFull();
    const price = isNew ? event.price : registration.price;
    const isBilled = !isNew && (registration.entryId !== null || registration.waivedAt !== null);
    const department = price && !isBilled ? await payingDepartmentFor(write, buyer, price, payment) : null;
    registration.setDetails(form);
    Object.assign(registration, { userId: person.userId, customerId: person.customerId });
    if (!isBilled) storeOffer(registration, { price }, department?.id ?? null);
    await changeStatus(write, event, registration, isNew ? 'REGISTERED' : registration.status, eventFull);
    if (registration.status === 'WAITLISTED') {
      if (canMail) write.mail(waitlistedMail(ctx.services.config, event, registration, false));
      await recordSignUpActivity(ctx, write, person, `${person.name} står på ventelisten til ${event.title}`);
      return null;
    }
    const entry = isBilled ? null : await billSeat(write, event, registration);
    const isByCard = entry?.method === 'CREDIT_CARD';
    // A seat that is paid by card is confirmed once the payment has succeeded.
    if (canMail && !isByCard)
      write.mail(registeredMail(ctx.services.config, event, registration, billOf(entry, department)));
    sendSignUpWebhook(write, person, event, registration);
    await recordSignUpActivity(ctx, write, person, `${person.name} er tilmeldt ${event.title}`);
    return isByCard ? entry.id : null;
  });
  if (chargedId) await chargeSeat(ctx.services, chargedId);
  return (await eventById(ctx, eventId))!;
}

export async function unregisterFromEvent(ctx: Context, eventId: string) {
  const person = await authorizeSignUp(ctx, eventId);
  const { config } = ctx.services;
  const canMail = await canMailRegistration(ctx, person, eventId);
  await ctx.writeAsSignUp(person, async (write) => {
    const event = await lockOpenEvent(write, eventId);
    const registration = await write.em.findOne(EventRegistration, { eventId, userId: person.userId });
    if (!registration || registration.status === 'CANCELLED') throw notFound('Du er ikke tilmeldt eventet');
    const hadSeat = isSeatStatus(registration.status);
    const consequence = hadSeat ? consequenceFor(config, event, registration) : undefined;
    await changeStatus(write, event, registration, 'CANCELLED', eventFull);
    if (canMail) write.mail(unregisteredMail(config, event, registration, { hadSeat, consequence }));
    await recordSignUpActivity(
      ctx,
      write,
      person,
      `${person.name} ${hadSeat ? 'er afmeldt' : 'har forladt ventelisten til'} ${event.title}`,
    );
    if (hadSeat && registration.owedSince && isFreeToCancel(config, event)) {
      await continueAsSystem(write);
      await releaseSeats(write, config, [registration], SEAT_CANCELLED);
    }
  });
  return (await eventById(ctx, eventId))!;
}

/** The answer never reveals whether an e-mail was registered before. If it was, the confirmation is mailed again. */
export async function registerForPublicEvent(ctx: Context, publicLink: string, input: EventRegistrationInput) {
  const { throttle } = ctx.services;
  await throttle.spend('eventAddress', ctx.addressKey);
  const { id } = await publicEvent(ctx.services, publicLink);
  const form = parseInput(eventRegistrationForm, input);
  const canRepeatMail = await throttle.allows('eventEmail', form.email);
  const wasEventFull = await ctx.writeAsSignUp(null, async (write) => {
    const event = await lockOpenEvent(write, id, publicLink);
    const existing = await registrationByEmail(write.em, id, form.email);
    const wasFull = isFull(event);
    if (existing && isSeatStatus(existing.status)) {
      if (canRepeatMail) write.mail(registeredMail(ctx.services.config, event, existing));
    } else if (existing?.status === 'WAITLISTED') {
      if (canRepeatMail) write.mail(waitlistedMail(ctx.services.config, event, existing, false));
    } else if (!wasFull) {
      const registration = existing ?? createRegistrationRow(write, event, form);
      registration.setDetails(form);
      storeOffer(registration, event, null);
      await changeStatus(write, event, registration, 'REGISTERED', eventFull);
      await billSeat(write, event, registration);
      write.mail(registeredMail(ctx.services.config, event, registration));
    }
    return wasFull;
  });
  if (wasEventFull) throw eventFull();
  return { message: 'Du er nu tilmeldt eventet!', event: await publicEvent(ctx.services, publicLink) };
}

/**
 * Rate-limits sign-ups with somebody else's e-mail, because their answer reveals whether the e-mail is registered.
 * Returns whether the e-mail may be sent a mail.
 */
async function limitEmailProbes(
  { services: { throttle } }: Context,
  { userId }: SessionViewer,
  email: string,
): Promise<boolean> {
  await throttle.spend('emailProbes', userId);
  return throttle.allows('eventEmail', email);
}

/** Whether the person's registration may be mailed: mails to somebody else's address are limited in number. */
async function canMailRegistration(ctx: Context, person: SessionViewer, eventId: string): Promise<boolean> {
  // Reads without the row loader, which would return the same row again after the change.
  const [place] = await ownRegistrationsOf(ctx, [eventId]);
  const email = place?.registration.email;
  if (!email || isSameEmail(email, person.email)) return true;
  return ctx.services.throttle.allows('eventEmail', email);
}

/** Checks the caller and the event without a lock. @throws AppError when the event is not visible or closed. */
async function authorizeSignUp(ctx: Context, eventId: string): Promise<SessionViewer> {
  assertMay(ctx.viewer, 'joinEvents');
  const event = await eventById(ctx, eventId);
  if (!event) throw eventNotFound();
  assertEventOpen(event);
  return ctx.person;
}

/** Locks the event and checks again that it is open for sign-up. */
async function lockOpenEvent({ em }: Write, id: string, publicLink?: string): Promise<Event> {
  const event = await lockEvent(em, { id, ...(publicLink !== undefined && { publicLink, isPublic: true }) });
  if (!event) throw eventNotOpen();
  assertEventOpen(event);
  return event;
}

interface Claim {
  person: SessionViewer;
  email: string;
  /** Whether the e-mail is the confirmed address of the person. */
  isOwnEmail: boolean;
  /** Deactivated user who owns the registration with this e-mail. */
  deactivatedOwnerId: string | null;
}

/**
 * Finds the registration that a sign-up takes over or makes valid again, if there is one. A registration without a
 * user, or of a deactivated user, is taken over if it is cancelled or its e-mail is the person's confirmed address. The
 * person's own cancelled registration then loses its user, because a user has at most one for an event.
 *
 * @throws AppError CONFLICT when the person or the e-mail is already registered and cannot be taken over.
 */
async function claimRegistration({ em }: Write, event: Event, claim: Claim): Promise<EventRegistration | null> {
  const { person, email, isOwnEmail, deactivatedOwnerId } = claim;
  const [own, sameEmail] = [
    await em.findOne(EventRegistration, { eventId: event.id, userId: person.userId }),
    await registrationByEmail(em, event.id, email),
  ];
  if (own && isSeatStatus(own.status)) throw alreadyRegistered();
  if (own?.status === 'WAITLISTED') throw alreadyWaiting();
  if (!sameEmail || sameEmail === own) return own;
  if (sameEmail.userId && sameEmail.userId !== deactivatedOwnerId) throw alreadyRegistered();
  if (!isOwnEmail && sameEmail.status !== 'CANCELLED') {
    throw isSameEmail(email, person.email) ? emailNotConfirmed() : alreadyRegistered();
  }
  if (own) {
    Object.assign(own, { userId: null, customerId: null });
    await em.flush();
  }
  return sameEmail;
}

function sendSignUpWebhook(
  { webhook }: Write,
  { customerId, userId }: SessionViewer,
  event: Event,
  registration: EventRegistration,
): void {
  if (!customerId) return;
  const { id: eventId, title, startsAt } = event;
  const { id: registrationId, name, email, status } = registration;
  webhook({
    customerId,
    type: 'event_registered',
    data: { registrationId, eventId, title, startsAt, userId, name, email, status },
  });
}

async function recordSignUpActivity(
  ctx: Context,
  write: Write,
  { customerId, userId }: SessionViewer,
  title: string,
): Promise<void> {
  if (customerId)
    await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'user', entityId: userId, title });
}
