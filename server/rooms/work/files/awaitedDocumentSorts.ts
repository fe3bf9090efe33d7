import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the documents that companies have to read or confirm. */
export const awaitedDocumentSorts = defineSorts(
  'AwaitedDocumentSort',
  {
    DUE: { column: 'due_on', key: 'dueOn', words: 'the day by which it is asked', isNullable: true },
    SHARED: { column: 'newest_at', key: 'newestAt', words: 'the time of the newest version' },
  },
  { default: 'DUE' },
);
export type AwaitedDocumentSort = keyof typeof awaitedDocumentSorts.values;
