import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the seats that wait for an invoice. */
export const unbilledSeatSorts = defineSorts(
  'UnbilledSeatSort',
  {
    OWED: { column: 'owed_since', key: 'owedSince', words: 'the time since which the seat is to be paid' },
    NAME: { column: 'name', key: 'name', words: 'the name of the person' },
    PRICE: { column: 'price', key: 'price', words: 'the price', isNullable: true },
  },
  { default: 'OWED' },
);
export type UnbilledSeatSort = keyof typeof unbilledSeatSorts.values;
