import { LayoutDashboard } from 'lucide-react';
import { Suspense, type ComponentType } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dashboardHeading } from '../../app/early/dashboardHeading.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { ServiceNoticeBanners } from '../../parts/serviceStatus/ServiceNoticeBanners.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { RecentActivity } from '../activity/RecentActivity.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { ConnectionsToRenew } from './ConnectionsToRenew.tsx';
import styles from './Dashboard.module.css';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { DashboardStats } from './DashboardStats.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LowClipCards } from './LowClipCards.tsx';
import { PointOfContact } from './PointOfContact.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SeatAdvice } from './SeatAdvice.tsx';
import { UpcomingDecisions } from './UpcomingDecisions.tsx';
import { WaitingApprovals } from './WaitingApprovals.tsx';
import type { DashboardScreen_dashboard$key } from '#relay/DashboardScreen_dashboard.graphql';
import type { DashboardScreenQuery } from '#relay/DashboardScreenQuery.graphql';

export const dashboardQuery = graphql`
  query DashboardScreenQuery @preloadable {
    viewer {
      user {
        name
      }
      viewerWorksInBackOffice
      serviceNotices {
        ...ServiceNoticeBanners_notices
      }
    }
    dashboard {
      customer {
        name
      }
      ...DashboardScreen_dashboard
    }
  }
`;

const dashboardFragment = graphql`
  fragment DashboardScreen_dashboard on Dashboard {
    customer {
      name
      ...ConnectionsToRenew_customer
      ...PointOfContact_customer
      ...SeatAdvice_customer
      ...WaitingApprovals_customer
    }
    ...DashboardStats_dashboard
    ...FirstSteps_dashboard
    ...LowClipCards_dashboard
    upcomingDecisions {
      id
    }
    ...UpcomingDecisions_dashboard
    ...RecentActivity_dashboard
  }
`;

const subscription = graphql`
  subscription DashboardScreenSubscription {
    dashboardChanged {
      ...DashboardScreen_dashboard
    }
  }
`;

interface AdminPart {
  /** Shown above a customer's overview, to employees who keep the books or support customers. */
  AdminFigures: ComponentType;
}

export const DashboardScreen = ({ queryRef, AdminFigures }: ScreenProps<DashboardScreenQuery> & AdminPart) => (
  <QueryBoundary<DashboardScreenQuery>
    query={dashboardQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente dashboard data"
    fallback={<DashboardSkeleton />}
    isPage
  >
    {(data) => <Dashboard data={data} AdminFigures={AdminFigures} />}
  </QueryBoundary>
);

function Dashboard({ data, AdminFigures }: AdminPart & { data: DashboardScreenQuery['response'] }) {
  useLiveUpdates(subscription);
  const { viewerWorksInBackOffice, serviceNotices } = data.viewer;
  const { keepBooks, support } = useAreas();
  const dashboard = useFragment<DashboardScreen_dashboard$key>(dashboardFragment, data.dashboard);
  const { customer, upcomingDecisions } = dashboard;
  return (
    <Page title="Overblik" {...dashboardHeading(data)}>
      <ServiceNoticeBanners notices={serviceNotices} />
      {viewerWorksInBackOffice && (keepBooks || support) && (
        <div className={styles.adminCharts}>
          <Suspense
            fallback={
              <Card>
                <Skeleton height={260} />
              </Card>
            }
          >
            <AdminFigures />
          </Suspense>
        </div>
      )}
      {customer ? (
        <>
          <div className={styles.notices}>
            <WaitingApprovals customer={customer} />
            <Sees subject="INTEGRATIONS">
              <ConnectionsToRenew customer={customer} />
            </Sees>
          </div>
          <DashboardStats dashboard={dashboard} />
          <div className={styles.split}>
            <div className={styles.main}>
              <FirstSteps dashboard={dashboard} />
              <Sees subject="AGREEMENTS">
                <LowClipCards dashboard={dashboard} />
              </Sees>
              {upcomingDecisions.length > 0 && <UpcomingDecisions dashboard={dashboard} />}
              <Sees subject="LICENSES">
                <SeatAdvice customer={customer} />
              </Sees>
              <RecentActivity dashboard={dashboard} />
            </div>
            <div className={styles.side}>
              <PointOfContact customer={customer} />
              <QuickLinks />
            </div>
          </div>
        </>
      ) : viewerWorksInBackOffice ? (
        <NoCompany />
      ) : (
        <NoData />
      )}
    </Page>
  );
}

const NoData = () => (
  <Card>
    <EmptyState
      icon={<LayoutDashboard />}
      title="Ingen dashboard data fundet"
      text="Din bruger hører ikke til en virksomhed. Kontakt os, så hjælper vi."
    />
  </Card>
);
