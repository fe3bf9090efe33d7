import { ClipCardStatus } from '../../../domain/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface ClipCardFilters {
  search: string | null;
  status: ClipCardStatus | null;
}

export const clipCardFilters = (address: URLSearchParams): ClipCardFilters => ({
  search: address.get('q')?.trim() || null,
  status: parseKey(ClipCardStatus, address.get('status')),
});
