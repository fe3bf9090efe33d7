import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../relay/coalesceRefetches.ts';
import type { useTabCountRefetchCardsSubscription } from './__generated__/useTabCountRefetchCardsSubscription.graphql.ts';
import type { useTabCountRefetchQuery } from './__generated__/useTabCountRefetchQuery.graphql.ts';
import type { useTabCountRefetchUsersSubscription } from './__generated__/useTabCountRefetchUsersSubscription.graphql.ts';

const query = graphql`
  query useTabCountRefetchQuery($id: ID!) {
    admin {
      customer(id: $id) {
        ...CompanyTabs_customer
      }
    }
  }
`;

const users = graphql`
  subscription useTabCountRefetchUsersSubscription($id: ID!) {
    adminUserChanged(customerId: $id) {
      deletedId
    }
  }
`;

const cards = graphql`
  subscription useTabCountRefetchCardsSubscription($id: ID!) {
    adminClipCardChanged(customerId: $id) {
      deletedId
    }
  }
`;

/**
 * Loads the counts on the tabs again when a user or clip card changes, because their events do not contain the counts.
 */
export function useTabCountRefetch(id: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const reload = coalesceRefetches(() => fetchQuery<useTabCountRefetchQuery>(environment, query, { id }).toPromise());
    const subscriptions = [
      requestSubscription<useTabCountRefetchUsersSubscription>(environment, {
        subscription: users,
        variables: { id },
        onNext: reload,
      }),
      requestSubscription<useTabCountRefetchCardsSubscription>(environment, {
        subscription: cards,
        variables: { id },
        onNext: reload,
      }),
    ];
    return () => subscriptions.forEach(({ dispose }) => dispose());
  }, [environment, id]);
}
