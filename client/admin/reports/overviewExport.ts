import { fetchQuery, graphql } from 'react-relay';
import { Figure } from '../../../domain/backOffice/reports/figures.ts';
import { formatCsvAmount, type Cell } from '../../../domain/basics/csv.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { fileRows, type FileColumn, type LoadRows } from '../../parts/csv/fileRows.ts';
import type { ComparedValue } from './figureTypes.ts';
import type { OverviewFilters } from './overviewFilters.ts';
import type { overviewExportQuery, overviewExportQuery$data } from '#relay/overviewExportQuery.graphql';

const query = graphql`
  query overviewExportQuery($period: OverviewPeriod!, $comparison: OverviewComparison!) @declareExport(list: OVERVIEW) {
    admin {
      overview(period: $period, comparison: $comparison) {
        from
        to
        figures {
          figure
          amount
          count
          earlierAmount
          earlierCount
          parts {
            key
            amount
            count
            earlierAmount
            earlierCount
          }
          points {
            from
            to
            amount
            count
            earlierAmount
            earlierCount
          }
        }
      }
    }
  }
`;

/** A figure of the period, one of its parts, or one of its points. */
interface Row extends ComparedValue {
  figure: string;
  part: string;
  from: string;
  to: string;
}

const columns: FileColumn<Row>[] = [
  { title: 'Tal', csv: ({ figure }) => labelOf(Figure, figure) },
  { title: 'Del', csv: ({ part }) => part },
  { title: 'Fra', csv: ({ from }) => from },
  { title: 'Til', csv: ({ to }) => to },
  { title: 'Beløb', csv: ({ amount }) => amountCell(amount) },
  { title: 'Antal', csv: ({ figure, count }) => countCell(figure, count) },
  { title: 'Beløb før', csv: ({ earlierAmount }) => amountCell(earlierAmount) },
  { title: 'Antal før', csv: ({ figure, earlierCount }) => countCell(figure, earlierCount) },
];

const amountCell = (amount: number | null | undefined): Cell =>
  amount === null || amount === undefined ? null : formatCsvAmount(amount);

/** Hours are counted in minutes. */
const countCell = (figure: string, count: number | null | undefined): Cell =>
  typeof count === 'number' && figure.startsWith('HOURS_') ? count / 60 : count;

const rowsOf = ({ from, to, figures }: NonNullable<overviewExportQuery$data['admin']['overview']>): Row[] =>
  figures.flatMap(({ parts, points, ...total }) => {
    const period = { figure: total.figure, from, to };
    return [
      { ...total, ...period, part: 'I alt' },
      ...parts.filter(({ key }) => key).map((part) => ({ ...part, ...period, part: part.key })),
      ...points.map((point) => ({ ...point, figure: total.figure, part: 'Udvikling' })),
    ];
  });

/** The file of the figures of a period with their parts and points. */
export const overviewExport =
  ({ period, comparison }: OverviewFilters): LoadRows =>
  async (environment) => {
    const variables = { period, comparison };
    const { overview } = (await fetchQuery<overviewExportQuery>(environment, query, variables).toPromise())!.admin;
    return fileRows(columns, overview ? rowsOf(overview) : []);
  };
