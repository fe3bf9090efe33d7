import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { DeactivatedUserRow } from './DeactivatedUserRow.tsx';
import { deactivatedUsersOf } from './deactivatedUsersOf.ts';
import type { DeactivatedUserList_customer$key } from '#relay/DeactivatedUserList_customer.graphql';
import type { DeactivatedUserListPageQuery } from '#relay/DeactivatedUserListPageQuery.graphql';

const subscription = graphql`
  subscription DeactivatedUserListSubscription($connections: [ID!]!) {
    deactivatedUserChanged {
      edge @appendEdge(connections: $connections) {
        node {
          id
          ...DeactivatedUserRow_user
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment DeactivatedUserList_customer on Customer
  @refetchable(queryName: "DeactivatedUserListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    deactivatedUsers(first: $count, after: $cursor) @connection(key: "DeactivatedUserList_deactivatedUsers") {
      totalCount
      edges {
        node {
          id
          ...DeactivatedUserRow_user
        }
      }
    }
  }
`;

/** The users whom the company has deactivated. Renders nothing when there are none. */
export function DeactivatedUserList({ customer }: { customer: DeactivatedUserList_customer$key }) {
  const {
    data: { id, deactivatedUsers },
    ...pages
  } = usePaginationFragment<DeactivatedUserListPageQuery, DeactivatedUserList_customer$key>(customerFragment, customer);
  const connection = deactivatedUsersOf(id);
  useLiveUpdates(subscription, connection);
  const { edges, totalCount } = deactivatedUsers;
  if (!edges.length) return null;
  return (
    <Card flush>
      <CardHead title="Deaktiverede brugere" text="De kan ikke logge ind, før de bliver genaktiveret." />
      <List>
        {nodesOf(deactivatedUsers).map((user) => (
          <DeactivatedUserRow key={user.id} user={user} customerId={id} />
        ))}
      </List>
      <MoreInCard shown={edges.length} total={totalCount} pages={pages} failure="Kunne ikke hente brugere" />
    </Card>
  );
}
