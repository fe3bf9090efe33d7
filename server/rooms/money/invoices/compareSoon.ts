import type { Write } from '../../../platform/db/writes.ts';

/** Lets the job compare a document with Dinero, if Dinero has booked it. */
export const compareSoon = async ({ em }: Write, invoiceId: string): Promise<void> => {
  await em.execute(
    `update dinero_document d set next_attempt_at = now() from invoice i
     where d.invoice_id = ? and i.id = d.invoice_id and i.number is not null`,
    [invoiceId],
  );
};
