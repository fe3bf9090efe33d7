import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardFoot, EmptyState, List } from '../../ui/Card.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ActivityItem } from './ActivityItem.tsx';
import { activityPath, pageRangeText, type ActivityPageParams } from './activityPath.ts';
import { useFreshActivities } from './useFreshActivities.ts';
import type { ActivityPage_customer$key } from '#relay/ActivityPage_customer.graphql';

interface ActivityPageProps {
  customer: ActivityPage_customer$key;
  params: ActivityPageParams;
}

const customerFragment = graphql`
  fragment ActivityPage_customer on Customer
  @argumentDefinitions(page: { type: "Int!" }, type: { type: "ActivityType" }) {
    numberedActivities(page: $page, type: $type) {
      activities {
        id
        ...ActivityItem_activity
      }
      pagination {
        totalCount
        totalPages
      }
    }
  }
`;

/** One numbered page of activities with links to the other pages. */
export function ActivityPage({ customer, params }: ActivityPageProps) {
  const {
    numberedActivities: {
      activities,
      pagination: { totalCount, totalPages },
    },
  } = useFragment(customerFragment, customer);
  const { page, type } = params;
  useFreshActivities(params);
  useScrollToTop(page);
  if (!activities.length) return <NoActivities type={type} lastPage={totalPages} />;
  return (
    <Card flush>
      <List>
        {activities.map((activity) => (
          <ActivityItem key={activity.id} activity={activity} />
        ))}
      </List>
      <CardFoot>
        <span role="status">{pageRangeText({ page, count: activities.length, total: totalCount })}</span>
        <Pager page={page} pageCount={totalPages} pathOf={(number) => activityPath({ page: number, type })} />
      </CardFoot>
    </Card>
  );
}

/**
 * Scrolls to the top when another page is shown. The focus stays in the pager, so that the user can go on to the next
 * page with the keyboard.
 */
function useScrollToTop(page: number): void {
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current !== page) window.scrollTo({ top: 0 });
    previousPage.current = page;
  }, [page]);
}

interface NoActivitiesProps {
  type: ActivityPageParams['type'];
  /** Zero when the company has no activities of this type. */
  lastPage: number;
}

function NoActivities({ type, lastPage }: NoActivitiesProps) {
  const [text, label, to] = lastPage
    ? ['Så mange sider er der ikke.', 'Gå til den sidste side', activityPath({ page: lastPage, type })]
    : type
      ? ['Der er ikke sket noget af den slags endnu.', 'Vis alle aktiviteter', '/activities']
      : ['Når der sker noget hos jer, kan I følge det her.', 'Gå til overblikket', '/dashboard'];
  return (
    <Card>
      <EmptyState
        icon={<History />}
        title="Ingen aktiviteter fundet"
        text={text!}
        action={<ButtonLink to={to!}>{label}</ButtonLink>}
      />
    </Card>
  );
}
