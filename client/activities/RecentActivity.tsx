import { Building2, FolderTree, History, KeyRound, Server, ShieldCheck, Ticket, User, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { ConnectionHandler, graphql, useFragment, useSubscription } from 'react-relay';
import { formatRecent } from '../../domain/dates.ts';
import { Tile } from '../ui/Badge.tsx';
import { Card, CardHead, EmptyState, List, ListItem } from '../ui/Card.tsx';
import type { RecentActivity_customer$key } from './__generated__/RecentActivity_customer.graphql.ts';
import type { RecentActivitySubscription } from './__generated__/RecentActivitySubscription.graphql.ts';

const subscription = graphql`
  subscription RecentActivitySubscription($connections: [ID!]!) {
    activityAdded @prependNode(connections: $connections, edgeTypeName: "ActivityEdge") {
      ...RecentActivity_activity @relay(mask: false)
    }
  }
`;

/** What has happened in the company, growing as it happens. */
export function RecentActivity({ customer }: { customer: RecentActivity_customer$key }) {
  const { id, activities } = useFragment(
    graphql`
      fragment RecentActivity_customer on Customer {
        id
        activities(first: 9) @connection(key: "RecentActivity_activities") {
          edges { node { ...RecentActivity_activity @relay(mask: false) } }
        }
      }
    `,
    customer,
  );
  const connection = ConnectionHandler.getConnectionID(id, 'RecentActivity_activities');
  useSubscription<RecentActivitySubscription>(useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]));
  return (
    <Card flush>
      <CardHead title="Seneste aktivitet" text="Overblik over seneste aktivitet" />
      {activities.edges.length ? (
        <List>
          {activities.edges.slice(0, 9).map(({ node }) => {
            const Icon = icons[node.entityType] ?? History;
            return (
              <ListItem
                key={node.id} icon={<Tile grey><Icon /></Tile>} title={node.title} text={node.description}
                end={<><time dateTime={node.createdAt}>{formatRecent(node.createdAt)}</time><span>{node.actorName}</span></>}
              />
            );
          })}
        </List>
      ) : (
        <EmptyState icon={<History />} title="Ingen aktiviteter endnu" text="Når der sker noget hos jer, kan I følge det her." />
      )}
    </Card>
  );
}

/** The same fields by query and by subscription, read here alone. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment RecentActivity_activity on Activity {
    id
    entityType
    title
    description
    actorName
    createdAt
  }
`;

const icons: Record<string, LucideIcon> = {
  customer: Building2, department: FolderTree, user: User, zendesk_instance: Server, license: KeyRound, license_request: KeyRound,
  service_agreement: ShieldCheck, service_agreement_work: ShieldCheck, clip_card: Ticket, clip_card_work: Ticket,
};
