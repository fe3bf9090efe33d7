import { sql } from 'kysely';
import { hashSecret } from '../../../platform/access/tokens.ts';
import { runIn } from '../../../platform/db/query.ts';
import { replayableBytes } from '../../../platform/db/replayJournal.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';

export const RECOVERY_CODES = 10;

/** Crockford's base 32: without the letters that people confuse with digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/**
 * Replaces the recovery codes of a person and returns the new ones, which are stored as hashes only. A fast hash is
 * enough, because nobody can guess sixteen random characters.
 */
export async function replaceRecoveryCodes({ em }: Write, personId: string): Promise<string[]> {
  await deleteRecoveryCodes({ em }, personId);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  for (const code of codes)
    await runIn(
      em,
      sql`insert into recovery_code (person_id, code_hash, created_at)
       values (${personId}, ${hashSecret(normalizeRecoveryCode(code))}, now())`,
    );
  return codes;
}

export const deleteRecoveryCodes = ({ em }: Pick<Write, 'em'>, personId: string) =>
  runIn(em, sqlBuilder.deleteFrom('recovery_code').where('person_id', '=', personId));

/** Marks a code as used, and returns whether it was an unused code of the person. */
export async function consumeRecoveryCode({ em }: Write, personId: string, code: string): Promise<boolean> {
  const used = await runIn(
    em,
    sql`update recovery_code set used_at = now()
     where person_id = ${personId} and code_hash = ${hashSecret(normalizeRecoveryCode(code))} and used_at is null
     returning person_id`,
  );
  return used.length > 0;
}

/** Whether the person has codes, used ones included. */
export async function hasRecoveryCodes({ em }: Write, personId: string): Promise<boolean> {
  const rows = await runIn(
    em,
    sqlBuilder.selectFrom('recovery_code').select('person_id').where('person_id', '=', personId).limit(1),
  );
  return rows.length > 0;
}

/** Groups of four, such as `a2b3-c4d5-e6f7-g8h9`. */
function newRecoveryCode(): string {
  const letters = [...replayableBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.match(/.{4}/g)!.join('-');
}

/**
 * People type codes with and without hyphens and spaces, phones begin with a capital letter, and a handwritten zero or
 * one may be read as a letter.
 */
const normalizeRecoveryCode = (code: string) =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
