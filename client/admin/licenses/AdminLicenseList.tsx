import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData, useFragment, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { TableSection } from '../TableSection.tsx';
import { licenseColumns, type OpenLicenseDialog } from './adminLicenseColumns.tsx';
import { CreateLicenseDialog } from './CreateLicenseDialog.tsx';
import { DeleteLicenseDialog } from './DeleteLicenseDialog.tsx';
import { EditLicenseDialog } from './EditLicenseDialog.tsx';
import { useLicenseChanges } from './useLicenseChanges.ts';
import type { AdminLicenseList_customer$key } from '#relay/AdminLicenseList_customer.graphql';
import type { AdminLicenseList_license$key } from '#relay/AdminLicenseList_license.graphql';
import type { AdminLicenseList_query$key } from '#relay/AdminLicenseList_query.graphql';
import type { AdminLicenseListPageQuery } from '#relay/AdminLicenseListPageQuery.graphql';

interface AdminLicenseListProps {
  query: AdminLicenseList_query$key;
  customer: AdminLicenseList_customer$key;
  customerId: string;
}

const customerFragment = graphql`
  fragment AdminLicenseList_customer on Customer {
    ...CreateLicenseDialog_customer
    ...LicenseFields_customer
  }
`;

const queryFragment = graphql`
  fragment AdminLicenseList_query on Query
  @refetchable(queryName: "AdminLicenseListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        licenses(first: $count, after: $cursor) @connection(key: "AdminLicenseList_licenses") {
          __id
          totalCount
          edges {
            node {
              ...AdminLicenseList_license
            }
          }
        }
      }
    }
  }
`;

/** The licences of one company, for admins. */
export function AdminLicenseList({ query, customer, customerId }: AdminLicenseListProps) {
  const company = useFragment(customerFragment, customer);
  const { data, ...pages } = usePaginationFragment<AdminLicenseListPageQuery, AdminLicenseList_query$key>(
    queryFragment,
    query,
  );
  const { licenses } = data.admin.customer!;
  const { __id: connection, totalCount } = licenses;
  const rows = nodesOf(licenses).map(readLicense);
  useLicenseChanges(connection, customerId);
  const [opened, setOpened] = useState<{
    dialog: Parameters<OpenLicenseDialog>[0];
    license: Parameters<OpenLicenseDialog>[1];
  }>();
  const close = () => setOpened(undefined);
  return (
    <TableSection
      list={{
        label: 'Licenser',
        columns: licenseColumns((dialog, license) => setOpened({ dialog, license })),
        failure: 'Kunne ikke hente licenser',
        icon: <KeyRound />,
        empty: {
          title: 'Ingen licenser endnu',
          text: 'Opret en licens på en af kundens installationer, eller fuldfør en anmodning.',
        },
      }}
      rows={rows}
      total={totalCount}
      pages={pages}
      create={{
        label: 'Opret licens',
        renderDialog: (onClose) => <CreateLicenseDialog customer={company} connection={connection} onClose={onClose} />,
      }}
    >
      {opened?.dialog === 'edit' && <EditLicenseDialog customer={company} license={opened.license} onClose={close} />}
      {opened?.dialog === 'delete' && (
        <DeleteLicenseDialog license={opened.license} connection={connection} onClose={close} />
      )}
    </TableSection>
  );
}

const licenseFragment = graphql`
  fragment AdminLicenseList_license on License @inline {
    id
    type
    quantity
    orderedSeats
    status
    pausedAt
    billingInterval
    contractTerm
    validFrom
    validUntil
    installation {
      subdomain
    }
    ...EditLicenseDialog_license
    ...DeleteLicenseDialog_license
  }
`;

/** Reads the fields of a licence that every operation of this list fetches. */
const readLicense = (license: AdminLicenseList_license$key) => readInlineData(licenseFragment, license);
