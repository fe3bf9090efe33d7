import { defineSorts } from '../../../platform/graphql/sorts.ts';

/**
 * The orders of the queue. None has an index of its own: the queue is computed from the terms that end soon, which are
 * read from the indexes of the end dates in any order.
 */
export const renewalSorts = defineSorts(
  'RenewalSort',
  {
    DECISION: { column: 'decisionDate', key: 'decisionDate', words: 'the last day of the decision' },
    END: { column: 'endDate', key: 'endDate', words: 'the end of the term' },
    QUANTITY: { column: 'quantity', key: 'quantity', words: 'the number of licences' },
  },
  { byId: { column: 'renewal.id', key: 'id' }, default: 'DECISION' },
);
export type RenewalSort = keyof typeof renewalSorts.values;
