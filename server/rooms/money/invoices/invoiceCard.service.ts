import { numberText } from '../../../../domain/money/invoices.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import type { PayableByLink } from '../ledger/PayableByLink.ts';
import type { PaymentLinkState } from '../ledger/paymentLink.types.ts';
import { storedCardColumns, storedCardOf } from '../ledger/storedCard.reads.ts';
import { isPaidByCustomer, settleInvoiceCharge, startInvoiceCharge } from './payByCard.service.ts';

/** Invoices that are paid by card although they were issued to be paid in another way. */
export const invoiceByCard: PayableByLink = {
  async find(read, id) {
    const [row] = await read(
      sqlBuilder
        .selectFrom('invoice as i')
        .innerJoin('customer as c', 'c.id', 'i.customer_id')
        .innerJoin('department as d', 'd.id', 'i.department_id')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('invoice_charge')
              .select(['status', 'failure_message'])
              .whereRef('invoice_id', '=', 'i.id')
              .orderBy('id', 'desc')
              .limit(1)
              .as('h'),
          (join) => join.onTrue(),
        )
        .select([
          'i.kind',
          'i.number',
          'i.method',
          'i.gross',
          'i.credited',
          'i.open',
          'h.status as charge',
          'h.failure_message as failureMessage',
          'c.name as companyName',
          ...storedCardColumns,
        ])
        .where('i.id', '=', id),
    );
    if (!row) return undefined;
    const { kind, number, gross, open, companyName, failureMessage } = row;
    return {
      state: stateOf(row),
      description: `Faktura ${numberText(kind, number)}`,
      periodFrom: null,
      periodTo: null,
      gross: open > 0 ? open : gross,
      companyName,
      storedCard: storedCardOf(row),
      failureMessage,
    };
  },
  start: startInvoiceCharge,
  settle: settleInvoiceCharge,
};

type OpenInvoice = Pick<Invoice, 'kind' | 'number' | 'method' | 'gross' | 'credited' | 'open'> & {
  charge: string | null;
};

function stateOf(invoice: OpenInvoice): Exclude<PaymentLinkState, 'EXPIRED'> {
  if (isPaidByCustomer(invoice)) return invoice.charge === 'PENDING' ? 'STARTED' : 'OPEN';
  if (invoice.kind !== 'INVOICE' || invoice.method !== 'INVOICE') return 'INVALID';
  return invoice.credited === invoice.gross ? 'CANCELLED' : 'PAID';
}
