import { isSameEmail } from '../../../../domain/basics/email.ts';
import { isPlaceStatus } from '../../../../domain/events/events.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';
import { deactivatedOwnerOf } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';

export const alreadyRegistered = () => conflict('Du er allerede tilmeldt');
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
  return { claim: { person, email, isOwnEmail, deactivatedOwnerId }, canMail };
}

/**
 * Finds the registration that a sign-up takes over or makes valid again, if there is one. A registration without a
 * user, or of a deactivated user, is taken over if it is cancelled or its e-mail is the person's confirmed address. The
 * person's own cancelled registration then loses its user, because a user has at most one for an event.
 *
 * @throws AppError CONFLICT when the person or the e-mail is already registered and cannot be taken over.
 */
export async function claimRegistration({ em }: Write, event: Event, claim: Claim): Promise<EventRegistration | null> {
  const { person, email, isOwnEmail, deactivatedOwnerId } = claim;
  const [own, sameEmail] = [
    await em.findOne(EventRegistration, { eventId: event.id, userId: person.userId }),
    await registrationByEmail(em, event.id, email),
  ];
  if (own && (isPlaceStatus(own.status) || own.status === 'REQUESTED')) throw alreadyRegistered();
  if (own?.status === 'WAITLISTED') throw alreadyWaiting();
  if (!sameEmail || sameEmail === own) return own;
  if (own?.status === 'OFFERED') throw alreadyRegistered();
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
