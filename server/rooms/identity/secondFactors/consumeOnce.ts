import { hashSecret } from '../../../platform/access/tokens.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Marks a signed text, such as the state of a sign-in, as used until it expires. Returns false when it was used. */
export async function consumeOnce({ em }: Write, text: string, expiresAt: Date): Promise<boolean> {
  const inserted = await em.execute<unknown[]>(
    `insert into used_challenge (challenge_hash, expires_at) values (?, ?)
     on conflict (challenge_hash) do nothing returning challenge_hash`,
    [hashSecret(text), expiresAt],
  );
  return inserted.length > 0;
}
