import { fetchQuery, graphql } from 'react-relay';
import { dateOf } from '../../../domain/basics/dates.ts';
import { labelOf, TaskPriority } from '../../../domain/basics/vocabulary.ts';
import { TaskWaitsFor } from '../../../domain/work/tasks.ts';
import { useExport } from '../../parts/csv/useExport.ts';
import type { AdminTaskFilters } from './taskFilters.ts';
import type { useTaskExportQuery } from '#relay/useTaskExportQuery.graphql';

const pageQuery = graphql`
  query useTaskExportQuery(
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

const headings = [
  'Id',
  'Opgave',
  'Virksomhed',
  'Afdeling',
  'Klippekort',
  'Næste skridt',
  'Status',
  'Prioritet',
  'Ansvarlig',
  'Frist',
  'Brugte minutter',
  'Anslåede minutter',
  'Oprettet',
  'Opdateret',
];

/** Returns a function that loads every task that matches the filters, as rows of a CSV file. */
export const useTaskExport = (filters: AdminTaskFilters) =>
  useExport({
    fetchPage: (environment, after) => fetchQuery<useTaskExportQuery>(environment, pageQuery, { ...filters, after }),
    pageIn: ({ admin }) => admin.tasks,
    headings,
    cells: ({ clipCard: { id: clipCardId, department }, ...task }) => [
      task.id,
      task.name,
      department.customer.name,
      department.name,
      clipCardId,
      labelOf(TaskWaitsFor, task.waitsFor),
      task.status,
      task.priority ? labelOf(TaskPriority, String(task.priority)) : null,
      task.assignees.map(({ name }) => name).join(', '),
      task.dueAt && dateOf(task.dueAt),
      task.minutesSpent,
      task.estimateMinutes,
      dateOf(task.createdAt),
      dateOf(task.updatedAt),
    ],
  });
