import { graphql } from 'react-relay';
import { RoleNotice } from '../../app/shell/permissions.tsx';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
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
        ...CreateInstallationDialog_customer
        ...InstallationTable_customer
      }
    }
  }
`;

const installationsHead = {
  title: 'Zendesk installationer',
  text: 'Jeres Zendesk-konti, og hvilken afdeling hver af dem hører til.',
};

export const InstallationsScreen = ({ queryRef }: ScreenProps<InstallationsScreenQuery>) => (
  <QueryBoundary<InstallationsScreenQuery>
    query={installationsQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente Zendesk installationer"
    fallback={
      <Page {...installationsHead}>
        <InstallationTableSkeleton />
      </Page>
    }
    isPage
  >
    {(data) => <Installations {...data.viewer} />}
  </QueryBoundary>
);

function Installations({ customer, serviceNotices }: InstallationsScreenQuery['response']['viewer']) {
  useConnectedToast();
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
