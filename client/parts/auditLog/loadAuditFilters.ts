import { filtersWithoutAction, type AuditFilters } from './auditFilters.ts';

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
