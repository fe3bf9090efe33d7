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
import { eventMissing, fullyBooked, notOpen } from './refusals.ts';
import { registrationByEmail } from './registrationByEmail.ts';
import { lockEvent, moveTo } from './seats.ts';

const alreadyRegistered = () => conflict('Du er allerede tilmeldt');

export async function registerForEvent(ctx: Context, eventId: string, input: EventRegistrationInput) {
  const person = await mayJoin(ctx, eventId);
  const form = valid(eventRegistrationForm, input);
  const isOwnEmail = form.email.toLowerCase() === person.email.toLowerCase();
  if (!isOwnEmail) await countForeignEmail(ctx, person, form.email);
  await ctx.writeAsSignUp(person, async (write) => {
    const event = await openForSignUp(write, eventId);
    const registration = await ownRegistration(write, event, person, form.email, isOwnEmail);
    const status = takesSeat(registration.status) ? registration.status : 'REGISTERED';
    Object.assign(registration, form, { userId: person.userId, customerId: person.customerId });
    await moveTo(write, event, registration, status, fullyBooked);
    write.mail(registeredMail(ctx.services.config, event, registration));
    tellOfSignUp(write, person, event, registration);
    await record(ctx, write, person, `${person.name} er tilmeldt ${event.title}`);
  });
  return (await eventById(ctx, eventId))!;
}

export async function unregisterFromEvent(ctx: Context, eventId: string) {
  const person = await mayJoin(ctx, eventId);
  await ctx.writeAsSignUp(person, async (write) => {
    const event = await openForSignUp(write, eventId);
    const registration = await write.em.findOne(EventRegistration, { eventId, userId: person.userId });
    if (!registration || registration.status === 'CANCELLED') throw notFound('Du er ikke tilmeldt eventet');
    const hadSeat = takesSeat(registration.status);
    await moveTo(write, event, registration, 'CANCELLED', fullyBooked);
    write.mail(unregisteredMail(ctx.services.config, event, registration, hadSeat));
    await record(ctx, write, person, `${person.name} er afmeldt ${event.title}`);
  });
  return (await eventById(ctx, eventId))!;
}

/** By whoever has the link. Nothing in the answer says whether an e-mail was signed up before: its owner gets the mail again. */
export async function registerForPublicEvent(ctx: Context, publicLink: string, input: EventRegistrationInput) {
  const { throttle } = ctx.services;
  await throttle.spend('eventAddress', ctx.request.address);
  const { id } = await publicEvent(ctx.services, publicLink);
  const form = valid(eventRegistrationForm, input);
  await throttle.spend('eventEmail', form.email);
  const isFullyBooked = await ctx.writeAsSignUp(null, async (write) => {
    const event = await openForSignUp(write, id, publicLink);
    const registration = (await registrationByEmail(write.em, id, form.email)) ?? newRegistration(id);
    const wasFull = isFull(event);
    if (takesSeat(registration.status)) write.mail(registeredMail(ctx.services.config, event, registration));
    else if (wasFull && registration.status === 'WAITLISTED') write.mail(waitlistedMail(ctx.services.config, event, registration, false));
    else if (!wasFull) {
      Object.assign(registration, form);
      await moveTo(write, event, registration, 'REGISTERED', fullyBooked);
      write.mail(registeredMail(ctx.services.config, event, registration));
    }
    return wasFull;
  });
  if (isFullyBooked) throw fullyBooked();
  return { message: 'Du er nu tilmeldt eventet!', event: await publicEvent(ctx.services, publicLink) };
}

/** Whether somebody else's e-mail is signed up shows in the answer, and each time it is mailed. */
async function countForeignEmail({ services: { throttle } }: Context, { userId }: SessionViewer, email: string): Promise<void> {
  await throttle.spend('emailProbes', userId);
  await throttle.spend('eventEmail', email);
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

/**
 * The person's registration to take or revive, if there may be one. A sign-up by the public link with the e-mail that the
 * person signs in with is that person's own.
 */
async function ownRegistration({ em }: Write, event: Event, person: SessionViewer, email: string, isOwnEmail: boolean): Promise<EventRegistration> {
  const [mine, sameEmail] = [await em.findOne(EventRegistration, { eventId: event.id, userId: person.userId }), await registrationByEmail(em, event.id, email)];
  if (mine && takesSeat(mine.status)) throw alreadyRegistered();
  if (!sameEmail || sameEmail === mine) return mine ?? newRegistration(event.id);
  if (sameEmail.userId || (!isOwnEmail && sameEmail.status !== 'CANCELLED')) throw alreadyRegistered();
  if (mine) {
    Object.assign(mine, { userId: null, customerId: null, status: 'CANCELLED' });
    await em.flush();
  }
  return sameEmail;
}

const newRegistration = (eventId: string) => Object.assign(new EventRegistration(), { eventId });

function tellOfSignUp({ webhook }: Write, { customerId, userId }: SessionViewer, event: Event, registration: EventRegistration): void {
  if (!customerId) return;
  const { id: eventId, title, startsAt } = event;
  const { id: registrationId, name, email, status } = registration;
  webhook({ customerId, type: 'event_registered', data: { registrationId, eventId, title, startsAt, userId, name, email, status } });
}

async function record(ctx: Context, write: Write, { customerId, userId }: SessionViewer, title: string): Promise<void> {
  if (customerId) await recordActivity(write, doerOf(ctx.viewer), { customerId, entityType: 'user', entityId: userId, title });
}
