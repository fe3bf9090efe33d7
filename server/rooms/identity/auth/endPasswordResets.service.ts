import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Uses up all links by which a user could choose a new password. */
export const endPasswordResets = ({ em }: Write, userId: string) =>
  runIn(em, sql`update password_reset set used_at = now() where user_id = ${userId} and used_at is null`);
