import { sql } from 'kysely';
import type { Ore } from '../../../../domain/basics/money.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { DineroClient, DineroPayments } from '../../../providers/dinero/Dinero.ts';
import { lockInvoice } from '../invoices/lockInvoice.service.ts';

const system = { role: dbRoles.system };
const TIME_LIMIT_MS = 60_000;

interface OwnPayment {
  id: string;
  amount: Ore;
  paidOn: string;
  isByCard: boolean;
}

/**
 * Adds the payments of an invoice that Dinero does not have yet, and returns its payments there. Each has the portal's
 * id as its reference, so that it is added once after a lost answer. The version of the invoice is read before its
 * payments: of two processes that add at once, Dinero refuses the second. `unread` is the amount of Dinero's credit
 * notes that the portal does not know yet.
 */
export async function addPayments(
  services: Services,
  invoiceId: string,
  dineroId: string,
  unread: Ore,
): Promise<DineroPayments> {
  const dinero = services.dinero.within(TIME_LIMIT_MS);
  const own = await findOwnPayments(services, invoiceId);
  let found = await dinero.invoicePayments(dineroId);
  for (;;) {
    if (!(await nextToAdd(services, dinero, { invoiceId, own, found, unread }))) return found;
    const invoice = await dinero.document('INVOICE', dineroId);
    if (!invoice) return found;
    found = await dinero.invoicePayments(dineroId);
    const next = await nextToAdd(services, dinero, { invoiceId, own, found, unread });
    if (!next) return found;
    const { payment, depositAccount } = next;
    const { id: externalReference, amount, paidOn, isByCard } = payment;
    if (!isByCard && !(await claim(services, invoiceId, payment))) return found;
    const description = isByCard ? 'Kortbetaling' : 'Indbetaling';
    try {
      await dinero.addPayment(invoice, { amount, paidOn, externalReference, depositAccount, description });
    } catch (error) {
      // After a lost answer, nobody knows whether Dinero has it.
      if (!isUnavailable(error)) await release(services, payment);
      throw error;
    }
    found = await dinero.invoicePayments(dineroId);
  }
}

const isUnavailable = (error: unknown): boolean => error instanceof AppError && error.code === 'PROVIDER_UNAVAILABLE';

interface Found {
  invoiceId: string;
  own: OwnPayment[];
  found: DineroPayments;
  unread: Ore;
}

/**
 * The first payment that Dinero lacks, with its account. Somebody may have recorded one there by hand: then Dinero does
 * not miss as much more than the portal.
 */
async function nextToAdd(services: Services, dinero: DineroClient, { invoiceId, own, found, unread }: Found) {
  const known = new Set(found.payments.map(({ externalReference }) => externalReference));
  const lacking = own.filter(({ id }) => !known.has(id));
  const more = lacking.length ? found.remaining + unread - (await missingHere(services, invoiceId)) : 0;
  for (const payment of lacking) {
    const depositAccount = payment.isByCard ? dinero.cardAccount : dinero.bankAccount;
    if (depositAccount !== undefined && (payment.isByCard || payment.amount <= more))
      return { payment, depositAccount };
  }
  return undefined;
}

/** From now on, the payment can only be undone at Dinero. Returns false for a payment that was undone meanwhile. */
const claim = ({ writes }: Services, invoiceId: string, { id }: OwnPayment): Promise<boolean> =>
  writes.run(system, async (write) => {
    await lockInvoice(write, invoiceId);
    const claimed = await runIn(
      write.em,
      sql`update invoice_payment set dinero_state = 'ADDING' where id = ${id} and undone_at is null returning id`,
    );
    return claimed.length > 0;
  });

/** Dinero has refused the payment, so that it can be undone here again. */
const release = ({ writes }: Services, { id }: OwnPayment): Promise<unknown> =>
  writes.run(system, ({ em }) =>
    runIn(em, sqlBuilder.updateTable('invoice_payment').set({ dinero_state: null }).where('id', '=', id)),
  );

/** Payments that came in, of the invoice itself: Dinero has no call for an amount that is paid out. */
const findOwnPayments = ({ reads }: Services, invoiceId: string): Promise<OwnPayment[]> =>
  reads.run(
    system,
    sql<OwnPayment>`select id, amount, paid_on as "paidOn", provider_id is not null as "isByCard" from invoice_payment
     where invoice_id = ${invoiceId} and undone_at is null and not is_from_dinero and amount > 0
       and dinero_state is distinct from 'ADDED' order by id`,
  );

/**
 * What is missing here. Infinite, so that nothing is added, while nobody can tell what is missing there: a credit note
 * is not booked yet, or an admin has to look at a credit.
 */
async function missingHere({ reads }: Services, invoiceId: string): Promise<number> {
  const [row] = await reads.run(
    system,
    sql<{ missing: Ore; isUnclear: boolean }>`select sum(i.open)::int as missing,
       bool_or(i.number is null or d.difference = 'CREDITED_THERE') is true as "isUnclear"
     from invoice i left join dinero_document d on d.invoice_id = i.id
     where i.id = ${invoiceId} or i.credits_id = ${invoiceId}`,
  );
  return row!.isUnclear ? Infinity : row!.missing;
}
