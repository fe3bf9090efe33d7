import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Navigate, useLocation } from 'react-router';
import { endSentence } from '../../../domain/basics/endSentence.ts';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { NoCompany } from '../company/NoCompany.tsx';
import { DepartmentPayments } from './DepartmentPayments.tsx';
import { DepartmentTabs } from './DepartmentTabs.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import styles from './Payments.module.css';
import { UnpaidTotal } from './UnpaidTotal.tsx';
import type { PaymentsScreenQuery } from '#relay/PaymentsScreenQuery.graphql';

/** Loads the department that the URL names, or else the first one. */
export const paymentsQuery = graphql`
  query PaymentsScreenQuery($departmentId: ID!, $isChosen: Boolean!) @preloadable {
    viewer {
      customer {
        ...UnpaidTotal_customer
        ...InvoiceList_customer
        ...InvoiceList_unpaid
        ...NextPayment_customer
        ...DepartmentTabs_customer
        first: departments(first: 1) @skip(if: $isChosen) {
          edges {
            node {
              id
              name
              ...DepartmentPayments_department
            }
          }
        }
      }
    }
    chosen: node(id: $departmentId) @include(if: $isChosen) {
      ... on Department @alias(as: "department") {
        id
        name
        ...DepartmentPayments_department
      }
    }
  }
`;

export const PaymentsScreen = ({ queryRef }: ScreenProps<PaymentsScreenQuery>) => (
  <QueryBoundary<PaymentsScreenQuery>
    query={paymentsQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente data"
    fallback={
      <PaymentsPage>
        <PaymentsSkeleton />
      </PaymentsPage>
    }
    isPage
  >
    {(data) => <Payments {...data} />}
  </QueryBoundary>
);

function Payments({ viewer: { customer }, chosen }: PaymentsScreenQuery['response']) {
  if (!customer)
    return (
      <PaymentsPage>
        <NoCompany />
      </PaymentsPage>
    );
  // The department in the URL is deleted or belongs to another company, so the first department is shown instead.
  if (chosen !== undefined && !chosen?.department)
    return <Navigate to="/payments" replace state={unknownDepartmentState} />;
  const department = chosen?.department ?? customer.first?.edges[0]?.node;
  return (
    <PaymentsPage>
      <UnpaidTotal customer={customer} />
      <InvoiceList customer={customer} />
      {department ? (
        <>
          <UnknownDepartmentNotice shownName={department.name} />
          <DepartmentTabs customer={customer} selected={{ id: department.id, name: department.name }}>
            <DepartmentPayments customer={customer} department={department} key={department.id} />
          </DepartmentTabs>
        </>
      ) : (
        <NoDepartmentsFound />
      )}
    </PaymentsPage>
  );
}

const PaymentsPage = ({ children }: { children: ReactNode }) => (
  <Page title="Betalinger" text="Jeres fakturaer, og saldo, betalingsmetode og historik for hver afdeling.">
    {children}
  </Page>
);

const unknownDepartmentState = { isUnknownDepartment: true };

/** Says that another department is shown in place of an unknown one. */
function UnknownDepartmentNotice({ shownName }: { shownName: string }) {
  const { state } = useLocation() as { state: Partial<typeof unknownDepartmentState> | null };
  return (
    state?.isUnknownDepartment && (
      <div className={styles.notice}>
        <Banner tone="amber" role="status">
          Afdelingen i adressen findes ikke. {endSentence(`Her er ${shownName}`)}
        </Banner>
      </div>
    )
  );
}

const NoDepartmentsFound = () => (
  <Card flush>
    <EmptyState
      icon={<Building2 />}
      title="Ingen afdelinger fundet"
      text="Betalinger hører til en afdeling. Opret en, så kan I se dem her."
      action={
        <ButtonLink to="/departments" variant="primary">
          Gå til afdelinger
        </ButtonLink>
      }
    />
  </Card>
);

const PaymentsSkeleton = () => (
  <div className={styles.cards} role="status" aria-label="Indlæser …">
    {Array.from({ length: 3 }, (_, index) => (
      <Card key={index}>
        <Skeleton width="40%" />
        <br />
        <Skeleton height={32} />
      </Card>
    ))}
  </div>
);
