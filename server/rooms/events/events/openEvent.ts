import { assertMay } from '../../../platform/access/policy.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { eventById } from './event.reads.ts';
import type { Event } from './Event.ts';
import { assertEventOpen, eventNotFound, eventNotOpen } from './eventErrors.types.ts';
import { lockEvent } from './places.service.ts';

/** Checks the caller and the event without a lock. @throws AppError when the event is not visible or closed. */
export async function authorizeSignUp(ctx: Context, eventId: string): Promise<SessionViewer> {
  assertMay(ctx.viewer, 'joinEvents');
  const event = await eventById(ctx, eventId);
  if (!event) throw eventNotFound();
  assertEventOpen(event);
  return ctx.person;
}

/** Locks the event and checks again that it is open for sign-up. */
export async function lockOpenEvent({ em }: Write, id: string, publicLink?: string): Promise<Event> {
  const event = await lockEvent(em, { id, ...(publicLink !== undefined && { publicLink, isPublic: true }) });
  if (!event) throw eventNotOpen();
  assertEventOpen(event);
  return event;
}
