import { ConnectionHandler, graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Card, CardHead, List } from '../../ui/Card.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import type { InvitationList_customer$key } from '#relay/InvitationList_customer.graphql';
import type { InvitationListPageQuery } from '#relay/InvitationListPageQuery.graphql';

const subscription = graphql`
  subscription InvitationListSubscription($connections: [ID!]!) {
    invitationChanged {
      edge @prependEdge(connections: $connections) {
        node {
          id
          ...InvitationRow_invitation
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment InvitationList_customer on Customer
  @refetchable(queryName: "InvitationListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    invitations(first: $count, after: $cursor) @connection(key: "InvitationList_invitations") {
      totalCount
      edges {
        node {
          id
          ...InvitationRow_invitation
        }
      }
    }
  }
`;

/** The open invitations of a company. Renders nothing when there are none. */
export function InvitationList({ customer }: { customer: InvitationList_customer$key }) {
  const {
    data: { id, invitations },
    ...pages
  } = usePaginationFragment<InvitationListPageQuery, InvitationList_customer$key>(customerFragment, customer);
  const connection = ConnectionHandler.getConnectionID(id, 'InvitationList_invitations');
  useLiveUpdates(subscription, connection);
  const { edges, totalCount } = invitations;
  if (!edges.length) return null;
  return (
    <Card flush>
      <CardHead title="Åbne invitationer" text="De kan logge ind, når de har valgt en adgangskode." />
      <List>
        {nodesOf(invitations).map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} connection={connection} />
        ))}
      </List>
      <MoreInCard shown={edges.length} total={totalCount} pages={pages} failure="Kunne ikke hente invitationer" />
    </Card>
  );
}
