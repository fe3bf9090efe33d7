import type { Ore } from '../../domain/money.ts';
import { dbRoles } from '../db/roles.ts';
import type { DineroPayments } from '../providers/dinero/Dinero.ts';
import type { Services } from '../services.ts';

const TIME_LIMIT_MS = 60_000;

interface CardPayment {
  id: string;
  amount: Ore;
  paidOn: string;
}

/**
 * Adds the card payments of an invoice that Dinero does not have yet, and returns its payments there. Each has the
 * portal's id as its reference, so that it is added once after a lost answer; of two processes that add it at once,
 * Dinero refuses the second, because the invoice has changed since that one read it.
 */
export async function addCardPayments(
  services: Services,
  invoiceId: string,
  dineroId: string,
): Promise<DineroPayments> {
  const dinero = services.dinero.within(TIME_LIMIT_MS);
  const found = await dinero.invoicePayments(dineroId);
  const { cardAccount: depositAccount } = dinero;
  if (depositAccount === undefined) return found;
  const known = new Set(found.payments.map(({ externalReference }) => externalReference));
  const added = (await findCardPayments(services, invoiceId)).filter(({ id }) => !known.has(id));
  for (const { id: externalReference, ...payment } of added) {
    // Each payment gives the invoice a new version.
    const invoice = await dinero.document('INVOICE', dineroId);
    if (!invoice) return found;
    await dinero.addPayment(invoice, { ...payment, externalReference, depositAccount, description: 'Kortbetaling' });
  }
  return added.length ? dinero.invoicePayments(dineroId) : found;
}

const findCardPayments = ({ reads }: Services, invoiceId: string): Promise<CardPayment[]> =>
  reads.runSql<CardPayment>(
    { role: dbRoles.system },
    `select id, amount, paid_on as "paidOn" from invoice_payment
     where invoice_id = $1 and provider_id is not null and undone_at is null order by id`,
    [invoiceId],
  );
