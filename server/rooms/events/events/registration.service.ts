import type { RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { isPlaceStatus } from '../../../../domain/events/events.ts';
import { eventRegistrationForm } from '../../../../domain/events/validation/events.ts';
import { CHANGE_OF_PLACES } from '../../../platform/access/employeeWrites.ts';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { Department } from '../../companies/departments/Department.ts';
import { usersWithEmail } from '../../identity/users/user.reads.ts';
import { billPlace, storeOffer } from './billPlace.ts';
import { chargePlace } from './chargePlace.ts';
import {
  confirmedMail,
  declinedMail,
  registeredMail,
  unregisteredMail,
  waitlistedMail,
  type MailedEvent,
  type MailedRegistration,
  type PlaceBill,
} from './event.mails.ts';
import type { Event } from './Event.ts';
import type { EventRegistrationInput } from './event.types.ts';
import { eventNotFound, eventFullForAdmin } from './eventErrors.types.ts';
import { createRegistrationRow, EventRegistration } from './EventRegistration.ts';
import { billOf } from './placeBuyer.ts';
import { offerFreePlaces, offerPlace } from './placeOffers.service.ts';
import { lockEvent, changeStatus } from './places.service.ts';
import { registrationById, registrationChange } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';
import { consequenceFor, isFreeToCancel, releasePlaces, PLACE_CANCELLED } from './releasePlaces.service.ts';

const NOT_FOUND_MESSAGE = 'Tilmeldingen findes ikke';

export async function setRegistrationStatus(
  ctx: Context,
  id: string,
  version: number | null,
  status: RegistrationStatus,
) {
  const existing = await registrationById(ctx.admin, id);
  if (!existing) throw notFound(NOT_FOUND_MESSAGE);
  const chargedId = await ctx.writeAsAdmin(CHANGE_OF_PLACES, async (write) => {
    // Every change of places locks the event before its registrations, which prevents deadlocks.
    const event = await lockEvent(write.em, { id: existing.eventId });
    if (!event) throw notFound(NOT_FOUND_MESSAGE);
    const registration = await findToEdit(write.em, EventRegistration, id, version, NOT_FOUND_MESSAGE);
    return applyStatus(ctx, write, event, registration, status);
  });
  if (chargedId) await chargePlace(ctx.services, chargedId);
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
  const users = await usersWithEmail(ctx.admin, form.email);
  const id = await ctx.writeAsAdmin(CHANGE_OF_PLACES, async (write) => {
    const { em } = write;
    const event = await lockEvent(em, { id: eventId });
    if (!event) throw eventNotFound();
    const existing = await registrationByEmail(em, eventId, form.email);
    if (existing && existing.status !== 'CANCELLED')
      throw badInput({ email: 'E-mailen er allerede tilmeldt eventet' }, 'TAKEN');
    const user = existing?.userId ? undefined : await userToLink(em, eventId, users);
    const registration = existing ?? createRegistrationRow(write, event, form);
    registration.setDetails(form);
    if (user) Object.assign(registration, { userId: user.id, customerId: user.customerId });
    await applyStatus(ctx, write, event, registration, status);
    return registration.id;
  });
  return registrationChange(ctx.admin, id);
}

/** The user of the company that the person used last, unless the person has a registration already. */
async function userToLink(
  em: Write['em'],
  eventId: string,
  users: Awaited<ReturnType<typeof usersWithEmail>>,
): Promise<{ id: string; customerId: string | null } | undefined> {
  if (!users.length) return undefined;
  const own = await em.findOne(EventRegistration, { eventId, userId: { $in: users.map(({ id }) => id) } });
  return own ? undefined : users[0];
}

/**
 * Changes the status, mails the person, and records the activity. A place at a paid event is billed to the department
 * that the person chose, or waits for an admin. Returns the entry that is to be charged to a card, if there is one.
 */
async function applyStatus(
  ctx: Context,
  write: Write,
  event: Event,
  registration: EventRegistration,
  status: RegistrationStatus,
): Promise<string | null> {
  const { config } = ctx.services;
  const before = registration.status;
  const hadPlace = isPlaceStatus(before);
  const consequence = hadPlace && status === 'CANCELLED' ? consequenceFor(config, event, registration) : undefined;
  // A person whom an admin signs up has chosen no department.
  if (before === 'CANCELLED' && status !== 'CANCELLED') storeOffer(registration, event, null);
  if (status === 'REQUESTED' && before !== status) throw conflict(ONLY_BY_SIGN_UP);
  if (before === 'OFFERED' && status === 'WAITLISTED' && !event.waitingCount) throw conflict(NOBODY_ELSE_WAITS);
  if (status === 'OFFERED' && before !== status) await offerPlace(write, config, event, registration);
  else await changeStatus(write, event, registration, status, eventFullForAdmin);
  // A person whose offer is withdrawn is last, so that the place goes to somebody else.
  if (before === 'OFFERED' && status === 'WAITLISTED') registration.waitingSince = new Date();
  const entry = !hadPlace && isPlaceStatus(status) ? await billPlace(write, event, registration) : null;
  if (hadPlace && isFreeChange(ctx, event, status))
    await releasePlaces(write, ctx.services, [registration], PLACE_CANCELLED);
  const isByCard = entry?.method === 'CREDIT_CARD';
  const message = mailOf(before, status);
  const department = entry && (await write.em.findOne(Department, { id: entry.departmentId }));
  // A place that is paid by card is confirmed once the payment has succeeded.
  if (message && !isByCard)
    write.mail(message(config, event, registration, { before, consequence, bill: billOf(entry, department) }));
  const { customerId, userId, name } = registration;
  if ((message || status === 'OFFERED') && before !== status && customerId && userId) {
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'user',
      entityId: userId,
      title: `${name} ${ACTIVITY_VERBS[status]} ${event.title}`,
    });
  }
  await offerFreePlaces(write, config, event);
  return isByCard ? entry.id : null;
}

