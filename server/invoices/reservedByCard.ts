import type { Write } from '../db/writes.ts';
import { conflict } from '../errors.ts';
import { InvoiceCharge } from './InvoiceCharge.ts';

/** Throws CONFLICT while a card payment has reserved what is open of a locked invoice. */
export async function assertNotReserved({ em }: Write, invoiceId: string): Promise<void> {
  if (await em.count(InvoiceCharge, { invoiceId, status: 'PENDING' }))
    throw conflict('Fakturaen er ved at blive betalt med kort. Prøv igen om lidt.');
}
