import { sql } from 'kysely';
import { holdsPlace } from '../../../../domain/events/events.ts';
import { eventRegistrationForm } from '../../../../domain/events/validation/events.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { storeOffer } from './billPlace.ts';
import { alreadyRegistered, claimRegistration, prepareClaim } from './claimRegistration.ts';
import { repeatedMail, waitlistedMail } from './event.mails.ts';
import { eventById } from './event.reads.ts';
import type { EventRegistrationInput } from './event.types.ts';
import { assertNotBegun, eventFull } from './eventErrors.types.ts';
import { createRegistrationRow, EventRegistration } from './EventRegistration.ts';
import { authorizeSignUp, lockOpenEvent } from './openEvent.ts';
import { offerFreePlaces } from './placeOffers.service.ts';
import { changeStatus, lockEvent, publishRegistrationChange } from './places.service.ts';
import { publicEvent } from './publicEvent.reads.ts';
import { registrationById, registrationChange } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';
import { recordSignUpActivity } from './signUpActivity.ts';

const NOT_FOUND_MESSAGE = 'Tilmeldingen findes ikke';

/**
 * Puts the viewer on the waiting list of an event. When a place is free and nobody else waits, the viewer is offered it
 * at once.
 */
export async function joinWaitingList(ctx: Context, eventId: string, input: EventRegistrationInput) {
  const person = await authorizeSignUp(ctx, eventId);
  const form = parseInput(eventRegistrationForm, input);
  const { claim, canMail } = await prepareClaim(ctx, person, eventId, form.email);
  const { config } = ctx.services;
  await ctx.writeAsSignUp(person, async (write) => {
    const event = await lockOpenEvent(write, eventId);
    assertNotBegun(event);
    const claimed = await claimRegistration(write, event, claim);
    if (claimed?.status === 'OFFERED') throw conflict('Du er allerede tilbudt en plads');
    if (claimed && holdsPlace(claimed.status)) throw alreadyRegistered();
    const registration = claimed ?? createRegistrationRow(write, event, form);
    registration.setDetails(form);
    Object.assign(registration, { userId: person.userId, customerId: person.customerId });
    // The department is chosen when a place is accepted.
    if (registration.status === 'CANCELLED') storeOffer(registration, event, null);
    await changeStatus(write, event, registration, 'WAITLISTED', eventFull);
    if (canMail) write.mail(waitlistedMail(config, event, registration, 'WAITLISTED'));
    await recordSignUpActivity(ctx, write, person, `${person.name} står på ventelisten til ${event.title}`);
    await offerFreePlaces(write, config, event);
  });
  return (await eventById(ctx, eventId))!;
}

/** The answer never reveals whether an e-mail was registered before. If it was, its latest mail is sent again. */
export async function joinPublicWaitingList(ctx: Context, publicLink: string, input: EventRegistrationInput) {
  const { throttle, config } = ctx.services;
  await throttle.spend('eventAddress', ctx.addressKey);
  const seen = await publicEvent(ctx.services, publicLink);
  assertNotBegun(seen);
  const form = parseInput(eventRegistrationForm, input);
  const canMail = await throttle.allows('eventEmail', form.email);
  await ctx.writeAsSignUp(null, async (write) => {
    const event = await lockOpenEvent(write, seen.id, publicLink);
    assertNotBegun(event);
    const existing = await registrationByEmail(write.em, event.id, form.email);
    if (existing && existing.status !== 'CANCELLED') {
      if (canMail) write.mail(repeatedMail(config, event, existing));
      return;
    }
    const registration = existing ?? createRegistrationRow(write, event, form);
    registration.setDetails(form);
    storeOffer(registration, event, null);
    await changeStatus(write, event, registration, 'WAITLISTED', eventFull);
    if (canMail) write.mail(waitlistedMail(config, event, registration, 'WAITLISTED'));
    await offerFreePlaces(write, config, event);
  });
  return {
    message: 'Du står nu på ventelisten. Din plads i køen står bag linket i den mail, vi har sendt.',
    event: await publicEvent(ctx.services, publicLink),
  };
}

/** Moves a person to another place among those who wait. Nobody is mailed. */
export async function moveOnWaitingList(ctx: Context, id: string, version: number | null, position: number) {
  const existing = await registrationById(ctx.admin, id);
  if (!existing) throw notFound(NOT_FOUND_MESSAGE);
  await ctx.writeAsAdmin('runEvents', async (write) => {
    const { em } = write;
    const event = await lockEvent(em, { id: existing.eventId });
    if (!event) throw notFound(NOT_FOUND_MESSAGE);
    const registration = await findToEdit(em, EventRegistration, id, version, NOT_FOUND_MESSAGE);
    if (registration.status !== 'WAITLISTED') throw conflict('Personen står ikke på ventelisten');
    if (position < 1 || position > event.waitingCount)
      throw badInput({ position: `Pladsen skal være et tal fra 1 til ${event.waitingCount}` });
    await runIn(em, reorder(event.id, id, position));
    publishRegistrationChange(write, event, registration);
  });
  return registrationChange(ctx.admin, id);
}

/** Spreads the queue over the milliseconds before its first moment, because a cursor holds no shorter times. */
const reorder = (eventId: string, id: string, position: number) => sql`
  with waiting as (
    select id, waiting_since from event_registration
    where event_id = ${eventId} and status = 'WAITLISTED' and waiting_since is not null
  ), others as (
    select id, row_number() over (order by waiting_since, id) as place from waiting where id <> ${id}
  ), ordered as (
    select id, place + (place >= ${position})::int as place from others union all select ${id}, ${position}
  ), first as (
    select date_trunc('milliseconds', min(waiting_since)) as moment, count(*) as people from waiting
  )
  update event_registration r
  set waiting_since = first.moment - make_interval(secs => (first.people - ordered.place) / 1000.0)
  from ordered, first where r.id = ordered.id`;
