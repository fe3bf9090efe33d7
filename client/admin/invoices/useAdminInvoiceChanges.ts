import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { insertNewInvoice } from '../../parts/invoices/insertNewInvoice.ts';
import type { useAdminInvoiceChangesSubscription } from '#relay/useAdminInvoiceChangesSubscription.graphql';

const subscription = graphql`
  subscription useAdminInvoiceChangesSubscription($customerId: ID) {
    adminInvoiceChanged(customerId: $customerId) {
      ...readInvoice_invoice
    }
  }
`;

/**
 * Follows changed invoices of one company or of all, and inserts new ones in the list unless it has filters that only
 * the server can apply.
 */
export function useAdminInvoiceChanges(connection: string, insertsNew: boolean, customerId?: string): void {
  useSubscription<useAdminInvoiceChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { customerId },
        updater: (store) => {
          if (insertsNew) insertNewInvoice(store, connection, store.getRootField('adminInvoiceChanged'));
        },
      }),
      [connection, insertsNew, customerId],
    ),
  );
}
