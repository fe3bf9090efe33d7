import type { FindOneOptions } from '@mikro-orm/core';
import type { Write } from '../db/writes.ts';
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
