import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { EventRegistration } from './EventRegistration.ts';

/** Finds the registration with an e-mail. The case of letters is ignored. */
export async function registrationByEmail(
  em: EntityManager,
  eventId: string,
  email: string,
): Promise<EventRegistration | null> {
  const [found] = await runIn(
    em,
    sql<{ id: string }>`
      select id from event_registration where event_id = ${eventId} and lower(email) = lower(${email})`,
  );
  return found ? em.findOne(EventRegistration, { id: found.id }) : null;
}
