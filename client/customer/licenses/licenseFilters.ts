import { LicenseStatus } from '../../../domain/basics/vocabulary.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** Expired licences are folded, unless the address asks for them. */
const CURRENT: LicenseStatus[] = ['ACTIVE', 'PENDING'];

export interface LicenseFilters {
  search: string | null;
  departmentId: string | null;
  statuses: LicenseStatus[];
}

export function parseLicenseFilters(searchParams: URLSearchParams): LicenseFilters {
  const status = parseKey(LicenseStatus, searchParams.get('status'));
  return {
    search: searchParams.get('q')?.trim() || null,
    departmentId: searchParams.get('department') || null,
    statuses: status ? [status] : CURRENT,
  };
}

export const isFiltered = ({ search, departmentId, statuses }: LicenseFilters): boolean =>
  search !== null || departmentId !== null || statuses.length === 1;
