import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const requestSorts = defineSorts(
  { quantity: 'QUANTITY', created: 'CREATED', approved: 'APPROVED' },
  'CREATED_DESC',
);

/** The order in the address. */
export const parseLicenseRequestSort = (searchParams: URLSearchParams) => parseSort(requestSorts, searchParams);