const ONLY_BY_SIGN_UP = 'Kun en tilmelding kan afvente bekræftelse';
const NOBODY_ELSE_WAITS =
  'Ingen andre venter, så pladsen ville blive tilbudt den samme igen. Afmeld personen i stedet.';

/** Whether a change from a place to this status frees the person from paying. Nobody pays on the waiting list. */
const isFreeChange = ({ services }: Context, event: Event, status: RegistrationStatus): boolean =>
  status === 'WAITLISTED' || (status === 'CANCELLED' && isFreeToCancel(services.config, event));

const ACTIVITY_VERBS: Record<RegistrationStatus, string> = {
  REGISTERED: 'er tilmeldt',
  CONFIRMED: 'har fået bekræftet sin plads på',
  CANCELLED: 'er afmeldt',
  WAITLISTED: 'står på ventelisten til',
  OFFERED: 'er tilbudt en plads på',
  REQUESTED: 'har bedt om en plads på',
};

interface MailFacts {
  before: RegistrationStatus;
  consequence: string | undefined;
  bill: PlaceBill | null;
}

type CreateMail = (
  config: Config,
  event: MailedEvent,
  to: MailedRegistration,
  facts: MailFacts,
) => ReturnType<typeof registeredMail>;

function mailOf(before: RegistrationStatus, status: RegistrationStatus): CreateMail | undefined {
  // An offer is mailed when it is made.
  if (before === status || status === 'OFFERED') return undefined;
  if (status === 'CONFIRMED') return (config, event, to, { bill }) => confirmedMail(config, event, to, bill);
  if (status === 'WAITLISTED') return (config, event, to) => waitlistedMail(config, event, to, before);
  if (status === 'CANCELLED') return before === 'REQUESTED' ? declinedMail : unregisteredMail;
  // A change from CONFIRMED to REGISTERED keeps the place and needs no mail.
  if (isPlaceStatus(before)) return undefined;
  return (config, event, to, { bill }) => registeredMail(config, event, to, bill);
}
