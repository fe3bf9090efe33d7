import { AwaitedDocumentState } from '../../../domain/work/files.ts';
import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export interface AwaitedFilters {
  search: string | null;
  state: AwaitedDocumentState | null;
}

export const parseAwaitedFilters = (searchParams: URLSearchParams): AwaitedFilters => ({
  search: parseSearch(searchParams),
  state: parseKey(AwaitedDocumentState, searchParams.get('status')),
});

export const awaitedSorts = defineSorts({ due: 'DUE', shared: 'SHARED' }, 'DUE');

export const awaitedVariables = (searchParams: URLSearchParams) => ({
  ...parseAwaitedFilters(searchParams),
  sort: parseSort(awaitedSorts, searchParams),
});
