import { Building2 } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { formatWeekdayDate, greeting } from '../../domain/dates.ts';
import { RecentActivity } from '../activities/RecentActivity.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';
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
      {customer ? <RecentActivity customer={customer} /> : <NoCompany />}
    </Page>
  );
}

/** An admin who belongs to no company: nothing here is about them. */
const NoCompany = () => (
  <Card>
    <EmptyState icon={<Building2 />} title="Vælg en virksomhed" text="Du er ikke knyttet til en virksomhed, så her er ikke noget at vise." />
  </Card>
);
