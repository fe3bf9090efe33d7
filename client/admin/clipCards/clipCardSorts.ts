import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const clipCardSorts = defineSorts(
  { hours: 'HOURS', used: 'USED', price: 'PRICE', created: 'CREATED', expiry: 'EXPIRES' },
  'CREATED_DESC',
);

/** The order in the address. */
export const parseClipCardSort = (searchParams: URLSearchParams) => parseSort(clipCardSorts, searchParams);
