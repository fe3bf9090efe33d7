import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatCsvAmount, type Cell } from '../../../domain/basics/csv.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { readPriceList } from '../../parts/prices/readPriceList.ts';
import { figureRows } from './priceRows.ts';
import { upcomingVersions, readPriceVersion } from './readPriceVersion.ts';
import type { usePricesExportQuery } from '#relay/usePricesExportQuery.graphql';

const query = graphql`
  query usePricesExportQuery @declareExport(list: PRICE_LIST) {
    priceList {
      ...readPriceList_list
    }
    admin {
      priceLists(first: 100) {
        edges {
          node {
            ...readPriceVersion_version
          }
        }
      }
    }
  }
`;

/** Returns a function that loads the current prices and the upcoming ones, as rows of a CSV file. */
export function usePricesExport(): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return async () => {
    const data = (await fetchQuery<usePricesExportQuery>(environment, query, {}).toPromise())!;
    const upcoming = upcomingVersions(nodesOf(data.admin.priceLists).map(readPriceVersion));
    const versions = [readPriceList(data.priceList), ...upcoming.map(({ list }) => list)];
    return [
      ['Vare', 'Enhed', ...versions.map(({ validFrom }) => `Fra ${validFrom}`)],
      ...figureRows(versions).map(({ name, figures }) => [
        name,
        figures.find((figure) => figure)?.unit,
        ...figures.map((figure) => figure && figureCell(figure)),
      ]),
    ];
  };
}

const figureCell = ({ unit, value }: { unit: 'kr' | '%'; value: number | undefined }): Cell =>
  value !== undefined && unit === 'kr' ? formatCsvAmount(value) : value;
