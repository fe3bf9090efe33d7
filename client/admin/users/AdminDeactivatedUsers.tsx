import { useMemo } from 'react';
import { ConnectionHandler, graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { roleText } from '../../customer/users/roleText.ts';
import { toastOutcome } from '../../parts/edits/toastOutcome.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Avatar } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import type { AdminDeactivatedUsers_customer$key } from '#relay/AdminDeactivatedUsers_customer.graphql';
import type { AdminDeactivatedUsersMutation } from '#relay/AdminDeactivatedUsersMutation.graphql';
import type { AdminDeactivatedUsersPageQuery } from '#relay/AdminDeactivatedUsersPageQuery.graphql';
import type { AdminDeactivatedUsersSubscription } from '#relay/AdminDeactivatedUsersSubscription.graphql';

const subscription = graphql`
  subscription AdminDeactivatedUsersSubscription($customerId: ID!, $connections: [ID!]!) {
    adminDeactivatedUserChanged(customerId: $customerId) {
      edge @appendEdge(connections: $connections) {
        node {
          id
          name
          email
          role
          companyRole
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface AdminDeactivatedUsersProps {
  customer: AdminDeactivatedUsers_customer$key;
  /** Id of the connection of active users. */
  activeConnection: string;
}

const customerFragment = graphql`
  fragment AdminDeactivatedUsers_customer on Customer
  @refetchable(queryName: "AdminDeactivatedUsersPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    deactivatedUsers(first: $count, after: $cursor) @connection(key: "AdminDeactivatedUsers_deactivatedUsers") {
      totalCount
      edges {
        node {
          id
          name
          email
          role
          companyRole
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation AdminDeactivatedUsersMutation($id: ID!, $active: [ID!]!, $deactivated: [ID!]!) {
    reactivateUserAsAdmin(id: $id) {
      active {
        edge @appendEdge(connections: $active) {
          node {
            ...AdminUserList_user
          }
        }
      }
      deactivated {
        deletedId @deleteEdge(connections: $deactivated)
      }
    }
  }
`;

/** The users whom a company has deactivated, for admins. Renders nothing when there are none. */
export function AdminDeactivatedUsers({ customer, activeConnection }: AdminDeactivatedUsersProps) {
  const {
    data: { id: customerId, deactivatedUsers },
    ...pages
  } = usePaginationFragment<AdminDeactivatedUsersPageQuery, AdminDeactivatedUsers_customer$key>(
    customerFragment,
    customer,
  );
  const connection = ConnectionHandler.getConnectionID(customerId, 'AdminDeactivatedUsers_deactivatedUsers');
  useSubscription<AdminDeactivatedUsersSubscription>(
    useMemo(() => ({ subscription, variables: { customerId, connections: [connection] } }), [connection, customerId]),
  );
  const [reactivate, isPending] = useAction<AdminDeactivatedUsersMutation>(mutation);
  const attempt = (id: string) =>
    toastOutcome(
      reactivate({ id, active: [activeConnection], deactivated: [connection] }),
      'Bruger genaktiveret',
      'Kunne ikke genaktivere brugeren',
    );
  if (!deactivatedUsers.edges.length) return null;
  return (
    <Card flush>
      <CardHead title="Deaktiverede brugere" text="Deaktiveret af virksomheden selv." />
      <List>
        {nodesOf(deactivatedUsers).map((user) => (
          <ListItem
            key={user.id}
            icon={<Avatar name={user.name} />}
            title={user.name}
            text={`${user.email} · ${roleText(user)}`}
            end={
              <Button
                size="small"
                aria-label={`Genaktivér ${user.name}`}
                isPending={isPending}
                onPress={() => void attempt(user.id)}
              >
                Genaktivér
              </Button>
            }
          />
        ))}
      </List>
      <MoreInCard
        shown={deactivatedUsers.edges.length}
        total={deactivatedUsers.totalCount}
        pages={pages}
        failure="Kunne ikke hente brugere"
      />
    </Card>
  );
}
