import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const adminTaskSorts = defineSorts(
  { name: 'NAME', priority: 'PRIORITY', due: 'DUE', updated: 'UPDATED' },
  'UPDATED_DESC',
);

/** The order in the address. */
export const parseAdminTaskSort = (searchParams: URLSearchParams) => parseSort(adminTaskSorts, searchParams);
