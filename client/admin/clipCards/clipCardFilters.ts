import { ClipCardStatus } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface ClipCardFilters {
  search: string | null;
  status: ClipCardStatus | null;
}

export const parseClipCardFilters = (searchParams: URLSearchParams): ClipCardFilters => ({
  search: searchParams.get('q')?.trim() || null,
  status: parseKey(ClipCardStatus, searchParams.get('status')),
});
