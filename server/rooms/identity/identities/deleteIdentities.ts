import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** An account at a provider must not sign its holder in as the person whom the claim joins. */
export async function deleteIdentities(_ctx: Context, { em }: Write, personId: string): Promise<void> {
  await runIn(em, sqlBuilder.deleteFrom('sign_in_identity').where('person_id', '=', personId));
}
