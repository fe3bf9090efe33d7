import { isSeatStatus } from '../../domain/events.ts';
import { eventRegistrationForm } from '../../domain/validation/events.ts';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { findToEdit } from '../db/editing.ts';
import type { Write } from '../db/writes.ts';
import { badInput, notFound } from '../errors.ts';
import { parseInput } from '../graphql/validation.ts';
import { userWithEmail } from '../users/user.reads.ts';
import type { EventRegistrationInput } from './event.inputs.ts';
import { confirmedMail, registeredMail, unregisteredMail, waitlistedMail } from './event.mails.ts';
import type { Event } from './Event.ts';
import { eventNotFound, eventFullForAdmin } from './eventErrors.ts';
import { createRegistrationRow, EventRegistration } from './EventRegistration.ts';
import { registrationById, registrationChange } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';
import { lockEvent, changeStatus } from './seats.ts';

const NOT_FOUND_MESSAGE = 'Tilmeldingen findes ikke';

export async function setRegistrationStatus(
  ctx: Context,
  id: string,
  version: number | null,
  status: RegistrationStatus,
) {
  const existing = await registrationById(ctx.admin, id);
  if (!existing) throw notFound(NOT_FOUND_MESSAGE);
  await ctx.writeAsAdmin(async (write) => {
    // Every change of seats locks the event before its registrations, which prevents deadlocks.
    const event = await lockEvent(write.em, { id: existing.eventId });
    if (!event) throw notFound(NOT_FOUND_MESSAGE);
    const registration = await findToEdit(write.em, EventRegistration, id, version, NOT_FOUND_MESSAGE);
    await applyStatus(ctx, write, event, registration, status);
  });
  return registrationChange(ctx.admin, id);
}

/** Registers somebody for an admin. The registration is linked to the user with the same e-mail, if there is one. */
export async function addRegistration(
  ctx: Context,
  eventId: string,
  input: EventRegistrationInput,
  status: RegistrationStatus,
) {
  const form = parseInput(eventRegistrationForm, input);
  const user = await userWithEmail(ctx.admin, form.email);
  const id = await ctx.writeAsAdmin(async (write) => {
    const { em } = write;
    const event = await lockEvent(em, { id: eventId });
    if (!event) throw eventNotFound();
    const existing = await registrationByEmail(em, eventId, form.email);
    if (existing && existing.status !== 'CANCELLED') throw badInput({ email: 'E-mailen er allerede tilmeldt eventet' });
    const canLinkUser =
      user && !existing?.userId && !(await em.findOne(EventRegistration, { eventId, userId: user.id }));
    const registration = existing ?? createRegistrationRow(write, event, form);
    registration.setDetails(form);
    if (canLinkUser) Object.assign(registration, { userId: user.id, customerId: user.customerId });
    await applyStatus(ctx, write, event, registration, status);
    return registration.id;
  });
  return registrationChange(ctx.admin, id);
}

/** Changes the status, mails the person, and records the activity. */
async function applyStatus(
  ctx: Context,
  write: Write,
  event: Event,
  registration: EventRegistration,
  status: RegistrationStatus,
): Promise<void> {
  const before = registration.status;
  await changeStatus(write, event, registration, status, eventFullForAdmin);
  const message = mailOf(before, status);
  if (!message) return;
  write.mail(message(ctx.services.config, event, registration, isSeatStatus(before)));
  const { customerId, userId, name } = registration;
  if (customerId && userId) {
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'user',
      entityId: userId,
      title: `${name} ${ACTIVITY_VERBS[status]} ${event.title}`,
    });
  }
}

const ACTIVITY_VERBS: Record<RegistrationStatus, string> = {
  REGISTERED: 'er tilmeldt',
  CONFIRMED: 'har fået bekræftet sin plads på',
  CANCELLED: 'er afmeldt',
  WAITLISTED: 'står på ventelisten til',
};

function mailOf(before: RegistrationStatus, status: RegistrationStatus) {
  if (before === status) return undefined;
  if (status === 'CONFIRMED') return confirmedMail;
  if (status === 'WAITLISTED') return waitlistedMail;
  if (status === 'CANCELLED') return unregisteredMail;
  // A change from CONFIRMED to REGISTERED keeps the seat and needs no mail.
  return isSeatStatus(before) ? undefined : registeredMail;
}
