import { LicenseRequestStatus, Plan } from '../../../domain/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface RequestFilters {
  search: string | null;
  status: LicenseRequestStatus | null;
  type: Plan | null;
}

export const requestFilters = (address: URLSearchParams): RequestFilters => ({
  search: address.get('q')?.trim() || null,
  status: parseKey(LicenseRequestStatus, address.get('status')),
  type: parseKey(Plan, address.get('type')),
});
