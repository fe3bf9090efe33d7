import { useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useInvoiceFiguresRefetchQuery } from '#relay/useInvoiceFiguresRefetchQuery.graphql';
import type { useInvoiceFiguresRefetchSubscription } from '#relay/useInvoiceFiguresRefetchSubscription.graphql';

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
