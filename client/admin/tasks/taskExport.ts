import { graphql } from 'react-relay';
import { defineExport } from '../../parts/csv/defineExport.ts';
import { adminTaskColumns, type TaskFileRow } from './adminTaskColumns.tsx';
import type { taskExportQuery } from '#relay/taskExportQuery.graphql';

const query = graphql`
  query taskExportQuery(
    $filter: TaskFilter
    $customerId: ID
    $status: String
    $isOpen: Boolean
    $waitsFor: TaskWaitsFor
    $after: String
  ) @declareExport(list: TASKS, after: $after) {
    admin {
      tasks(
        filter: $filter
        customerId: $customerId
        status: $status
        isOpen: $isOpen
        waitsFor: $waitsFor
        first: 100
        after: $after
      ) {
        edges {
          node {
            id
            name
            status
            waitsFor
            priority
            minutesSpent
            estimateMinutes
            dueAt
            createdAt
            updatedAt
            assignees {
              name
            }
            clipCard {
              id
              department {
                name
                customer {
                  name
                }
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** The file of the tasks that match the filters. */
export const taskExport = defineExport<taskExportQuery, TaskFileRow>({
  query,
  page: ({ admin }) => admin.tasks,
  columns: adminTaskColumns,
});
