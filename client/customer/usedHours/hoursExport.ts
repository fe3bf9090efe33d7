import { fetchQuery, graphql } from 'react-relay';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { HoursSplit, HourType, OTHER_DEPARTMENTS } from '../../../domain/sales/usedHours.ts';
import { fileRows, type FileColumn, type LoadRows } from '../../parts/csv/fileRows.ts';
import type { FigureFilters } from './hoursFilters.ts';
import type { hoursExportQuery, hoursExportQuery$data } from '#relay/hoursExportQuery.graphql';

const query = graphql`
  query hoursExportQuery($from: Date!, $to: Date!, $departmentId: ID, $type: HourType, $split: HoursSplit!)
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

type Row = NonNullable<hoursExportQuery$data['viewer']['customer']>['usedHours']['parts'][number];

const columnsOf = (split: HoursSplit): FileColumn<Row>[] => [
  { title: 'Måned', csv: ({ month }) => month.slice(0, 7) },
  {
    title: HoursSplit[split].label,
    csv: ({ type, department }) => (type ? labelOf(HourType, type) : (department?.name ?? OTHER_DEPARTMENTS)),
  },
  { title: 'Timer', csv: ({ minutes }) => hoursCell(minutes) },
  { title: 'Minutter', csv: ({ minutes }) => minutes },
  { title: 'Posteringer', csv: ({ entryCount }) => entryCount },
];

/** The file of the used hours by month and department or type. */
export const hoursExport =
  ({ from, to, departmentId, type, split }: FigureFilters): LoadRows =>
  async (environment) => {
    const variables = { from, to, departmentId, type, split };
    const data = await fetchQuery<hoursExportQuery>(environment, query, variables).toPromise();
    return fileRows(columnsOf(split), data!.viewer.customer?.usedHours.parts ?? []);
  };

/** Minutes as hours with two decimals. */
export const hoursCell = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;
