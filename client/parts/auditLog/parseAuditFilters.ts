import { AuditAction } from '../../../domain/basics/audit.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { filtersWithoutAction, type AuditFilters } from './auditFilters.ts';

/** Invalid query parameters are ignored. */
export const parseAuditFilters = (searchParams: URLSearchParams): AuditFilters => ({
  ...filtersWithoutAction(searchParams),
  action: parseKey(AuditAction, searchParams.get('handling')),
});
