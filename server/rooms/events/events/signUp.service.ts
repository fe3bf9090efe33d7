import { isSameEmail } from '../../../../domain/basics/email.ts';
import { isFull, isQueueStatus, signUpStatus } from '../../../../domain/events/events.ts';
import { eventRegistrationForm } from '../../../../domain/events/validation/events.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { billPlace, storeOffer } from './billPlace.ts';
import { chargePlace } from './chargePlace.ts';
import { claimRegistration, prepareClaim } from './claimRegistration.ts';
import { registeredMail, repeatedMail, requestedMail, waitlistedMail } from './event.mails.ts';
import { eventById } from './event.reads.ts';
import type { EventPaymentInput, EventRegistrationInput } from './event.types.ts';
import { assertOfferOpen, eventFull } from './eventErrors.types.ts';
import { createRegistrationRow, EventRegistration } from './EventRegistration.ts';
import { giveUpPlace } from './giveUpPlace.ts';
import { authorizeSignUp, lockOpenEvent } from './openEvent.ts';
import { billOf, findPlaceBuyer, payingDepartmentFor } from './placeBuyer.ts';
import { changeStatus } from './places.service.ts';
import { publicEvent } from './publicEvent.reads.ts';
import { ownRegistrationsOf } from './registration.reads.ts';
import { registrationByEmail } from './registrationByEmail.ts';
import { recordSignUpActivity, sendSignUpWebhook } from './signUpActivity.ts';

/**
 * Registers the viewer. At a paid event, the ledger entry of the place is written together with the registration, and a
 * card is charged afterwards: when it is refused, the place is given back.
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
  const { claim, canMail } = await prepareClaim(ctx, person, eventId, form.email);
  const buyer = await findPlaceBuyer(ctx);
  const chargedId = await ctx.writeAsSignUp(person, async (write) => {
    const event = await lockOpenEvent(write, eventId);
    const claimed = await claimRegistration(write, event, claim);
    const registration = claimed ?? createRegistrationRow(write, event, form);
    // A registration that was made by the public link keeps its status, including a place on the waiting list.
    const isNew = registration.status === 'CANCELLED';
    if (isNew && isFull(event)) throw eventFull();
    const isOffer = registration.status === 'OFFERED';
    if (isOffer) assertOfferOpen(registration);
    const price = isNew ? event.price : registration.price;
    const isBilled = !isNew && (registration.entryId !== null || registration.waivedAt !== null);
    const department =
      price && !isBilled ? await payingDepartmentFor(write, buyer, { id: registration.id, price }, payment) : null;
    registration.setDetails(form);
    Object.assign(registration, { userId: person.userId, customerId: person.customerId });
    if (!isBilled) storeOffer(registration, { price }, department?.id ?? null);
    const status = isNew || isOffer ? signUpStatus(event) : registration.status;
    await changeStatus(write, event, registration, status, eventFull);
    if (registration.status === 'WAITLISTED') {
      if (canMail) write.mail(waitlistedMail(ctx.services.config, event, registration, registration.status));
      await recordSignUpActivity(ctx, write, person, `${person.name} står på ventelisten til ${event.title}`);
      return null;
    }
    if (registration.status === 'REQUESTED') {
      if (canMail) write.mail(requestedMail(ctx.services.config, event, registration));
      sendSignUpWebhook(write, person, event, registration);
      await recordSignUpActivity(ctx, write, person, `${person.name} har bedt om en plads på ${event.title}`);
      return null;
    }
    const entry = isBilled ? null : await billPlace(write, event, registration);
    const isByCard = entry?.method === 'CREDIT_CARD';
    // A place that is paid by card is confirmed once the payment has succeeded.
    if (canMail && !isByCard)
      write.mail(registeredMail(ctx.services.config, event, registration, billOf(entry, department)));
    sendSignUpWebhook(write, person, event, registration);
    await recordSignUpActivity(ctx, write, person, `${person.name} er tilmeldt ${event.title}`);
    return isByCard ? entry.id : null;
  });
  if (chargedId) await chargePlace(ctx.services, chargedId);
  return (await eventById(ctx, eventId))!;
}

export async function unregisterFromEvent(ctx: Context, eventId: string) {
  const person = await authorizeSignUp(ctx, eventId);
  const canMail = await canMailRegistration(ctx, person, eventId);
  await ctx.writeAsSignUp(person, async (write) => {
    const event = await lockOpenEvent(write, eventId);
    const registration = await write.em.findOne(EventRegistration, { eventId, userId: person.userId });
    if (!registration || registration.status === 'CANCELLED') throw notFound('Du er ikke tilmeldt eventet');
    const verb = isQueueStatus(registration.status) ? 'har forladt ventelisten til' : 'er afmeldt';
    await recordSignUpActivity(ctx, write, person, `${person.name} ${verb} ${event.title}`);
    await giveUpPlace(write, ctx.services, event, registration, { canMail });
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
    if (existing && existing.status !== 'CANCELLED') {
      if (canRepeatMail) write.mail(repeatedMail(ctx.services.config, event, existing));
    } else if (!wasFull) {
      const registration = existing ?? createRegistrationRow(write, event, form);
      registration.setDetails(form);
      storeOffer(registration, event, null);
      await changeStatus(write, event, registration, signUpStatus(event), eventFull);
      if (!event.requiresConfirmation) await billPlace(write, event, registration);
      write.mail(repeatedMail(ctx.services.config, event, registration));
    }
    return wasFull;
  });
  if (wasEventFull) throw eventFull();
  const event = await publicEvent(ctx.services, publicLink);
  return { message: event.requiresConfirmation ? AWAITS_CONFIRMATION : 'Du er nu tilmeldt eventet!', event };
}

/** Whether the person's registration may be mailed: mails to somebody else's address are limited in number. */
async function canMailRegistration(ctx: Context, person: SessionViewer, eventId: string): Promise<boolean> {
  // Reads without the row loader, which would return the same row again after the change.
  const [place] = await ownRegistrationsOf(ctx, [eventId]);
  const email = place?.registration.email;
  if (!email || isSameEmail(email, person.email)) return true;
  return ctx.services.throttle.allows('eventEmail', email);
}

const AWAITS_CONFIRMATION = 'Vi har modtaget din tilmelding. Du får en mail, når vi har bekræftet den.';
