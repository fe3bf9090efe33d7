import { vatOf } from '../../../../domain/basics/money.ts';
import type { LineUnit } from '../../../../domain/money/invoices.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Department } from '../../companies/departments/Department.ts';
import { CHECK_AFTER_MS } from '../ledger/chargeTimes.types.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';

/** The days that an amount is for, of which both belong to the period. */
export type EntryPeriod = { periodFrom: string; periodTo: string };

/** How many units an amount is for, which the law asks an invoice to name. */
export type EntryQuantity = { quantity: number; unit: LineUnit };

type EntryInput = Pick<LedgerEntry, 'subject' | 'subjectId' | 'description' | 'net' | 'origin' | 'purchaseId'> &
  EntryQuantity &
  Partial<EntryPeriod & { suppliedOn: string }>;

/**
 * Creates a pending entry with the department's current payment method, or with `method`. Without one, the entry is
 * paid by invoice.
 */
export async function createLedgerEntry(
  write: Write,
  department: Department,
  input: EntryInput,
  method?: 'INVOICE',
): Promise<LedgerEntry> {
  const { id: departmentId, customerId } = department;
  const vat = vatOf(input.net);
  const entry = write.em.create(LedgerEntry, {
    ...input,
    customerId,
    departmentId,
    vat,
    gross: input.net + vat,
    ...(method ? { method } : paymentColumnsOf(department)),
    ...(await invoiceNumbersOf(write, department)),
  });
  write.publish({ topic: 'ledger.changed', id: departmentId, customerId });
  return entry;
}

function paymentColumnsOf({
  paymentMethod,
  stripePaymentMethodId,
}: Department): Pick<LedgerEntry, 'method'> & Partial<Pick<LedgerEntry, 'stripePaymentMethodId' | 'nextCheckAt'>> {
  if (paymentMethod !== 'CREDIT_CARD' || !stripePaymentMethodId) return { method: 'INVOICE' };
  return { method: 'CREDIT_CARD', stripePaymentMethodId, nextCheckAt: new Date(Date.now() + CHECK_AFTER_MS) };
}

type InvoiceNumbers = Pick<LedgerEntry, 'eanNumber' | 'poNumber'>;

/** The department's own PO number takes precedence over that of its company. */
async function invoiceNumbersOf({ em }: Write, { customerId, poNumber }: Department): Promise<InvoiceNumbers> {
  const [company] = await runIn(
    em,
    sqlBuilder
      .selectFrom('customer')
      .select(['ean_number as eanNumber', 'po_number as poNumber'])
      .where('id', '=', customerId),
  );
  return { eanNumber: company!.eanNumber, poNumber: poNumber ?? company!.poNumber };
}
