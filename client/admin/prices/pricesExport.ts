import { fetchQuery, graphql } from 'react-relay';
import { formatCsvAmount, type Cell } from '../../../domain/basics/csv.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { fileRows, type FileColumn, type LoadRows } from '../../parts/csv/fileRows.ts';
import { readPriceList } from '../../parts/prices/readPriceList.ts';
import { figureRows } from './priceRows.ts';
import { upcomingVersions, readPriceVersion } from './readPriceVersion.ts';
import type { pricesExportQuery } from '#relay/pricesExportQuery.graphql';

const query = graphql`
  query pricesExportQuery @declareExport(list: PRICE_LIST) {
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

type Row = ReturnType<typeof figureRows>[number];

/** The file of the current prices and the upcoming ones, with a column for each version. */
export const pricesExport: LoadRows = async (environment) => {
  const data = (await fetchQuery<pricesExportQuery>(environment, query, {}).toPromise())!;
  const upcoming = upcomingVersions(nodesOf(data.admin.priceLists).map(readPriceVersion));
  const versions = [readPriceList(data.priceList), ...upcoming.map(({ list }) => list)];
  const columns: FileColumn<Row>[] = [
    { title: 'Vare', csv: ({ name }) => name },
    { title: 'Enhed', csv: ({ figures }) => figures.find((figure) => figure)?.unit },
    ...versions.map(({ validFrom }, index): FileColumn<Row> => ({
      title: `Fra ${validFrom}`,
      csv: ({ figures }) => figureCell(figures[index]),
    })),
  ];
  return fileRows(columns, figureRows(versions));
};

const figureCell = (figure: Row['figures'][number]): Cell =>
  figure?.unit === 'kr' && figure.value !== undefined ? formatCsvAmount(figure.value) : figure?.value;
