import { Suspense, useMemo, useState } from 'react';
import { graphql, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { formatDate } from '../../../domain/basics/dates.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { WithinArea } from '../../app/shell/areas/AreasContext.tsx';
import { PageBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { readPriceList } from '../../parts/prices/readPriceList.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Meters.tsx';
import { Page } from '../../ui/Page.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import styles from './Prices.module.css';
import { pricesExport } from './pricesExport.ts';
import { PriceTables } from './PriceTables.tsx';
import { upcomingVersions, readPriceVersion } from './readPriceVersion.ts';
import { readRegulation } from './readRegulation.ts';
import { RunningAgreements } from './RunningAgreements.tsx';
import { UpcomingPrices } from './UpcomingPrices.tsx';
import { UpcomingPricesDialog } from './UpcomingPricesDialog.tsx';
import type { PricesScreenQuery } from '#relay/PricesScreenQuery.graphql';
import type { PricesScreenSubscription } from '#relay/PricesScreenSubscription.graphql';

export const pricesQuery = graphql`
  query PricesScreenQuery @preloadable {
    priceList {
      ...readPriceList_list
    }
    admin {
      priceLists(first: 100) @connection(key: "PricesScreen_priceLists") {
        __id
        edges {
          node {
            ...readPriceVersion_version
          }
        }
      }
      regulations(first: 20) @connection(key: "PricesScreen_regulations") {
        __id
        edges {
          node {
            ...readRegulation_regulation
          }
        }
      }
    }
    ...RunningAgreements_query
  }
`;

const subscription = graphql`
  subscription PricesScreenSubscription($connections: [ID!]!) {
    adminPriceListChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...readPriceVersion_version
        }
      }
    }
  }
`;

const FAILURE = 'Kunne ikke hente priser';

interface PricesScreenProps {
  queryRef: PreloadedQuery<PricesScreenQuery>;
}

export const PricesScreen = ({ queryRef }: PricesScreenProps) => (
  <PageBoundary title={FAILURE} resetKey={queryRef}>
    <Suspense
      fallback={
        <Page title="Priser" text="Alle priser er ekskl. moms.">
          <Skeleton height={420} />
        </Page>
      }
    >
      <Prices queryRef={queryRef} />
    </Suspense>
  </PageBoundary>
);

function Prices({ queryRef }: PricesScreenProps) {
  const query = usePreloadedQuery<PricesScreenQuery>(pricesQuery, queryRef);
  const { priceList, admin } = query;
  const { __id: connection } = admin.priceLists;
  useSubscription<PricesScreenSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  const [isAdding, setAdding] = useState(false);
  const current = readPriceList(priceList);
  const versions = nodesOf(admin.priceLists)
    .map(readPriceVersion)
    .toSorted((a, b) => b.list.validFrom.localeCompare(a.list.validFrom));
  const upcoming = upcomingVersions(versions);
  return (
    <Page
      title="Priser"
      text={`Prislisten fra ${formatDate(current.validFrom)} gælder. Alle priser er ekskl. moms.`}
      actions={
        <>
          <ExportButton name={['priser']} loadRows={pricesExport} failure={FAILURE} />
          <WithinArea area="administer">
            <Button variant="primary" onPress={() => setAdding(true)}>
              Planlæg ændring
            </Button>
          </WithinArea>
        </>
      }
    >
      <div className={styles.sections}>
        {upcoming.map((version) => (
          <UpcomingPrices key={version.id} version={version} current={current} connection={connection} />
        ))}
        <PriceTables current={current} next={upcoming[0]?.list} />
        <RunningAgreements
          query={query}
          regulations={nodesOf(admin.regulations).map(readRegulation)}
          connection={admin.regulations.__id}
        />
        <PriceHistory versions={versions} currentId={current.id} />
      </div>
      {isAdding && <UpcomingPricesDialog current={current} connection={connection} onClose={() => setAdding(false)} />}
    </Page>
  );
}
