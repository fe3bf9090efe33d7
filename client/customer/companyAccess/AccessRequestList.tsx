import { useState } from 'react';
import { ConnectionHandler, graphql, usePaginationFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { Avatar } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import styles from './CompanyAccess.module.css';
import type { AccessRequestList_customer$key } from '#relay/AccessRequestList_customer.graphql';
import type { AccessRequestListPageQuery } from '#relay/AccessRequestListPageQuery.graphql';

const ApproveAccessDialog = lazyDialog(async () => (await import('./ApproveAccessDialog.tsx')).ApproveAccessDialog);
const DeclineAccessDialog = lazyDialog(async () => (await import('./DeclineAccessDialog.tsx')).DeclineAccessDialog);

const subscription = graphql`
  subscription AccessRequestListSubscription($connections: [ID!]!) {
    accessRequestChanged {
      edge @prependEdge(connections: $connections) {
        node {
          id
          name
          email
          providerName
          createdAt
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface OpenRequest {
  answer: 'approve' | 'decline';
  id: string;
  name: string;
}

const customerFragment = graphql`
  fragment AccessRequestList_customer on Customer
  @refetchable(queryName: "AccessRequestListPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    newUserRole
    accessRequests(first: $count, after: $cursor) @connection(key: "AccessRequestList_accessRequests") {
      totalCount
      edges {
        node {
          id
          name
          email
          providerName
          createdAt
        }
      }
    }
  }
`;

/** People who ask to become users of the company. Renders nothing when there are none. */
export function AccessRequestList({ customer }: { customer: AccessRequestList_customer$key }) {
  const {
    data: { id: customerId, accessRequests, newUserRole },
    ...pages
  } = usePaginationFragment<AccessRequestListPageQuery, AccessRequestList_customer$key>(customerFragment, customer);
  const connection = ConnectionHandler.getConnectionID(customerId, 'AccessRequestList_accessRequests');
  useLiveUpdates(subscription, connection);
  const [open, setOpen] = useState<OpenRequest>();
  const close = () => setOpen(undefined);
  const dialogProps = open && { id: open.id, name: open.name, connection, onClose: close };
  const { edges, totalCount } = accessRequests;
  if (!edges.length && !open) return null;
  return (
    <Card flush>
      <CardHead title="Anmodninger om adgang" text="Kolleger, der gerne vil kunne logge ind." />
      <List>
        {nodesOf(accessRequests).map(({ id, name, email, providerName, createdAt }) => (
          <ListItem
            key={id}
            icon={<Avatar name={name} />}
            title={name}
            text={[email, providerName, formatRecent(createdAt)].filter(Boolean).join(' · ')}
            end={
              <Allowed to="canManagePeople">
                <span className={styles.actions}>
                  <Button
                    size="small"
                    variant="primary"
                    aria-label={`Giv adgang til ${name}`}
                    onPress={() => setOpen({ answer: 'approve', id, name })}
                  >
                    Giv adgang
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Afvis ${name}`}
                    onPress={() => setOpen({ answer: 'decline', id, name })}
                  >
                    Afvis
                  </Button>
                </span>
              </Allowed>
            }
          />
        ))}
      </List>
      <MoreInCard shown={edges.length} total={totalCount} pages={pages} failure="Kunne ikke hente anmodninger" />
      {open?.answer === 'approve' && <ApproveAccessDialog {...dialogProps!} role={newUserRole} />}
      {open?.answer === 'decline' && <DeclineAccessDialog {...dialogProps!} />}
    </Card>
  );
}
