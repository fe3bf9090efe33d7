import { isSameEmail } from '../../../../domain/basics/email.ts';
import { isPlaceStatus } from '../../../../domain/events/events.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';
import { knowsOtherMemberships, otherMembershipsOf } from './otherPlaces.reads.ts';
import { deactivatedOwnerOf } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';

/** Names the person's other company, if the registration is from there and the caller may know the company. */
export const alreadyRegistered = (company?: string) =>
  conflict(`Du er allerede tilmeldt${company ? ` fra ${company}` : ''}`);
const leftOwingFrom = (company: string | undefined) =>
  conflict(`Du har afmeldt en plads, som ${company ?? 'en anden virksomhed'} betaler for. Tilmeld dig derfra igen.`);
const alreadyWaiting = () => conflict('Du står allerede på ventelisten');
const emailNotConfirmed = () =>
  conflict('E-mailen er allerede tilmeldt. Bekræft din e-mail for at overtage tilmeldingen.');

interface Claim {
  person: SessionViewer;
  email: string;
  /** Whether the e-mail is the confirmed address of the person. */
  isOwnEmail: boolean;
  /** Deactivated user who owns the registration with this e-mail. */
  deactivatedOwnerId: string | null;
  /** The users that the person is in other companies, with the names of those that the caller may know. */
  otherUsers: ReadonlyMap<string, string | undefined>;
}

/** Prepares a sign-up with an e-mail: spends its limits, and says whether the e-mail may be sent a mail. */
export async function prepareClaim(
  ctx: Context,
  person: SessionViewer,
  eventId: string,
  email: string,
): Promise<{ claim: Claim; canMail: boolean }> {
  // An unconfirmed address may belong to somebody else.
  const isOwnEmail = isSameEmail(email, person.email) && person.emailConfirmedAt !== null;
  await ctx.services.throttle.spend('eventMember', person.userId);
  const canMail = isOwnEmail || (await limitEmailProbes(ctx, person, email));
  const deactivatedOwnerId = await deactivatedOwnerOf(ctx, eventId, email);
  const otherUsers = await otherUsersOf(ctx, person);
  return { claim: { person, email, isOwnEmail, deactivatedOwnerId, otherUsers }, canMail };
}

async function otherUsersOf(ctx: Context, person: SessionViewer): Promise<Map<string, string | undefined>> {
  if (!person.hasOtherMemberships) return new Map();
  const others = await otherMembershipsOf(ctx, person);
  const isNamed = knowsOtherMemberships(person);
  return new Map(others.map(({ userId, companyName }) => [userId, (isNamed && companyName) || undefined]));
}

/**
 * Finds the registration that a sign-up takes over or makes valid again, if there is one. A registration without a
 * user, or of a deactivated user, is taken over if it is cancelled or its e-mail is the person's confirmed address. The
 * person's own cancelled registration then loses its user, because a user has at most one for an event. A person of
 * several companies has one place in all of them, and takes over what they have cancelled in another one.
 *
 * @throws AppError CONFLICT when the person or the e-mail is already registered and cannot be taken over.
 */
export async function claimRegistration({ em }: Write, event: Event, claim: Claim): Promise<EventRegistration | null> {
  const { person, email, isOwnEmail, deactivatedOwnerId, otherUsers } = claim;
  const [own, sameEmail] = [
    await em.findOne(EventRegistration, { eventId: event.id, userId: person.userId }),
    await registrationByEmail(em, event.id, email),
  ];
  if (own && (isPlaceStatus(own.status) || own.status === 'REQUESTED')) throw alreadyRegistered();
  if (own?.status === 'WAITLISTED') throw alreadyWaiting();
  await assertNotElsewhere(em, event, otherUsers);
  if (!sameEmail || sameEmail === own) return own;
  if (own?.status === 'OFFERED') throw alreadyRegistered();
  const isOthers = sameEmail.userId !== null && otherUsers.has(sameEmail.userId);
  // The other company still owes the place, or has paid it.
  if (isOthers && (sameEmail.owedSince || sameEmail.entryId)) throw leftOwingFrom(otherUsers.get(sameEmail.userId!));
  if (sameEmail.userId && !isOthers && sameEmail.userId !== deactivatedOwnerId) throw alreadyRegistered();
  if (!isOwnEmail && sameEmail.status !== 'CANCELLED') {
    throw isSameEmail(email, person.email) ? emailNotConfirmed() : alreadyRegistered();
  }
  if (own) {
    Object.assign(own, { userId: null, customerId: null });
    await em.flush();
  }
  return sameEmail;
}

/** Checked under the event's lock, so that sign-ups from two companies at once take one place. */
async function assertNotElsewhere(em: Write['em'], event: Event, otherUsers: Claim['otherUsers']): Promise<void> {
  if (!otherUsers.size) return;
  const elsewhere = await em.findOne(EventRegistration, {
    eventId: event.id,
    userId: { $in: [...otherUsers.keys()] },
    status: { $ne: 'CANCELLED' },
  });
  if (elsewhere) throw alreadyRegistered(otherUsers.get(elsewhere.userId!));
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
