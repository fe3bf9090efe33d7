import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of a company's list of tasks. */
export const taskSorts = defineSorts(
  'TaskSort',
  {
    NAME: { column: 'name_start', key: 'nameStart', words: 'the name' },
    STATUS: { column: 'status_key', key: 'statusKey', words: 'the name of the status' },
    PERSON: {
      column: 'first_assignee',
      key: 'firstAssignee',
      words: 'the first person who works on the task',
      isNullable: true,
    },
    DUE: { column: 'due_at', key: 'dueAt', words: 'the due date', isNullable: true },
    ESTIMATE: { column: 'estimate_minutes', key: 'estimateMinutes', words: 'the estimate', isNullable: true },
    USED: { column: 'minutes_spent', key: 'minutesSpent', words: 'the tracked time' },
    UPDATED: { column: 'updated_at', key: 'updatedAt', words: 'the time of the last change at ClickUp' },
  },
  { default: 'UPDATED_DESC' },
);
export type TaskSort = keyof typeof taskSorts.values;
