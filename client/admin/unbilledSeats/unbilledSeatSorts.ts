import { defineSorts, parseSort } from '../../lists/listSorts.ts';

/** The longest waiting time is that of the oldest seat, so the column and its order run against each other. */
export const unbilledSeatSorts = defineSorts({ name: 'NAME', price: 'PRICE', age: 'OWED' }, 'OWED');

/** The order in the address. */
export const parseUnbilledSeatSort = (searchParams: URLSearchParams) => parseSort(unbilledSeatSorts, searchParams);
