import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { QueryBoundary, type ScreenProps } from '../../app/shell/QueryBoundary.tsx';
import { Sees } from '../../app/shell/rights/subjects.tsx';
import { ExternalReferences } from '../../parts/externalIds/ExternalReferences.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { AcceptedTerms } from './AcceptedTerms.tsx';
import styles from './Company.module.css';
import { CompanyForm } from './CompanyForm.tsx';
import { DefaultPaymentMethod } from './DefaultPaymentMethod.tsx';
import { InvoicingChoice } from './InvoicingChoice.tsx';
import type { CompanyScreenQuery } from '#relay/CompanyScreenQuery.graphql';

export const companyQuery = graphql`
  query CompanyScreenQuery @preloadable {
    viewer {
      customer {
        id
        ...CompanyForm_customer
        ...DefaultPaymentMethod_customer
        ...InvoicingChoice_customer
        ...AcceptedTerms_customer
      }
    }
  }
`;

export const CompanyScreen = ({ queryRef }: ScreenProps<CompanyScreenQuery>) => (
  <QueryBoundary<CompanyScreenQuery>
    query={companyQuery}
    queryRef={queryRef}
    failure="Kunne ikke hente virksomhedsoplysninger"
    fallback={
      <CompanyPage>
        <CompanySkeleton />
      </CompanyPage>
    }
    isPage
  >
    {({ viewer: { customer } }) => (
      <CompanyPage wide={customer && <AcceptedTerms customer={customer} />}>
        {customer ? (
          <>
            <CompanyForm customer={customer} />
            <Sees subject="FINANCE">
              <DefaultPaymentMethod customer={customer} />
              <InvoicingChoice customer={customer} />
            </Sees>
            <ExternalReferences nodeId={customer.id} />
          </>
        ) : (
          <NotFound />
        )}
      </CompanyPage>
    )}
  </QueryBoundary>
);

interface CompanyPageProps {
  children: ReactNode;
  /** Content below the forms that needs the whole width. */
  wide?: ReactNode;
}

const CompanyPage = ({ children, wide }: CompanyPageProps) => (
  <Page title="Virksomhed" text="Oplysningerne står på jeres fakturaer og bruges, når vi skal have fat i jer.">
    <div className={styles.column}>{children}</div>
    {wide && <div className={styles.wide}>{wide}</div>}
  </Page>
);

const CompanySkeleton = () => (
  <Card>
    <div className={styles.skeleton} role="status" aria-label="Indlæser …">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </div>
  </Card>
);

const NotFound = () => (
  <Card>
    <EmptyState
      icon={<Building2 />}
      title="Virksomhed ikke fundet"
      text="Du er ikke knyttet til en virksomhed, så her er ikke noget at rette."
    />
  </Card>
);
