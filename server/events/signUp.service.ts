import { isSameEmail } from '../../domain/email.ts';
import { closedBecause, isFull, takesSeat } from '../../domain/events.ts';
import { eventRegistrationForm } from '../../domain/validation/events.ts';
import { doerOf, recordActivity } from '../activity/recordActivity.ts';
import { assertMay } from '../auth/policy.ts';
import type { SessionViewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { conflict, notFound } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import type { Event } from './Event.ts';
import type { EventRegistrationInput } from './event.inputs.ts';
import { registeredMail, unregisteredMail, waitlistedMail } from './event.mails.ts';
import { eventById } from './event.reads.ts';
import { EventRegistration } from './EventRegistration.ts';
import { publicEvent } from './publicEvent.reads.ts';
import { goneUserOf } from './registration.reads.ts';
import { eventMissing, fullyBooked, notOpen } from './refusals.ts';
import { ownRegistrationsOf } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';
import { lockEvent, moveTo } from './seats.ts';

const confirmFirst = () => conflict('E-mailen er allerede tilmeldt. Bekræft din e-mail for at overtage tilmeldingen.');
const alreadyRegistered = () => conflict('Du er allerede tilmeldt');
const alreadyWaiting = () => conflict('Du står allerede på ventelisten');

export async function registerForEvent(ctx: Context, eventId: string, input: EventRegistrationInput) {
  const person = await mayJoin(ctx, eventId);
  const form = valid(eventRegistrationForm, input);
  // An address that nobody has proved is treated like anybody else's.
  const isOwnEmail = isSameEmail(form.email, person.email) && person.emailConfirmedAt !== null;
  await ctx.services.throttle.spend('eventMember', person.userId);
  const mayMail = isOwnEmail || (await countForeignEmail(ctx, person, form.email));
  const goneUserId = await goneUserOf(ctx, eventId, form.email);
  await ctx.writeAsSignUp(person, async (write) => {
    const event = await openForSignUp(write, eventId);
    const registration = await ownRegistration(write, event, { person, email: form.email, isOwnEmail, goneUserId });
    // A place that was taken by the public link stays what it is, on the waiting list too.
    const isNew = registration.status === 'CANCELLED';
    if (isNew && isFull(event)) throw fullyBooked();
    registration.setDetails(form);
    Object.assign(registration, { userId: person.userId, customerId: person.customerId });
    await moveTo(write, event, registration, isNew ? 'REGISTERED' : registration.status, fullyBooked);
    if (registration.status === 'WAITLISTED') {
      if (mayMail) write.mail(waitlistedMail(ctx.services.config, event, registration, false));
      await record(ctx, write, person, `${person.name} står på ventelisten til ${event.title}`);
      return;
    }
    if (mayMail) write.mail(registeredMail(ctx.services.config, event, registration));
    tellOfSignUp(write, person, event, registration);
    await record(ctx, write, person, `${person.name} er tilmeldt ${event.title}`);
  });
  return (await eventById(ctx, eventId))!;
}

export async function unregisterFromEvent(ctx: Context, eventId: string) {
  const person = await mayJoin(ctx, eventId);
  const mayMail = await mayMailPlace(ctx, person, eventId);
  await ctx.writeAsSignUp(person, async (write) => {
    const event = await openForSignUp(write, eventId);
    const registration = await write.em.findOne(EventRegistration, { eventId, userId: person.userId });
    if (!registration || registration.status === 'CANCELLED') throw notFound('Du er ikke tilmeldt eventet');
    const hadSeat = takesSeat(registration.status);
    await moveTo(write, event, registration, 'CANCELLED', fullyBooked);
    if (mayMail) write.mail(unregisteredMail(ctx.services.config, event, registration, hadSeat));
    await record(
      ctx,
      write,
      person,
      `${person.name} ${hadSeat ? 'er afmeldt' : 'har forladt ventelisten til'} ${event.title}`,
    );
  });
  return (await eventById(ctx, eventId))!;
}

/** By whoever has the link. Nothing in the answer says whether an e-mail was signed up before: its owner gets the mail again. */
export async function registerForPublicEvent(ctx: Context, publicLink: string, input: EventRegistrationInput) {
  const { throttle } = ctx.services;
  await throttle.spend('eventAddress', ctx.addressKey);
  const { id } = await publicEvent(ctx.services, publicLink);
  const form = valid(eventRegistrationForm, input);
  const mayRepeatMail = await throttle.allows('eventEmail', form.email);
  const isFullyBooked = await ctx.writeAsSignUp(null, async (write) => {
    const event = await openForSignUp(write, id, publicLink);
    const registration = (await registrationByEmail(write.em, id, form.email)) ?? newRegistration(id);
    const wasFull = isFull(event);
    if (takesSeat(registration.status)) {
      if (mayRepeatMail) write.mail(registeredMail(ctx.services.config, event, registration));
    } else if (registration.status === 'WAITLISTED') {
      if (mayRepeatMail) write.mail(waitlistedMail(ctx.services.config, event, registration, false));
    } else if (!wasFull) {
      registration.setDetails(form);
      await moveTo(write, event, registration, 'REGISTERED', fullyBooked);
      write.mail(registeredMail(ctx.services.config, event, registration));
    }
    return wasFull;
  });
  if (isFullyBooked) throw fullyBooked();
  return { message: 'Du er nu tilmeldt eventet!', event: await publicEvent(ctx.services, publicLink) };
}

/** Whether somebody else's e-mail is signed up shows in the answer, so asking is limited. Returns whether that mailbox may be mailed. */
async function countForeignEmail(
  { services: { throttle } }: Context,
  { userId }: SessionViewer,
  email: string,
): Promise<boolean> {
  await throttle.spend('emailProbes', userId);
  return throttle.allows('eventEmail', email);
}

/** Signing up and off in turn must not fill a mailbox that is not the member's own. */
async function mayMailPlace(ctx: Context, person: SessionViewer, eventId: string): Promise<boolean> {
  // Past the loader, which would answer with this row again after the change.
  const [place] = await ownRegistrationsOf(ctx, [eventId]);
  const email = place?.registration.email;
  if (!email || email.toLowerCase() === person.email.toLowerCase()) return true;
  return ctx.services.throttle.allows('eventEmail', email);
}

/** What is told of an event before any seat is looked at. */
async function mayJoin(ctx: Context, eventId: string): Promise<SessionViewer> {
  assertMay(ctx.viewer, 'joinEvents');
  const event = await eventById(ctx, eventId);
  if (!event) throw eventMissing();
  refuseClosed(event);
  return ctx.person;
}

/** Under its lock, as it is at this moment. */
async function openForSignUp({ em }: Write, id: string, publicLink?: string): Promise<Event> {
  const event = await lockEvent(em, { id, ...(publicLink !== undefined && { publicLink, isPublic: true }) });
  if (!event) throw notOpen();
  refuseClosed(event);
  return event;
}

function refuseClosed(event: Parameters<typeof closedBecause>[0]): void {
  const reason = closedBecause(event);
  if (reason) throw conflict(reason);
}

interface Claim {
  person: SessionViewer;
  email: string;
  /** The person has proved that the address is theirs. */
  isOwnEmail: boolean;
  /** Has the registration with this address, and can't sign in any more. */
  goneUserId: string | null;
}

/**
 * The person's registration to take or revive, if there may be one. A sign-up by the public link with the e-mail that the
 * person signs in with, and has confirmed, is that person's own; so is one of a deactivated user, whose address it was.
 */
async function ownRegistration({ em }: Write, event: Event, claim: Claim): Promise<EventRegistration> {
  const { person, email, isOwnEmail, goneUserId } = claim;
  const [mine, sameEmail] = [
    await em.findOne(EventRegistration, { eventId: event.id, userId: person.userId }),
    await registrationByEmail(em, event.id, email),
  ];
  if (mine && takesSeat(mine.status)) throw alreadyRegistered();
  if (mine?.status === 'WAITLISTED') throw alreadyWaiting();
  if (!sameEmail || sameEmail === mine) return mine ?? newRegistration(event.id);
  if (sameEmail.userId && sameEmail.userId !== goneUserId) throw alreadyRegistered();
  if (!isOwnEmail && sameEmail.status !== 'CANCELLED') {
    throw isSameEmail(email, person.email) ? confirmFirst() : alreadyRegistered();
  }
  if (mine) {
    Object.assign(mine, { userId: null, customerId: null });
    await em.flush();
  }
  return sameEmail;
}

const newRegistration = (eventId: string) => Object.assign(new EventRegistration(), { eventId });

function tellOfSignUp(
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

async function record(ctx: Context, write: Write, { customerId, userId }: SessionViewer, title: string): Promise<void> {
  if (customerId)
    await recordActivity(write, doerOf(ctx.viewer), { customerId, entityType: 'user', entityId: userId, title });
}
