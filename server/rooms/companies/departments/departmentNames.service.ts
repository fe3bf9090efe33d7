import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput } from '../../../platform/errors.ts';
import type { Department } from './Department.ts';

const NAME_TAKEN = {
  name:
    'En anden afdeling i virksomheden har allerede dette navn eller et, der ikke kan skelnes fra det. ' +
    'Vælg et andet.',
};

/** Reports a violation of the unique index, which happens when two departments take a name in parallel. */
export const rethrowNameTaken = rethrowAsFieldError({ department_name_unique: NAME_TAKEN });

/**
 * Refuses a new name that looks the same as another department's. The unique index alone is not enough, because it
 * leaves out departments that shared a name before the index existed.
 */
export async function assertNameIsFree({ em }: Write, { id, customerId, name }: Department): Promise<void> {
  const [other] = await runIn(
    em,
    sql`select 1 from department
     where customer_id = ${customerId} and name_key(name) collate "C" = name_key(${name}) and id <> ${id} limit 1`,
  );
  if (other) throw badInput(NAME_TAKEN, 'TAKEN');
}
