import { ConnectionHandler, graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { RightsRequestRow } from './RightsRequestRow.tsx';
import type { RightsRequestList_customer$key } from '#relay/RightsRequestList_customer.graphql';
import type { RightsRequestListPageQuery } from '#relay/RightsRequestListPageQuery.graphql';

const subscription = graphql`
  subscription RightsRequestListSubscription($connections: [ID!]!) {
    rightsRequestChanged {
      edge @prependEdge(connections: $connections) {
        node {
          id
          ...RightsRequestRow_request
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment RightsRequestList_customer on Customer
  @refetchable(queryName: "RightsRequestListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    rightsRequests(first: $count, after: $cursor) @connection(key: "RightsRequestList_rightsRequests") {
      totalCount
      edges {
        node {
          id
          ...RightsRequestRow_request
        }
      }
    }
  }
`;

/** Users who ask to see more of the company. Renders nothing when there are none. */
export function RightsRequestList({ customer }: { customer: RightsRequestList_customer$key }) {
  const {
    data: { id, rightsRequests },
    ...pages
  } = usePaginationFragment<RightsRequestListPageQuery, RightsRequestList_customer$key>(customerFragment, customer);
  const connection = ConnectionHandler.getConnectionID(id, 'RightsRequestList_rightsRequests');
  useLiveUpdates(subscription, connection);
  const { edges, totalCount } = rightsRequests;
  if (!edges.length) return null;
  return (
    <Card flush>
      <CardHead
        title="Beder om adgang"
        text="Brugere, der gerne vil se mere af virksomheden. Afdelinger vælger du under Tilpas."
      />
      <List>
        {nodesOf(rightsRequests).map((request) => (
          <RightsRequestRow key={request.id} request={request} connection={connection} />
        ))}
      </List>
      <MoreInCard shown={edges.length} total={totalCount} pages={pages} failure="Kunne ikke hente anmodninger" />
    </Card>
  );
}
