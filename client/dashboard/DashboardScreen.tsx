import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { formatWeekdayDate, greeting } from '../../domain/dates.ts';
import { RecentActivity } from '../activities/RecentActivity.tsx';
import { Page } from '../ui/Page.tsx';
import type { DashboardScreenQuery } from './__generated__/DashboardScreenQuery.graphql.ts';

export const dashboardQuery = graphql`
  query DashboardScreenQuery {
    viewer {
      user { name }
      customer {
        name
        ...RecentActivity_customer
      }
    }
  }
`;

export function DashboardScreen({ queryRef }: { queryRef: PreloadedQuery<DashboardScreenQuery> }) {
  const { viewer: { user, customer } } = usePreloadedQuery<DashboardScreenQuery>(dashboardQuery, queryRef);
  const firstName = user?.name.split(' ')[0] ?? '';
  const today = formatWeekdayDate();
  return (
    <Page title="Overblik" heading={`${greeting()}, ${firstName}`} text={customer ? `${customer.name} · ${today}` : today}>
      {customer && <RecentActivity customer={customer} />}
    </Page>
  );
}
