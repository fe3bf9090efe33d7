import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { insertNewInvoice } from '../../parts/invoices/insertNewInvoice.ts';
import type { useInvoiceChangesSubscription } from '#relay/useInvoiceChangesSubscription.graphql';

const subscription = graphql`
  subscription useInvoiceChangesSubscription {
    invoiceChanged {
      ...InvoiceList_invoice
      customer {
        ...NextPayment_customer
        ...UnpaidTotal_customer
      }
    }
  }
`;

/** Follows new and changed invoices of the company, what is unpaid in all, and which of them is due next. */
export function useInvoiceChanges(connection: string): void {
  useSubscription<useInvoiceChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store) => insertNewInvoice(store, connection, store.getRootField('invoiceChanged')),
      }),
      [connection],
    ),
  );
}
