import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import type { useTabCountRefetchCardsSubscription } from '#relay/useTabCountRefetchCardsSubscription.graphql';
import type { useTabCountRefetchQuery } from '#relay/useTabCountRefetchQuery.graphql';
import type { useTabCountRefetchUsersSubscription } from '#relay/useTabCountRefetchUsersSubscription.graphql';

const query = graphql`
  query useTabCountRefetchQuery($id: ID!) {
    admin {
      customer(id: $id) {
        ...CompanyTabs_customer
        ...ViewAsCustomer_customer
        ...OverviewStats_customer
      }
      ...CompanyHealth_admin @arguments(id: $id)
    }
  }
`;

const userSubscription = graphql`
  subscription useTabCountRefetchUsersSubscription($id: ID!) {
    adminUserChanged(customerId: $id) {
      deletedId
    }
  }
`;

const clipCardSubscription = graphql`
  subscription useTabCountRefetchCardsSubscription($id: ID!) {
    adminClipCardChanged(customerId: $id) {
      deletedId
    }
  }
`;

/**
 * Loads the counts on a company's tabs, its figures, its users and its health again when one of its users or clip
 * cards changes.
 * After other changes, the live events `adminChanged` and `adminInboxChanged` contain them.
 */
export function useTabCountRefetch(customerId: string): void {
  const environment = useRelayEnvironment();
  const { sell } = useAreas();
  useEffect(() => {
    const reload = coalesceRefetches(() =>
      fetchQuery<useTabCountRefetchQuery>(environment, query, { id: customerId }).toPromise(),
    );
    const subscriptions = [
      requestSubscription<useTabCountRefetchUsersSubscription>(environment, {
        subscription: userSubscription,
        variables: { id: customerId },
        onNext: reload,
      }),
      ...(sell
        ? [
            requestSubscription<useTabCountRefetchCardsSubscription>(environment, {
              subscription: clipCardSubscription,
              variables: { id: customerId },
              onNext: reload,
            }),
          ]
        : []),
    ];
    return () => subscriptions.forEach(({ dispose }) => dispose());
  }, [environment, customerId, sell]);
}
