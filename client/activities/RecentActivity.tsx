import { History } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Card, CardHead, EmptyState, List } from '../ui/Card.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import type { RecentActivity_dashboard$key } from './__generated__/RecentActivity_dashboard.graphql.ts';

/** What has happened in the company lately. */
export function RecentActivity({ dashboard }: { dashboard: RecentActivity_dashboard$key }) {
  const { recentActivity } = useFragment(
    graphql`
      fragment RecentActivity_dashboard on Dashboard {
        recentActivity { id ...ActivityItem_activity }
      }
    `,
    dashboard,
  );
  return (
    <Card flush>
      <CardHead title="Seneste aktivitet" text="Overblik over seneste aktivitet" />
      {recentActivity.length
        ? <List>{recentActivity.map((activity) => <ActivityItem key={activity.id} activity={activity} />)}</List>
        : <EmptyState icon={<History />} title="Ingen aktiviteter endnu" text="Når der sker noget hos jer, kan I følge det her." />}
    </Card>
  );
}
