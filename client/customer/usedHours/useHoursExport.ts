import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Cell } from '../../../domain/basics/csv.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { HoursSplit, HourType, OTHER_DEPARTMENTS } from '../../../domain/sales/usedHours.ts';
import type { FigureFilters } from './hoursFilters.ts';
import type { useHoursExportQuery } from '#relay/useHoursExportQuery.graphql';

const query = graphql`
  query useHoursExportQuery($from: Date!, $to: Date!, $departmentId: ID, $type: HourType, $split: HoursSplit!)
  @declareExport(list: USED_HOURS) {
    viewer {
      customer {
        usedHours(from: $from, to: $to, departmentId: $departmentId, type: $type, split: $split) {
          parts {
            month
            department {
              name
            }
            type
            minutes
            entryCount
          }
        }
      }
    }
  }
`;

/** Returns a function that loads the used hours by month and department or type, as rows of a CSV file. */
export function useHoursExport({ from, to, departmentId, type, split }: FigureFilters): () => Promise<Cell[][]> {
  const environment = useRelayEnvironment();
  return async () => {
    const variables = { from, to, departmentId, type, split };
    const data = await fetchQuery<useHoursExportQuery>(environment, query, variables).toPromise();
    const parts = data!.viewer.customer?.usedHours.parts ?? [];
    return [
      ['Måned', HoursSplit[split].label, 'Timer', 'Minutter', 'Posteringer'],
      ...parts.map((part): Cell[] => [
        part.month.slice(0, 7),
        part.type ? labelOf(HourType, part.type) : (part.department?.name ?? OTHER_DEPARTMENTS),
        hoursCell(part.minutes),
        part.minutes,
        part.entryCount,
      ]),
    ];
  };
}

/** Minutes as hours with two decimals. */
export const hoursCell = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;
