import { Building2 } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { graphql, readInlineData, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router';
import { formatLongDate } from '../../../domain/basics/dates.ts';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { useListBack } from '../../parts/lists/useListBack.ts';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { CompanyHealth } from './CompanyHealth.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';
import { cvrText } from './companyText.ts';
import { SetupBanner } from './SetupBanner.tsx';
import { useTabCountRefetch } from './useTabCountRefetch.ts';
import { ViewAsCustomer } from './ViewAsCustomer.tsx';
import type { AdminCompanyScreen_customer$key } from '#relay/AdminCompanyScreen_customer.graphql';
import type { AdminCompanyScreenHealthSubscription } from '#relay/AdminCompanyScreenHealthSubscription.graphql';
import type { AdminCompanyScreenQuery } from '#relay/AdminCompanyScreenQuery.graphql';
import type { AdminCompanyScreenSubscription } from '#relay/AdminCompanyScreenSubscription.graphql';

export const adminCompanyQuery = graphql`
  query AdminCompanyScreenQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        ...AdminCompanyScreen_customer
      }
      ...CompanyHealth_admin @arguments(id: $id)
    }
  }
`;

const subscription = graphql`
  subscription AdminCompanyScreenSubscription($id: ID!) {
    adminChanged {
      customer(id: $id) {
        ...AdminCompanyScreen_customer
      }
    }
  }
`;

/** The inbox and the health of a company have the same causes. */
const healthSubscription = graphql`
  subscription AdminCompanyScreenHealthSubscription($id: ID!) {
    adminInboxChanged {
      ...CompanyHealth_admin @arguments(id: $id)
    }
  }
`;

interface AdminCompanyScreenProps {
  queryRef: PreloadedQuery<AdminCompanyScreenQuery>;
}

/** The screen of one company, for employees: its heading and tabs, and below them the tab that is open. */
export const AdminCompanyScreen = ({ queryRef }: AdminCompanyScreenProps) => (
  <PageBoundary title="Kunne ikke hente virksomhedsoplysninger">
    <Suspense fallback={<Spinner />}>
      <Company queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

const backLink = { to: '/admin/companies', label: 'Virksomheder' };

function Company({ queryRef }: AdminCompanyScreenProps) {
  const { admin } = usePreloadedQuery<AdminCompanyScreenQuery>(adminCompanyQuery, queryRef);
  const { customer } = admin;
  const { id } = queryRef.variables;
  useSubscription<AdminCompanyScreenSubscription>(useMemo(() => ({ subscription, variables: { id } }), [id]));
  useSubscription<AdminCompanyScreenHealthSubscription>(
    useMemo(() => ({ subscription: healthSubscription, variables: { id } }), [id]),
  );
  useTabCountRefetch(id);
  const back = useListBack(backLink);
  if (!customer) {
    return (
      <Page title="Virksomhed ikke fundet" back={back}>
        <Card>
          <EmptyState
            icon={<Building2 />}
            title="Virksomhed ikke fundet"
            text="Den findes ikke, eller adressen er skrevet forkert."
          />
        </Card>
      </Page>
    );
  }
  const company = readCustomer(customer);
  const { name, vatNumber, createdAt } = company;
  const since = `Kunde siden ${formatLongDate(createdAt)}`;
  return (
    <Page
      title={name}
      text={vatNumber ? `CVR ${cvrText(vatNumber)} · ${since.toLocaleLowerCase('da')}` : since}
      back={back}
      actions={
        <WithinArea area="impersonate">
          <ViewAsCustomer customer={company} />
        </WithinArea>
      }
      wide
    >
      <CompanyHealth admin={admin} customerId={id} />
      <SetupBanner customer={company} />
      <CompanyTabs customer={company} />
      <Outlet />
    </Page>
  );
}

const customerFragment = graphql`
  fragment AdminCompanyScreen_customer on Customer @inline {
    name
    vatNumber
    createdAt
    ...SetupBanner_customer
    ...CompanyTabs_customer
    ...ViewAsCustomer_customer
  }
`;

/** Reads the fields of a customer that both the query and the subscription fetch. */
const readCustomer = (customer: AdminCompanyScreen_customer$key) => readInlineData(customerFragment, customer);
