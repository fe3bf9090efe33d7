import { LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export interface RequestFilters {
  search: string | null;
  status: LicenseRequestStatus | null;
  type: Plan | null;
}

export const parseRequestFilters = (searchParams: URLSearchParams): RequestFilters => ({
  search: parseSearch(searchParams),
  status: parseKey(LicenseRequestStatus, searchParams.get('status')),
  type: parseKey(Plan, searchParams.get('type')),
});
