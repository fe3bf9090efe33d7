import { useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { coalesceRefetches } from '../../relay/coalesceRefetches.ts';
import type { useInvoiceFiguresRefetchQuery } from './__generated__/useInvoiceFiguresRefetchQuery.graphql.ts';
import type { useInvoiceFiguresRefetchSubscription } from './__generated__/useInvoiceFiguresRefetchSubscription.graphql.ts';

const query = graphql`
  query useInvoiceFiguresRefetchQuery {
    admin {
      ...InvoiceFigures_admin
      ...WrongAtDinero_admin
    }
  }
`;

const subscription = graphql`
  subscription useInvoiceFiguresRefetchSubscription {
    adminInvoiceChanged {
      id
    }
  }
`;

/** Refetches the figures when an invoice has changed, because any of them may follow from it. */
export function useInvoiceFiguresRefetch(): void {
  const environment = useRelayEnvironment();
  useSubscription<useInvoiceFiguresRefetchSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        onNext: coalesceRefetches(() => fetchQuery<useInvoiceFiguresRefetchQuery>(environment, query, {}).toPromise()),
      }),
      [environment],
    ),
  );
}
