import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Lets the job compare a document with Dinero, if Dinero has booked it. */
export const compareSoon = async ({ em }: Write, invoiceId: string): Promise<void> => {
  await runIn(
    em,
    sql`update dinero_document d set next_attempt_at = now() from invoice i
     where d.invoice_id = ${invoiceId} and i.id = d.invoice_id and i.number is not null`,
  );
};
