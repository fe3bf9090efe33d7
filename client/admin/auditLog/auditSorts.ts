import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const auditSorts = defineSorts({ time: 'TIME' }, 'TIME_DESC');

/** The order in the address. */
export const parseAuditSort = (searchParams: URLSearchParams) => parseSort(auditSorts, searchParams);
