import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { deleteRecoveryCodes } from './recoveryCodes.ts';

/** A second factor of a claim would let its holder pass the second step of the person whom the claim joins. */
export async function deleteSecondFactors(_ctx: Context, { em }: Write, personId: string): Promise<void> {
  await runIn(em, sqlBuilder.deleteFrom('authenticator_app').where('person_id', '=', personId));
  await runIn(em, sqlBuilder.deleteFrom('passkey').where('person_id', '=', personId));
  await deleteRecoveryCodes({ em }, personId);
}
