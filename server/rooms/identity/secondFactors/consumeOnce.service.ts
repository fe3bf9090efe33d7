import { sql } from 'kysely';
import { hashSecret } from '../../../platform/access/tokens.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Marks a signed text, such as the state of a sign-in, as used until it expires. Returns false when it was used. */
export async function consumeOnce({ em }: Write, text: string, expiresAt: Date): Promise<boolean> {
  const inserted = await runIn(
    em,
    sql`insert into used_challenge (challenge_hash, expires_at) values (${hashSecret(text)}, ${expiresAt})
     on conflict (challenge_hash) do nothing returning challenge_hash`,
  );
  return inserted.length > 0;
}
