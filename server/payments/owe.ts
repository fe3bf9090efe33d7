import { vatOf } from '../../domain/money.ts';
import { Customer } from '../customers/Customer.ts';
import type { Write } from '../db/writes.ts';
import type { Department } from '../departments/Department.ts';
import { LedgerEntry } from './LedgerEntry.ts';
import { CHECK_AFTER_MS } from './settle.service.ts';

type Owed = Pick<LedgerEntry, 'subject' | 'subjectId' | 'description' | 'net' | 'origin' | 'purchaseId'>;

/** What a department owes from now on, by the payment method that it has now; without any, it gets an invoice. */
export async function owe(write: Write, department: Department, owed: Owed): Promise<LedgerEntry> {
  const { id: departmentId, customerId } = department;
  const vat = vatOf(owed.net);
  const entry = Object.assign(new LedgerEntry(), {
    ...owed,
    customerId,
    departmentId,
    vat,
    gross: owed.net + vat,
    ...paymentBy(department),
    ...(await numbersOf(write, department)),
  });
  write.em.persist(entry);
  write.publish({ topic: 'ledger.changed', id: departmentId, customerId });
  return entry;
}

function paymentBy({ paymentMethod, stripePaymentMethodId }: Department): Partial<LedgerEntry> {
  if (paymentMethod !== 'CREDIT_CARD' || !stripePaymentMethodId) return { method: 'INVOICE' };
  return { method: 'CREDIT_CARD', stripePaymentMethodId, nextCheckAt: new Date(Date.now() + CHECK_AFTER_MS) };
}

/** A department's own number comes before its company's. */
async function numbersOf(
  { em }: Write,
  { customerId, poNumber }: Department,
): Promise<Pick<LedgerEntry, 'eanNumber' | 'poNumber'>> {
  const company = await em.findOneOrFail(Customer, { id: customerId });
  return { eanNumber: company.eanNumber, poNumber: poNumber ?? company.poNumber };
}
