import { LockMode } from '@mikro-orm/postgresql';
import { vatOf, type Ore } from '../../domain/money.ts';
import type { LedgerSubject } from '../../domain/vocabulary.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { brokenUnique } from '../db/violations.ts';
import { Department } from '../departments/Department.ts';
import { AppError, badInput, notFound } from '../errors.ts';
import { LedgerEntry } from './LedgerEntry.ts';
import { chargeEntry, CHECK_AFTER_MS } from './settle.service.ts';

export interface Sale {
  /** Made up by the dialog that sells: sent twice, it sells once. */
  purchaseId: string;
  departmentId: string;
  subject: LedgerSubject;
  /** Makes what is sold, in the transaction that owes the money, and says what it is called. `isPaidLater` is a card's case. */
  make(write: Write, department: Department, isPaidLater: boolean): { id: string; description: string; net: Ore };
}

export interface Purchase {
  entry: LedgerEntry;
  /** Where the bank wants the customer: the browser confirms with it. */
  clientSecret: string | null;
}

/**
 * Reserve, charge, record: three steps, none of which holds a transaction while it waits for the card provider.
 * Whatever is cut off in between is found by the entry and its idempotency key, and ends once.
 */
export async function purchase(ctx: Context, sale: Sale): Promise<Purchase> {
  ctx.companyFor('manageCompany');
  const entry = await reserve(ctx, sale);
  if (entry.method === 'INVOICE') return { entry, clientSecret: null };
  const { status, failureMessage, clientSecret } = await chargeEntry(ctx.services, entry.id);
  if (status === 'FAILED') throw new AppError('PAYMENT_FAILED', failureMessage ?? 'Betalingen blev afvist');
  return { entry: { ...entry, status } as LedgerEntry, clientSecret };
}

async function reserve(ctx: Context, sale: Sale): Promise<LedgerEntry> {
  try {
    return (await earlier(ctx, sale.purchaseId)) ?? (await owe(ctx, sale));
  } catch (error) {
    const first = brokenUnique(error)?.includes('purchase_id') && (await earlier(ctx, sale.purchaseId));
    if (first) return first;
    throw error;
  }
}

const earlier = (ctx: Context, purchaseId: string) => ctx.write(({ em }) => em.findOne(LedgerEntry, { purchaseId }));

async function owe(ctx: Context, sale: Sale): Promise<LedgerEntry> {
  if (!sale.purchaseId || sale.purchaseId.length > 100) throw badInput({ purchaseId: 'Ugyldigt purchaseId' });
  return ctx.write(async (write) => {
    const department = await write.em.findOne(Department, { id: sale.departmentId }, { lockMode: LockMode.PESSIMISTIC_READ });
    if (!department) throw notFound('Afdelingen findes ikke');
    const method = paymentMethodOf(department);
    const { id: subjectId, description, net } = sale.make(write, department, method === 'CREDIT_CARD');
    const vat = vatOf(net);
    const entry = Object.assign(new LedgerEntry(), {
      customerId: department.customerId, departmentId: department.id, subject: sale.subject, subjectId, description,
      net, vat, gross: net + vat, method, purchaseId: sale.purchaseId,
      ...(method === 'CREDIT_CARD' && { stripePaymentMethodId: department.stripePaymentMethodId, nextCheckAt: new Date(Date.now() + CHECK_AFTER_MS) }),
    });
    write.em.persist(entry);
    write.publish({ topic: 'ledger.changed', id: department.id, customerId: department.customerId });
    return entry;
  });
}

function paymentMethodOf({ paymentMethod, stripePaymentMethodId }: Department) {
  if (!paymentMethod || (paymentMethod === 'CREDIT_CARD' && !stripePaymentMethodId)) {
    throw new AppError('PAYMENT_METHOD_REQUIRED', 'Afdelingen har ingen betalingsmetode. Tilføj en under Afdelinger.');
  }
  return paymentMethod;
}
