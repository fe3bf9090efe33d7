import { ClipCardStatus } from '../../../domain/vocabulary.ts';
import { wordIn } from '../../ui/wordIn.ts';

export interface ClipCardFilters {
  search: string | null;
  status: ClipCardStatus | null;
}

export const clipCardFilters = (address: URLSearchParams): ClipCardFilters => ({
  search: address.get('q')?.trim() || null,
  status: wordIn(ClipCardStatus, address.get('status')),
});
