import type { FindOneOptions } from '@mikro-orm/core';
import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { License } from './License.ts';

/** The licence to which ordered seats are added: the oldest active one of the plan in the installation. */
export const findActiveLicense = (
  { em }: Write,
  { installationId, type }: Pick<License, 'installationId' | 'type'>,
  options: Pick<FindOneOptions<License>, 'lockMode'> = {},
): Promise<License | null> =>
  em.findOne(
    License,
    { installationId, type, status: 'ACTIVE', deletedAt: null },
    { ...options, orderBy: { id: 'asc' } },
  );

/** Seats that are ordered and will be added to a licence: none if the installation has an older one of its plan. */
export async function countOrderedSeats(
  write: Write,
  { id, installationId, type }: Pick<License, 'id' | 'installationId' | 'type'>,
): Promise<number> {
  const receiving = await findActiveLicense(write, { installationId, type });
  if (receiving?.id !== id) return 0;
  const [row] = await runIn(
    write.em,
    sql<{ total: number }>`
      select coalesce(sum(requested_licenses), 0)::int as total from license_request
      where installation_id = ${installationId} and license_type = ${type} and fulfilled_at is null
        and status not in ('REJECTED', 'COMPLETED')`,
  );
  return row!.total;
}
