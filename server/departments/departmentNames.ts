import { toldOnField } from '../db/violations.ts';
import type { Write } from '../db/writes.ts';
import { badInput } from '../errors.ts';
import type { Department } from './Department.ts';

const TAKEN = {
  name: 'En anden afdeling i virksomheden har allerede dette navn eller et, der ikke kan skelnes fra det. Vælg et andet.',
};

/** For two that take a name at the same moment. */
export const orNameTaken = toldOnField({ department_name_unique: TAKEN });

/**
 * Refuses a new name that cannot be told apart from another department's. The unique index sees to that, but leaves out departments
 * that shared a name before there was an index.
 */
export async function assertNameIsFree({ em }: Write, { id, customerId, name }: Department): Promise<void> {
  const [other] = await em.execute<object[]>(
    'select 1 from department where customer_id = ? and name_key(name) collate "C" = name_key(?) and id <> ? limit 1',
    [customerId, name, id],
  );
  if (other) throw badInput(TAKEN);
}
