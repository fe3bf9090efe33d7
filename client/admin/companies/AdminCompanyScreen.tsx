import { Building2 } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { AdminClipCardList } from '../clipCards/AdminClipCardList.tsx';
import { AdminLicenseList } from '../licenses/AdminLicenseList.tsx';
import { AdminAgreementList } from '../serviceAgreements/AdminAgreementList.tsx';
import type { AdminCompanyScreenQuery } from './__generated__/AdminCompanyScreenQuery.graphql.ts';

export const adminCompanyQuery = graphql`
  query AdminCompanyScreenQuery($id: ID!) {
    admin {
      customer(id: $id) {
        name
        contactPerson
        email
        ...AdminLicenseList_customer
        ...AdminAgreementList_customer
        ...AdminClipCardList_customer
      }
    }
    ...AdminLicenseList_query @arguments(id: $id)
    ...AdminAgreementList_query @arguments(id: $id)
    ...AdminClipCardList_query @arguments(id: $id)
  }
`;

/** One company, as the reseller's people run it. */
export function AdminCompanyScreen({ queryRef }: { queryRef: PreloadedQuery<AdminCompanyScreenQuery> }) {
  const query = usePreloadedQuery<AdminCompanyScreenQuery>(adminCompanyQuery, queryRef);
  const { customer } = query.admin;
  if (!customer) {
    return (
      <Page title="Virksomhed ikke fundet">
        <Card><EmptyState icon={<Building2 />} title="Virksomhed ikke fundet" text="Den findes ikke, eller adressen er skrevet forkert." /></Card>
      </Page>
    );
  }
  return (
    <Page title={customer.name} text={`${customer.contactPerson} · ${customer.email}`} wide>
      <AdminLicenseList query={query} customer={customer} />
      <AdminAgreementList query={query} customer={customer} />
      <AdminClipCardList query={query} customer={customer} />
    </Page>
  );
}
