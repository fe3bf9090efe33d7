import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import styles from '../../parts/lists/cells.module.css';
import { Spinner } from '../../ui/Meters.tsx';
import { CompanyApiTokens } from './CompanyApiTokens.tsx';
import { Connections } from './Connections.tsx';
import type { ConfigurationTabQuery } from '#relay/ConfigurationTabQuery.graphql';

export const configurationTabQuery = graphql`
  query ConfigurationTabQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        id
        ...Connections_customer
      }
    }
  }
`;

interface ConfigurationTabProps {
  queryRef: PreloadedQuery<ConfigurationTabQuery>;
}

export const ConfigurationTab = ({ queryRef }: ConfigurationTabProps) => (
  <ScreenBoundary title="Kunne ikke indlæse nuværende valg">
    <Suspense fallback={<Spinner />}>
      <Configuration queryRef={queryRef} />
    </Suspense>
  </ScreenBoundary>
);

/** The screen around the tab shows the error for a company that does not exist. */
function Configuration({ queryRef }: ConfigurationTabProps) {
  const { customer } = usePreloadedQuery<ConfigurationTabQuery>(configurationTabQuery, queryRef).admin;
  return (
    customer && (
      <div className={styles.stack}>
        <Connections customer={customer} />
        <WithinArea area="administer">
          <Suspense fallback={<Spinner />}>
            <CompanyApiTokens customerId={customer.id} />
          </Suspense>
        </WithinArea>
      </div>
    )
  );
}
