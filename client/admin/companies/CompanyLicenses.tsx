import { useMemo } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { addNewOnTop } from '../../relay/addNewOnTop.ts';
import { AdminLicenseList } from '../licenses/AdminLicenseList.tsx';
import { CompanyTab } from './CompanyTab.tsx';
import type { CompanyLicensesQuery } from './__generated__/CompanyLicensesQuery.graphql.ts';
import type { CompanyLicensesSubscription } from './__generated__/CompanyLicensesSubscription.graphql.ts';

export const companyLicensesQuery = graphql`
  query CompanyLicensesQuery($id: ID!) {
    admin { customer(id: $id) { ...AdminLicenseList_customer } }
    ...AdminLicenseList_query @arguments(id: $id)
  }
`;

const subscription = graphql`
  subscription CompanyLicensesSubscription($id: ID!) {
    adminChanged {
      customer(id: $id) {
        licenses(first: 20) {
          totalCount
          edges { cursor node { ...AdminLicenseList_license @relay(mask: false) } }
        }
      }
    }
  }
`;

interface CompanyLicensesProps {
  queryRef: PreloadedQuery<CompanyLicensesQuery>;
}

export const CompanyLicenses = ({ queryRef }: CompanyLicensesProps) => <CompanyTab failure="Kunne ikke hente licenser"><List queryRef={queryRef} /></CompanyTab>;

function List({ queryRef }: CompanyLicensesProps) {
  const query = usePreloadedQuery<CompanyLicensesQuery>(companyLicensesQuery, queryRef);
  const { id } = queryRef.variables;
  useSubscription<CompanyLicensesSubscription>(useMemo(() => ({
    subscription, variables: { id },
    updater: (store) => addNewOnTop(
      store, store.getRootField('adminChanged')?.getLinkedRecord('customer', { id }),
      { field: 'licenses', connection: 'AdminLicenseList_licenses', edgeType: 'LicenseEdge' },
    ),
  }), [id]));
  const { customer } = query.admin;
  return customer && <AdminLicenseList query={query} customer={customer} />;
}
