import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useUsedHoursRefetchQuery } from '#relay/useUsedHoursRefetchQuery.graphql';
import type { useUsedHoursRefetchSubscription } from '#relay/useUsedHoursRefetchSubscription.graphql';

const query = graphql`
  query useUsedHoursRefetchQuery($id: ID!) {
    admin {
      customer(id: $id) {
        ...HoursFigures_customer
      }
    }
  }
`;

const subscription = graphql`
  subscription useUsedHoursRefetchSubscription($id: ID!) {
    adminClipCardChanged(customerId: $id) {
      deletedId
    }
  }
`;

/** Loads the figures of a company's used hours again when one of its clip cards changes, as each hour entry does. */
export function useUsedHoursRefetch(customerId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const request = requestSubscription<useUsedHoursRefetchSubscription>(environment, {
      subscription,
      variables: { id: customerId },
      onNext: coalesceRefetches(() =>
        fetchQuery<useUsedHoursRefetchQuery>(environment, query, { id: customerId }).toPromise(),
      ),
    });
    return () => request.dispose();
  }, [environment, customerId]);
}
