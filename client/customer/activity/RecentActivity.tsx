import { History } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { PartFailed } from '../../app/shell/PartFailed.tsx';
import { Card, CardHead, EmptyState, List } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import { ActivitySummary } from './ActivitySummary.tsx';
import type { RecentActivity_dashboard$key } from '#relay/RecentActivity_dashboard.graphql';

const dashboardFragment = graphql`
  fragment RecentActivity_dashboard on Dashboard {
    summary @catch(to: RESULT) {
      ...ActivitySummary_summary
    }
    recentActivity {
      id
      ...ActivityItem_activity
    }
  }
`;

/**
 * The company's latest activities, below a generated summary if there is one. The section is labelled as AI-generated
 * only when there is a summary.
 */
export function RecentActivity({ dashboard }: { dashboard: RecentActivity_dashboard$key }) {
  const { recentActivity, summary: summaryResult } = useFragment(dashboardFragment, dashboard);
  const summary = summaryResult.ok ? summaryResult.value : undefined;
  return (
    <Card flush>
      <CardHead
        title="Seneste aktivitet"
        text={summary ? 'AI-genereret overblik over seneste aktivitet' : 'Overblik over seneste aktivitet'}
        action={
          <Link to="/activities">
            Se alle<span className="visually-hidden"> aktiviteter</span>
          </Link>
        }
      />
      {summary && <ActivitySummary summary={summary} />}
      {!summaryResult.ok && <PartFailed name="Overblikket" />}
      {recentActivity.length ? (
        <List>
          {recentActivity.map((activity) => (
            <ActivityItem key={activity.id} activity={activity} />
          ))}
        </List>
      ) : (
        <EmptyState
          icon={<History />}
          title="Ingen aktiviteter endnu"
          text="Når der sker noget hos jer, kan I følge det her."
        />
      )}
    </Card>
  );
}
