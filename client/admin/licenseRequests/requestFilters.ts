import { LicenseRequestStatus, Plan } from '../../../domain/vocabulary.ts';
import { wordIn } from '../../ui/wordIn.ts';

export interface RequestFilters {
  search: string | null;
  status: LicenseRequestStatus | null;
  type: Plan | null;
}

export const requestFilters = (address: URLSearchParams): RequestFilters => ({
  search: address.get('q')?.trim() || null,
  status: wordIn(LicenseRequestStatus, address.get('status')),
  type: wordIn(Plan, address.get('type')),
});
