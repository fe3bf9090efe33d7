import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const renewalSorts = defineSorts({ quantity: 'QUANTITY', end: 'END', decision: 'DECISION' }, 'DECISION');

/** The order in the address. */
export const parseRenewalSort = (searchParams: URLSearchParams) => parseSort(renewalSorts, searchParams);
