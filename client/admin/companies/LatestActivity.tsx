import { History } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { ActivityItem } from '../../activities/ActivityItem.tsx';
import { Card, CardHead, EmptyState, List } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { companyPath } from './companyText.ts';
import { useNewActivities } from './useNewActivities.ts';
import type { LatestActivity_customer$key } from './__generated__/LatestActivity_customer.graphql.ts';

const SHOWN_COUNT = 6;

/** The latest activities of a company. */
export function LatestActivity({ customer }: { customer: LatestActivity_customer$key }) {
  const { id, activities } = useFragment(
    graphql`
      fragment LatestActivity_customer on Customer {
        id
        activities(first: 6) @connection(key: "LatestActivity_activities") {
          __id
          edges {
            node {
              id
              ...ActivityItem_activity
            }
          }
        }
      }
    `,
    customer,
  );
  useNewActivities(id, activities.__id);
  return (
    <Card flush>
      <CardHead
        title="Seneste aktivitet"
        action={
          <Link to={companyPath(id, 'aktivitet')}>
            Se alle<span className="visually-hidden"> aktiviteter</span>
          </Link>
        }
      />
      {activities.edges.length ? (
        <List>
          {activities.edges.slice(0, SHOWN_COUNT).map(({ node }) => (
            <ActivityItem key={node.id} activity={node} />
          ))}
        </List>
      ) : (
        <EmptyState
          icon={<History />}
          title="Ingen aktiviteter endnu"
          text="Når der sker noget hos kunden, står det her."
        />
      )}
    </Card>
  );
}
