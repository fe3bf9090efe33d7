import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the list of all companies' tasks. */
export const adminTaskSorts = defineSorts(
  'AdminTaskSort',
  {
    NAME: { column: 'name_start', key: 'nameStart', words: 'the name' },
    DUE: { column: 'due_at', key: 'dueAt', words: 'the due date', isNullable: true },
    PRIORITY: { column: 'urgency', key: 'urgency', words: 'the urgency, where P1 is the highest' },
    UPDATED: { column: 'updated_at', key: 'updatedAt', words: 'the time of the last change at ClickUp' },
  },
  { default: 'UPDATED_DESC' },
);
export type AdminTaskSort = keyof typeof adminTaskSorts.values;
