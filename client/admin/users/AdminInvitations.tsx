import { useMemo } from 'react';
import { ConnectionHandler, graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { CompanyRole, labelOf } from '../../../domain/basics/vocabulary.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { toastOutcome } from '../../parts/edits/toastOutcome.ts';
import styles from '../../parts/lists/cells.module.css';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Avatar } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import type { AdminInvitations_customer$key } from '#relay/AdminInvitations_customer.graphql';
import type { AdminInvitationsPageQuery } from '#relay/AdminInvitationsPageQuery.graphql';
import type { AdminInvitationsResendMutation } from '#relay/AdminInvitationsResendMutation.graphql';
import type { AdminInvitationsRevokeMutation } from '#relay/AdminInvitationsRevokeMutation.graphql';
import type { AdminInvitationsSubscription } from '#relay/AdminInvitationsSubscription.graphql';

const subscription = graphql`
  subscription AdminInvitationsSubscription($customerId: ID!, $connections: [ID!]!) {
    adminInvitationChanged(customerId: $customerId) {
      edge @prependEdge(connections: $connections) {
        node {
          id
          name
          email
          companyRole
          expiresAt
          isExpired
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment AdminInvitations_customer on Customer
  @refetchable(queryName: "AdminInvitationsPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    invitations(first: $count, after: $cursor) @connection(key: "AdminInvitations_invitations") {
      totalCount
      edges {
        node {
          id
          name
          email
          companyRole
          expiresAt
          isExpired
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation AdminInvitationsResendMutation($id: ID!) {
    resendInvitationAsAdmin(id: $id) {
      edge {
        node {
          id
          expiresAt
          isExpired
        }
      }
    }
  }
`;

const adminInvitationsRevokeMutation = graphql`
  mutation AdminInvitationsRevokeMutation($id: ID!, $connections: [ID!]!) {
    revokeInvitationAsAdmin(id: $id) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** The open invitations of a company, for support. Renders nothing when there are none. */
export function AdminInvitations({ customer }: { customer: AdminInvitations_customer$key }) {
  const {
    data: { id: customerId, invitations },
    ...pages
  } = usePaginationFragment<AdminInvitationsPageQuery, AdminInvitations_customer$key>(customerFragment, customer);
  const connection = ConnectionHandler.getConnectionID(customerId, 'AdminInvitations_invitations');
  useSubscription<AdminInvitationsSubscription>(
    useMemo(() => ({ subscription, variables: { customerId, connections: [connection] } }), [connection, customerId]),
  );
  const [resend, isResending] = useAction<AdminInvitationsResendMutation>(mutation);
  const [revoke, isRevoking] = useAction<AdminInvitationsRevokeMutation>(adminInvitationsRevokeMutation);
  const attempt = (change: Promise<unknown>, done: string) =>
    void toastOutcome(change, done, 'Kunne ikke ændre invitationen');
  if (!invitations.edges.length) return null;
  return (
    <Card flush>
      <CardHead title="Åbne invitationer" />
      <List>
        {nodesOf(invitations).map(({ id, name, email, companyRole, expiresAt, isExpired }) => (
          <ListItem
            key={id}
            icon={<Avatar name={name} />}
            title={name}
            text={
              `${email} · ${labelOf(CompanyRole, companyRole)} · ` +
              `${isExpired ? 'udløb' : 'gælder til'} ${formatDateTime(expiresAt)}`
            }
            end={
              <span className={styles.rowButtons}>
                <Button
                  size="small"
                  aria-label={`Send igen til ${name}`}
                  isPending={isResending}
                  onPress={() => attempt(resend({ id }), 'Invitation sendt igen')}
                >
                  Send igen
                </Button>
                <Button
                  size="small"
                  variant="dangerQuiet"
                  aria-label={`Træk tilbage, invitationen til ${name}`}
                  isPending={isRevoking}
                  onPress={() => attempt(revoke({ id, connections: [connection] }), 'Invitation trukket tilbage')}
                >
                  Træk tilbage
                </Button>
              </span>
            }
          />
        ))}
      </List>
      <MoreInCard
        shown={invitations.edges.length}
        total={invitations.totalCount}
        pages={pages}
        failure="Kunne ikke hente invitationer"
      />
    </Card>
  );
}
