import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { freshly } from '../freshly.ts';
import type { useFreshCountsCardsSubscription } from './__generated__/useFreshCountsCardsSubscription.graphql.ts';
import type { useFreshCountsQuery } from './__generated__/useFreshCountsQuery.graphql.ts';
import type { useFreshCountsUsersSubscription } from './__generated__/useFreshCountsUsersSubscription.graphql.ts';

const query = graphql`
  query useFreshCountsQuery($id: ID!) {
    admin { customer(id: $id) { ...CompanyTabs_customer } }
  }
`;

const users = graphql`
  subscription useFreshCountsUsersSubscription($id: ID!) {
    adminUserChanged(customerId: $id) { deletedId }
  }
`;

const cards = graphql`
  subscription useFreshCountsCardsSubscription {
    adminClipCardChanged { deletedId edge { node { department { customer { id } } } } }
  }
`;

/** Users and clip cards tell of themselves, not of how many there are; and whose the card was that is gone, nobody can say any more. */
export function useFreshCounts(id: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const ask = freshly(() => fetchQuery<useFreshCountsQuery>(environment, query, { id }).toPromise());
    const told = [
      requestSubscription<useFreshCountsUsersSubscription>(environment, { subscription: users, variables: { id }, onNext: ask }),
      requestSubscription<useFreshCountsCardsSubscription>(environment, {
        subscription: cards, variables: {},
        onNext: (answer) => (answer?.adminClipCardChanged.deletedId || answer?.adminClipCardChanged.edge?.node.department.customer.id === id) && ask(),
      }),
    ];
    return () => told.forEach(({ dispose }) => dispose());
  }, [environment, id]);
}
