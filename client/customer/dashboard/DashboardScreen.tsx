import { LayoutDashboard } from 'lucide-react';
import { Suspense, useMemo, type ComponentType } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { dashboardHeading } from '../../app/early/dashboardHeading.ts';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
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
import type { DashboardScreenQuery } from '#relay/DashboardScreenQuery.graphql';
import type { DashboardScreenSubscription } from '#relay/DashboardScreenSubscription.graphql';

export const dashboardQuery = graphql`
  query DashboardScreenQuery @preloadable {
    viewer {
      user {
        name
      }
      viewerCanAdminister
      serviceNotices {
        ...ServiceNoticeBanners_notices
      }
    }
    dashboard {
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
  }
`;

const subscription = graphql`
  subscription DashboardScreenSubscription {
    dashboardChanged {
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
  }
`;

interface DashboardScreenProps {
  queryRef: PreloadedQuery<DashboardScreenQuery>;
  /** Shown above a customer's overview, to admins alone. */
  AdminFigures: ComponentType;
}

export const DashboardScreen = (props: DashboardScreenProps) => (
  <PageBoundary title="Kunne ikke hente dashboard data">
    <Suspense fallback={<DashboardSkeleton />}>
      <Dashboard {...props} />
    </Suspense>
  </PageBoundary>
);

function Dashboard({ queryRef, AdminFigures }: DashboardScreenProps) {
  const data = usePreloadedQuery<DashboardScreenQuery>(dashboardQuery, queryRef);
  useSubscription<DashboardScreenSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
  const {
    viewer: { viewerCanAdminister, serviceNotices },
    dashboard,
  } = data;
  const { customer, upcomingDecisions } = dashboard;
  return (
    <Page title="Overblik" {...dashboardHeading(data)}>
      <ServiceNoticeBanners notices={serviceNotices} />
      {viewerCanAdminister && (
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
            <ConnectionsToRenew customer={customer} />
          </div>
          <DashboardStats dashboard={dashboard} />
          <div className={styles.split}>
            <div className={styles.main}>
              <FirstSteps dashboard={dashboard} />
              <LowClipCards dashboard={dashboard} />
              {upcomingDecisions.length > 0 && <UpcomingDecisions dashboard={dashboard} />}
              <SeatAdvice customer={customer} />
              <RecentActivity dashboard={dashboard} />
            </div>
            <div className={styles.side}>
              <PointOfContact customer={customer} />
              <QuickLinks />
            </div>
          </div>
        </>
      ) : viewerCanAdminister ? (
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
