import { fetchQuery, graphql } from 'react-relay';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { HourType } from '../../../domain/sales/usedHours.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import { readHourEntry } from './HourEntryTable.tsx';
import type { parseEntryFilters } from './hoursFilters.ts';
import { hoursCell } from './useHoursExport.ts';
import type { useHourEntryExportQuery } from '#relay/useHourEntryExportQuery.graphql';

const pageQuery = graphql`
  query useHourEntryExportQuery($from: Date!, $to: Date!, $departmentId: ID, $type: HourType, $after: String)
  @declareExport(list: HOUR_ENTRIES, after: $after) {
    viewer {
      customer {
        hourEntries(from: $from, to: $to, departmentId: $departmentId, type: $type, first: 100, after: $after) {
          edges {
            node {
              ...HourEntryTable_entry
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

const noRows = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** Returns a function that loads every hour entry that matches the filters, as rows of a file. */
export const useHourEntryExport = ({ from, to, departmentId, type }: ReturnType<typeof parseEntryFilters>) =>
  useExport({
    fetchPage: (environment, after) =>
      fetchQuery<useHourEntryExportQuery>(environment, pageQuery, { from, to, departmentId, type, after }),
    pageIn: ({ viewer }) => viewer.customer?.hourEntries ?? noRows,
    headings: ['Dato', 'Afdeling', 'Type', 'Postering', 'Begrundelse', 'Udført af', 'Timer', 'Minutter'],
    cells: (key) => {
      const entry = readHourEntry(key);
      return [
        entry.workedOn,
        entry.clipCard.department.name,
        labelOf(HourType, entry.type),
        entry.description,
        entry.reason,
        entry.loggedBy,
        hoursCell(entry.minutes),
        entry.minutes,
      ];
    },
  });
