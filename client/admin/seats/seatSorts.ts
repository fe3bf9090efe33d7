import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const seatSorts = defineSorts({ bought: 'BOUGHT', inUse: 'IN_USE', usage: 'EXCESS' }, 'EXCESS_DESC');

/** The order in the address. */
export const parseSeatSort = (searchParams: URLSearchParams) => parseSort(seatSorts, searchParams);
