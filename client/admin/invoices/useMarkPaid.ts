import { graphql } from 'react-relay';
import { dateOf } from '../../../domain/dates.ts';
import { useAction } from '../../relay/useAction.ts';
import type { InvoiceRow } from './readInvoice.ts';
import type { useMarkPaidMutation } from './__generated__/useMarkPaidMutation.graphql.ts';

/** Returns a function that records a payment today of all that is open of an invoice. */
export function useMarkPaid(): (invoice: InvoiceRow) => Promise<unknown> {
  const [record] = useAction<useMarkPaidMutation>(graphql`
    mutation useMarkPaidMutation($invoiceId: ID!, $version: Int!, $amount: Int!, $paidOn: Date!) {
      recordInvoicePayment(input: { invoiceId: $invoiceId, version: $version, amount: $amount, paidOn: $paidOn }) {
        ...readInvoice_invoice
      }
    }
  `);
  return ({ id, version, open }) => record({ invoiceId: id, version, amount: open, paidOn: dateOf() });
}
