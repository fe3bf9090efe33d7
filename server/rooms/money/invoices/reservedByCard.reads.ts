import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import { InvoiceCharge } from './InvoiceCharge.ts';

/** Whether a card payment has reserved what is open of a locked invoice. */
export const isReserved = async ({ em }: Write, invoiceId: string): Promise<boolean> =>
  (await em.count(InvoiceCharge, { invoiceId, status: 'PENDING' })) > 0;

/** Throws CONFLICT while a card payment has reserved what is open of a locked invoice. */
export async function assertNotReserved(write: Write, invoiceId: string): Promise<void> {
  if (await isReserved(write, invoiceId))
    throw conflict('Fakturaen er ved at blive betalt med kort. Prøv igen om lidt.');
}
