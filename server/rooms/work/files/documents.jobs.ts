import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { KEPT_DAYS } from '../../../platform/sync/deletedNode.reads.ts';

/**
 * Removes deleted documents once the record of their deletion and their versions are gone. A version that was confirmed
 * stays with its document, because it says what the company has agreed to.
 */
export const sweepDocuments: JobHandler = async ({ writes }) => {
  await writes.run({ role: dbRoles.system }, ({ em }) =>
    runIn(
      em,
      sql`
        delete from company_document d
        where d.deleted_at < now() - make_interval(days => ${KEPT_DAYS})
          and not exists (select from stored_file f where f.document_id = d.id)`,
    ),
  );
};
