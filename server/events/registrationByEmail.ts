import type { EntityManager } from '@mikro-orm/postgresql';
import { EventRegistration } from './EventRegistration.ts';

/** However it is spelt in capitals. */
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
