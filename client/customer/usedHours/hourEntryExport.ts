import { graphql } from 'react-relay';
import { defineExport, readPage } from '../../parts/csv/defineExport.ts';
import { hourEntryColumns, readHourEntry, type HourEntryRow } from './hourEntryColumns.tsx';
import type { hourEntryExportQuery } from '#relay/hourEntryExportQuery.graphql';

const query = graphql`
  query hourEntryExportQuery($from: Date!, $to: Date!, $departmentId: ID, $type: HourType, $after: String)
  @declareExport(list: HOUR_ENTRIES, after: $after) {
    viewer {
      customer {
        hourEntries(from: $from, to: $to, departmentId: $departmentId, type: $type, first: 100, after: $after) {
          edges {
            node {
              ...hourEntryColumns_entry
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

/** The file of the hour entries that match the filters. */
export const hourEntryExport = defineExport<hourEntryExportQuery, HourEntryRow>({
  query,
  page: ({ viewer }) => viewer.customer && readPage(viewer.customer.hourEntries, readHourEntry),
  columns: hourEntryColumns,
});
