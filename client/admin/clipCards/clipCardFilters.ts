import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export interface ClipCardFilters {
  search: string | null;
  status: ClipCardStatus | null;
}

export const parseClipCardFilters = (searchParams: URLSearchParams): ClipCardFilters => ({
  search: parseSearch(searchParams),
  status: parseKey(ClipCardStatus, searchParams.get('status')),
});
