import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { FileSettings } from '../../../platform/files/settings.ts';

const MIB = 1024 * 1024;

/** SQL: whether the space of an upload is reserved. One whose ticket has expired gets no more bytes. */
export const isReserved = sql<boolean>`
  state = 'UPLOADING' and (ticket_expires_at is null or ticket_expires_at > now())`;

/**
 * SQL of the bytes that a company takes of its quota: what is stored, each content once, and what uploads have
 * declared. An upload counts from its beginning, so that parallel ones cannot take more than there is. A refused
 * content has no bytes any more.
 */
export const usedBytes = (customerId: string) => sql<number>`(
  coalesce((select sum(size) from file_content where customer_id = ${customerId} and state <> 'REFUSED'), 0)
  + coalesce((select sum(size) from stored_file where customer_id = ${customerId} and ${isReserved}), 0)
  )::float8`;

export const quotaBytes = (customerId: string, { quotaBytes: standard }: FileSettings) => sql<number>`coalesce(
  (select megabytes::float8 * ${MIB} from file_quota where customer_id = ${customerId}), ${standard}::float8)`;

/** How much of its quota a company has used, over all subjects and departments. */
export async function fileUsage(reader: Reader, customerId: string, settings: FileSettings) {
  const [row] = await reader.readAsSystem(
    sql<{ usedBytes: number; quotaBytes: number }>`
      select ${usedBytes(customerId)} as "usedBytes", ${quotaBytes(customerId, settings)} as "quotaBytes"`,
  );
  return { ...row!, maxFileBytes: settings.maxBytes };
}
