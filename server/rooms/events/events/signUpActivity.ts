import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import type { Event } from './Event.ts';
import type { EventRegistration } from './EventRegistration.ts';

/** Tells the company's own systems about a registration of one of its users. */
export function sendSignUpWebhook(
  { webhook }: Write,
  { customerId, userId }: Pick<EventRegistration, 'customerId' | 'userId'>,
  event: Event,
  registration: EventRegistration,
): void {
  if (customerId)
    webhook({ customerId, type: 'event_registered', data: { ...webhookData(event, registration), userId } });
}

/** Tells the company's own systems that a registration of one of its users was cancelled. */
export function sendCancelledWebhook({ webhook }: Write, event: Event, registration: EventRegistration): void {
  const { customerId } = registration;
  if (customerId) webhook({ customerId, type: 'event_cancelled', data: webhookData(event, registration) });
}

const webhookData = (
  { id: eventId, title, startsAt }: Event,
  { id: registrationId, userId, name, email, status }: EventRegistration,
) => ({ registrationId, eventId, title, startsAt, userId, name, email, status });

export async function recordSignUpActivity(
  ctx: Context,
  write: Write,
  { customerId, userId }: SessionViewer,
  title: string,
): Promise<void> {
  if (customerId)
    await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'user', entityId: userId, title });
}

/** Records that a user has accepted a place by the link of a mail, which needs no sign-in. */
export async function recordAcceptance(write: Write, registration: EventRegistration, event: Event): Promise<void> {
  const { customerId, userId, name } = registration;
  if (!customerId || !userId) return;
  const actor = { actorId: userId, actorName: name, subjectId: null, subjectName: null };
  await recordActivity(write, actor, {
    customerId,
    entityType: 'user',
    entityId: userId,
    title: `${name} ${registration.status === 'REQUESTED' ? 'har bedt om en plads på' : 'er tilmeldt'} ${event.title}`,
  });
}
