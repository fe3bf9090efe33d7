import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { NoCompany } from '../company/NoCompany.tsx';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { Page } from '../ui/Page.tsx';
import { AddInstallation } from './AddInstallation.tsx';
import { InstallationTable, InstallationTableWaiting } from './InstallationTable.tsx';
import { NoDepartments } from './NoDepartments.tsx';
import type { InstallationsScreenQuery } from './__generated__/InstallationsScreenQuery.graphql.ts';

export const installationsQuery = graphql`
  query InstallationsScreenQuery {
    viewer {
      customer {
        departmentCount
        ...AddInstallation_customer
        ...InstallationTable_customer
      }
    }
  }
`;

const head = { title: 'Zendesk installationer', text: 'Jeres Zendesk-konti, og hvilken afdeling hver af dem hører til.' };

interface InstallationsScreenProps {
  queryRef: PreloadedQuery<InstallationsScreenQuery>;
}

export const InstallationsScreen = ({ queryRef }: InstallationsScreenProps) => (
  <ScreenBoundary title="Kunne ikke hente Zendesk installationer">
    <Suspense fallback={<Page {...head}><InstallationTableWaiting /></Page>}><Installations queryRef={queryRef} /></Suspense>
  </ScreenBoundary>
);

function Installations({ queryRef }: InstallationsScreenProps) {
  const { viewer: { customer } } = usePreloadedQuery<InstallationsScreenQuery>(installationsQuery, queryRef);
  if (!customer) return <Page {...head}><NoCompany /></Page>;
  if (!customer.departmentCount) return <Page {...head}><NoDepartments /></Page>;
  const add = <AddInstallation customer={customer} />;
  return <Page {...head} actions={add}><InstallationTable customer={customer} add={add} /></Page>;
}
