import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, CardFoot, EmptyState, List } from '../ui/Card.tsx';
import { Pager } from '../ui/Pager.tsx';
import { activityPath, pageRangeText, type ActivityAddress } from './activityAddress.ts';
import { ActivityItem } from './ActivityItem.tsx';
import { useFreshActivities } from './useFreshActivities.ts';
import type { ActivityPage_customer$key } from './__generated__/ActivityPage_customer.graphql.ts';

interface ActivityPageProps {
  customer: ActivityPage_customer$key;
  address: ActivityAddress;
}

export function ActivityPage({ customer, address }: ActivityPageProps) {
  const {
    numberedActivities: {
      activities,
      pagination: { totalCount, totalPages },
    },
  } = useFragment(
    graphql`
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
    `,
    customer,
  );
  const { page, type } = address;
  useFreshActivities(address);
  useScrollToTop(page);
  if (!activities.length) return <NoActivities address={address} lastPage={totalPages} />;
  return (
    <Card flush>
      <List>
        {activities.map((activity) => (
          <ActivityItem key={activity.id} activity={activity} />
        ))}
      </List>
      <CardFoot>
        <span role="status">{pageRangeText({ page, count: activities.length, total: totalCount })}</span>
        <Pager page={page} pageCount={totalPages} addressOf={(to) => activityPath({ page: to, type })} />
      </CardFoot>
    </Card>
  );
}

/**
 * Scrolls to the top when another page is shown. The pager keeps the focus, so that the user can go on to the next
 * page.
 */
function useScrollToTop(page: number): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page) window.scrollTo({ top: 0 });
    last.current = page;
  }, [page]);
}

function NoActivities({ address: { type }, lastPage }: { address: ActivityAddress; lastPage: number }) {
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
