import { sql, type RawBuilder } from 'kysely';

/**
 * SQL of the person `p` who owns an address: who has confirmed it, and has an active membership. Further conditions may
 * follow.
 */
export const addressOwner = (email: RawBuilder<unknown>) => sql<{ id: string }>`select p.id from person p
  where lower(p.email) = lower(${email}) and p.is_active and p.email_confirmed_at is not null`;
