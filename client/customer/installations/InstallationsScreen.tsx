import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RoleNotice } from '../../app/shell/permissions.tsx';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ServiceNoticeBanners } from '../../parts/serviceStatus/ServiceNoticeBanners.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { NoDepartments } from '../departments/NoDepartments.tsx';
import { ReturnBanner } from '../integrations/ReturnBanner.tsx';
import { AddInstallationButton } from './AddInstallationButton.tsx';
import { useConnectedToast } from './connectedToast.ts';
import { InstallationTable, InstallationTableSkeleton } from './InstallationTable.tsx';
import type { InstallationsScreenQuery } from '#relay/InstallationsScreenQuery.graphql';

export const installationsQuery = graphql`
  query InstallationsScreenQuery @preloadable {
    viewer {
      serviceNotices {
        ...ServiceNoticeBanners_notices
      }
      customer {
        departmentCount
        ...AddInstallationButton_customer
        ...InstallationTable_customer
      }
    }
  }
`;

const installationsHead = {
  title: 'Zendesk installationer',
  text: 'Jeres Zendesk-konti, og hvilken afdeling hver af dem hører til.',
};

interface InstallationsScreenProps {
  queryRef: PreloadedQuery<InstallationsScreenQuery>;
}

export const InstallationsScreen = ({ queryRef }: InstallationsScreenProps) => (
  <PageBoundary title="Kunne ikke hente Zendesk installationer">
    <Suspense
      fallback={
        <Page {...installationsHead}>
          <InstallationTableSkeleton />
        </Page>
      }
    >
      <Installations queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

function Installations({ queryRef }: InstallationsScreenProps) {
  useConnectedToast();
  const {
    viewer: { customer, serviceNotices },
  } = usePreloadedQuery<InstallationsScreenQuery>(installationsQuery, queryRef);
  if (!customer)
    return (
      <Page {...installationsHead}>
        <NoCompany />
      </Page>
    );
  if (!customer.departmentCount)
    return (
      <Page {...installationsHead}>
        <Card flush>
          <NoDepartments subject="En Zendesk installation" />
        </Card>
      </Page>
    );
  return (
    <Page {...installationsHead} actions={<AddInstallationButton customer={customer} />}>
      <ReturnBanner cancelledText="Du fortrød hos Zendesk. Installationen er ikke forbundet, og intet er ændret." />
      <ServiceNoticeBanners notices={serviceNotices} concerns={(installationIds) => installationIds.length > 0} />
      <RoleNotice to="canManageCompany">
        Kun en kontoadministrator kan ændre installationer og forbinde Zendesk.
      </RoleNotice>
      <InstallationTable customer={customer} addButton={<AddInstallationButton customer={customer} isSecondary />} />
    </Page>
  );
}
