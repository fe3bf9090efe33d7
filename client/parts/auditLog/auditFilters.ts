import type { AuditAction } from '../../../domain/basics/audit.ts';
import { parseDay } from '../../ui/parseDay.ts';

export interface AuditFilters {
  person: string | null;
  action: AuditAction | null;
  from: string | null;
  to: string | null;
}

/** Invalid query parameters are ignored. */
export const filtersWithoutAction = (searchParams: URLSearchParams): AuditFilters => ({
  person: searchParams.get('person')?.trim() || null,
  action: null,
  from: parseDay(searchParams.get('fra')),
  to: parseDay(searchParams.get('til')),
});
