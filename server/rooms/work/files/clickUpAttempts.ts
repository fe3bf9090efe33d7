import { sql } from 'kysely';
import { BACKOFF_MINUTES } from '../../../platform/db/backoff.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { isClickUpUnavailable } from '../../../providers/clickup/ClickUpError.ts';
import { ProviderError } from '../../../providers/ProviderError.ts';

/** A run ends after this many files, because one may take a minute. */
export const MAX_FILES = 10;
/** Longer than one file takes, so that no other replica handles the same file. */
export const LEASE = sql`interval '5 minutes'`;
const REFUSED_AGAIN_MINUTES = 24 * 60;

/** Whether ClickUp, or the portal itself, has refused this file; other files may still pass. */
export const isFileRefused = (error: unknown): boolean =>
  (error as Error).cause instanceof ProviderError && !isClickUpUnavailable(error);

/**
 * Sets when a file that could not be sent to ClickUp, or be read there, is tried again: soon after an outage of ClickUp
 * or of the store, and after a day when this file was refused. A file that was deleted meanwhile is not tried again.
 */
export function postponeFile({ writes }: Services, fileId: string, error: unknown): Promise<unknown> {
  return writes.run({ role: dbRoles.system }, ({ em }) =>
    runIn(
      em,
      sql`
        update stored_file set send_at = now() + make_interval(
          mins => coalesce(${isFileRefused(error) ? REFUSED_AGAIN_MINUTES : null}, ${BACKOFF_MINUTES}))
        where id = ${fileId} and send_at is not null`,
    ),
  );
}
