import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../relay/coalesceRefetches.ts';
import type { useFreshCountsCardsSubscription } from './__generated__/useFreshCountsCardsSubscription.graphql.ts';
import type { useFreshCountsQuery } from './__generated__/useFreshCountsQuery.graphql.ts';
import type { useFreshCountsUsersSubscription } from './__generated__/useFreshCountsUsersSubscription.graphql.ts';

const query = graphql`
  query useFreshCountsQuery($id: ID!) {
    admin {
      customer(id: $id) {
        ...CompanyTabs_customer
      }
    }
  }
`;

const users = graphql`
  subscription useFreshCountsUsersSubscription($id: ID!) {
    adminUserChanged(customerId: $id) {
      deletedId
    }
  }
`;

const cards = graphql`
  subscription useFreshCountsCardsSubscription($id: ID!) {
    adminClipCardChanged(customerId: $id) {
      deletedId
    }
  }
`;

/**
 * Loads the counts on the tabs again when a user or clip card changes, because their events do not contain the counts.
 */
export function useFreshCounts(id: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const reload = coalesceRefetches(() => fetchQuery<useFreshCountsQuery>(environment, query, { id }).toPromise());
    const subscriptions = [
      requestSubscription<useFreshCountsUsersSubscription>(environment, {
        subscription: users,
        variables: { id },
        onNext: reload,
      }),
      requestSubscription<useFreshCountsCardsSubscription>(environment, {
        subscription: cards,
        variables: { id },
        onNext: reload,
      }),
    ];
    return () => subscriptions.forEach(({ dispose }) => dispose());
  }, [environment, id]);
}
