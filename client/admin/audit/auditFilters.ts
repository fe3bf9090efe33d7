import type { AuditAction } from '../../../domain/audit.ts';
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

/**
 * The filters in the address of a screen. The long list of actions is loaded only for an address that names one, so
 * that it is not in the start code.
 */
export async function loadAuditFilters({ request }: { request: Request }): Promise<AuditFilters> {
  const { searchParams } = new URL(request.url);
  return searchParams.has('handling')
    ? (await import('./parseAuditFilters.ts')).parseAuditFilters(searchParams)
    : filtersWithoutAction(searchParams);
}
