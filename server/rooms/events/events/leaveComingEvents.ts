import { sql } from 'kysely';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { PORTAL_ACTOR, recordActivity } from '../../companies/activity/activity.service.ts';
import type { CreditServices } from '../../money/invoices/creditInvoice.service.ts';
import { EventRegistration } from './EventRegistration.ts';
import { giveUpPlace } from './giveUpPlace.ts';
import { lockEvent } from './places.service.ts';

/**
 * Cancels the registrations of a user who is deactivated, at events that are not over, and offers the places on. The
 * user gets the same mails as after a cancellation of their own. This is the last step of the caller's transaction: its
 * rest has the role of the system. Events are locked in one order, so that parallel deactivations cannot deadlock.
 */
export async function leaveComingEvents(write: Write, services: CreditServices, userId: string): Promise<void> {
  const { em } = write;
  await continueAsSystem(write);
  const coming = await runIn(
    em,
    sql<{ id: string; eventId: string }>`
      select r.id, r.event_id as "eventId" from event_registration r join event e on e.id = r.event_id
      where r.user_id = ${userId} and r.status <> 'CANCELLED' and e.status in ('PUBLISHED', 'DRAFT')
        and e.ends_at > now()
      order by r.event_id`,
  );
  for (const { id, eventId } of coming) {
    const event = await lockEvent(em, { id: eventId });
    const registration = event && (await em.findOne(EventRegistration, { id }));
    if (!registration || registration.status === 'CANCELLED') continue;
    await giveUpPlace(write, services, event, registration, { canMail: event.status === 'PUBLISHED' });
    const { customerId, name } = registration;
    if (customerId)
      await recordActivity(write, PORTAL_ACTOR, {
        customerId,
        entityType: 'user',
        entityId: userId,
        title: `${name} er afmeldt ${event.title}`,
      });
  }
}
