import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Uses up all links by which a person could choose a new password. */
export const endPasswordResets = ({ em }: Write, personId: string) =>
  runIn(em, sql`update password_reset set used_at = now() where person_id = ${personId} and used_at is null`);
