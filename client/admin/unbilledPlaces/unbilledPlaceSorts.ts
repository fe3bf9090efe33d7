import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

/** The longest waiting time is that of the oldest place, so the column and its order run against each other. */
export const unbilledPlaceSorts = defineSorts({ name: 'NAME', price: 'PRICE', age: 'OWED' }, 'OWED');

/** The order in the address. */
export const parseUnbilledPlaceSort = (searchParams: URLSearchParams) => parseSort(unbilledPlaceSorts, searchParams);
