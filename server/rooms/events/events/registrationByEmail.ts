import type { EntityManager } from '@mikro-orm/postgresql';
import { EventRegistration } from './EventRegistration.ts';

/** Finds the registration with an e-mail. The case of letters is ignored. */
export async function registrationByEmail(
  em: EntityManager,
  eventId: string,
  email: string,
): Promise<EventRegistration | null> {
  const [found] = await em.execute<{ id: string }[]>(
    'select id from event_registration where event_id = ? and lower(email) = lower(?)',
    [eventId, email],
  );
  return found ? em.findOne(EventRegistration, { id: found.id }) : null;
}
