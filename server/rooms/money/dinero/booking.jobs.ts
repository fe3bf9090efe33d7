import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { AppError } from '../../../platform/errors.ts';
import { OLD_RECORD } from '../../../platform/idempotency/pruneIdempotencyRecords.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { isRefusal } from '../../../providers/ProviderError.ts';
import { bookDocument } from './bookDocument.ts';

const system = { role: dbRoles.system };

/** A run ends after this many documents, so that a restart of the portal does not wait for it. */
const MAX_DOCUMENTS = 50;

/** Longer than an attempt takes, so that two processes never work on the same document. */
const LEASE = sql`interval '3 minutes'`;

/** An attempt that Dinero refused is repeated after an hour, in case somebody has mended it there. */
const REFUSED_AGAIN_MINUTES = 60;

/** Books the documents that wait for it at Dinero, and compares those whose amounts may differ. */
export const bookDocumentsJob: JobHandler = (services) => bookDocuments(services);

export async function bookDocuments(services: Services): Promise<void> {
  if (!services.dinero.isConfigured) return;
  for (let count = 0; count < MAX_DOCUMENTS; count += 1) {
    const id = await claimNext(services);
    if (id === undefined) return;
    await attempt(services, id);
  }
}

/** A credit note waits until its invoice is booked. */
const claimNext = ({ writes }: Services): Promise<string | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<{ id: string }>`update dinero_document set next_attempt_at = now() + ${LEASE}, attempts = attempts + 1
       where invoice_id = (
         select d.invoice_id from dinero_document d join invoice i on i.id = d.invoice_id
           left join invoice corrected on corrected.id = i.credits_id
         where d.next_attempt_at <= now() and (corrected.id is null or corrected.number is not null)
         order by d.next_attempt_at, d.invoice_id limit 1 for update of d skip locked)
       returning invoice_id as id`,
    );
    return claimed?.id;
  });

async function attempt(services: Services, id: string): Promise<void> {
  try {
    await bookDocument(services, id);
  } catch (error) {
    services.log.warn({ err: error, invoiceId: id }, 'booking a document at Dinero failed, will retry');
    const problem = error instanceof AppError ? error.message : 'Noget gik galt. Vi prøver igen.';
    const minutes = isRefusal(error) ? REFUSED_AGAIN_MINUTES : null;
    await services.writes.run(system, async (write) => {
      const [row] = await runIn(
        write.em,
        sql<{ customerId: string }>`update dinero_document d set problem = ${problem},
           next_attempt_at = now() + make_interval(mins => coalesce(${minutes}, least(power(2, d.attempts), 60))::int)
         from invoice i where i.id = d.invoice_id and d.invoice_id = ${id} returning i.customer_id as "customerId"`,
      );
      if (row) write.publish({ topic: 'invoice.changed', id, customerId: row.customerId });
    });
  }
}

/**
 * Deletes old records by which invoice drafts are recognised. A ledger entry can be invoiced at any age: while the
 * outcome of its draft is unknown, the record makes the next attempt look for the draft at Dinero.
 */
export const pruneDineroRequests: JobHandler = async ({ reads }) => {
  await reads.run(
    { role: dbRoles.system },
    sql`
    delete from dinero_request where claimed_at < ${OLD_RECORD}
      and not exists (
        select 1 from ledger_entry where ledger_entry.id = dinero_request.id and invoice_draft_id is null)`,
  );
};
