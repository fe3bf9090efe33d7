import { Plus } from 'lucide-react';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import { Allowed } from '../../app/shell/permissions.tsx';
import { CompanyPrices } from '../../parts/prices/CompanyPrices.tsx';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { CompanySeatFigures } from '../seats/CompanySeatFigures.tsx';
import { LiveSeats } from '../seats/LiveSeats.tsx';
import { LicenseFigures } from './LicenseFigures.tsx';
import { LicenseList } from './LicenseList.tsx';
import { LicenseRequestTable } from './LicenseRequestTable.tsx';
import styles from './Licenses.module.css';
import { licensesHead } from './LicensesSkeleton.tsx';
import { useOrderDialog } from './useOrderDialog.ts';
import type { CompanyLicenses_customer$key } from '#relay/CompanyLicenses_customer.graphql';

const customerFragment = graphql`
  fragment CompanyLicenses_customer on Customer
  @argumentDefinitions(
    search: { type: "String" }
    departmentId: { type: "ID" }
    statuses: { type: "[LicenseStatus!]" }
  ) {
    id
    ...CompanyPrices_customer
    ...LicenseFigures_customer
    ...CompanySeatFigures_customer
    ...LicenseList_customer @arguments(search: $search, departmentId: $departmentId, statuses: $statuses)
    ...LicenseRequestTable_customer
  }
`;

/** The company's licences and licence requests, and a button that orders licences. */
export function CompanyLicenses({ customer }: { customer: CompanyLicenses_customer$key }) {
  const company = useFragment(customerFragment, customer);
  const requestConnectionId = ConnectionHandler.getConnectionID(company.id, 'LicenseRequestTable_licenseRequests');
  const { OrderDialog, isOpening, open, close } = useOrderDialog();
  return (
    <Page
      {...licensesHead}
      actions={
        <Allowed to="canBuy">
          <Button variant="primary" isPending={isOpening} onPress={open}>
            <Plus aria-hidden /> Bestil licens
          </Button>
        </Allowed>
      }
    >
      <div className={styles.allFigures}>
        <LicenseFigures customer={company} />
        <CompanySeatFigures customer={company} />
      </div>
      <LiveSeats />
      <CompanyPrices customer={company}>
        <LicenseList customer={company} requestConnectionId={requestConnectionId} onOrder={open} />
      </CompanyPrices>
      <LicenseRequestTable customer={company} />
      {OrderDialog && <OrderDialog requestConnectionId={requestConnectionId} onClose={close} />}
    </Page>
  );
}
