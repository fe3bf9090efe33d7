import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the places that wait for an invoice. */
export const unbilledPlaceSorts = defineSorts(
  'UnbilledPlaceSort',
  {
    OWED: { column: 'owed_since', key: 'owedSince', words: 'the time since which the place is to be paid' },
    NAME: { column: 'name', key: 'name', words: 'the name of the person' },
    PRICE: { column: 'price', key: 'price', words: 'the price', isNullable: true },
  },
  { default: 'OWED' },
);
export type UnbilledPlaceSort = keyof typeof unbilledPlaceSorts.values;
