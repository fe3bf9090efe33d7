import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Figure } from '../../../domain/backOffice/reports/figures.ts';
import { formatCsvAmount, type Cell } from '../../../domain/basics/csv.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import type { ComparedValue } from './figureTypes.ts';
import type { OverviewFilters } from './overviewFilters.ts';
import type { useOverviewExportQuery } from '#relay/useOverviewExportQuery.graphql';

const query = graphql`
  query useOverviewExportQuery($period: OverviewPeriod!, $comparison: OverviewComparison!)
  @declareExport(list: OVERVIEW) {
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

const headings = ['Tal', 'Del', 'Fra', 'Til', 'Beløb', 'Antal', 'Beløb før', 'Antal før'];

const amountCell = (amount: number | null | undefined): Cell =>
  amount === null || amount === undefined ? null : formatCsvAmount(amount);

/** Hours are counted in minutes. */
const countCell = (figure: string, count: number | null | undefined): Cell =>
  typeof count === 'number' && figure.startsWith('HOURS_') ? count / 60 : count;

const valueCells = (figure: string, { amount, count, earlierAmount, earlierCount }: ComparedValue): Cell[] => [
  amountCell(amount),
  countCell(figure, count),
  amountCell(earlierAmount),
  countCell(figure, earlierCount),
];

/** Returns a function that loads the figures of a period with their parts and points, as rows of a CSV file. */
export function useOverviewExport({ period, comparison }: OverviewFilters): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return async () => {
    const variables = { period, comparison };
    const { overview } = (await fetchQuery<useOverviewExportQuery>(environment, query, variables).toPromise())!.admin;
    if (!overview) return [headings];
    const { from, to, figures } = overview;
    return [
      headings,
      ...figures.flatMap((figure) => {
        const name = labelOf(Figure, figure.figure);
        return [
          [name, 'I alt', from, to, ...valueCells(figure.figure, figure)],
          ...figure.parts
            .filter(({ key }) => key)
            .map((part) => [name, part.key, from, to, ...valueCells(figure.figure, part)]),
          ...figure.points.map((point) => [
            name,
            'Udvikling',
            point.from,
            point.to,
            ...valueCells(figure.figure, point),
          ]),
        ];
      }),
    ];
  };
}
