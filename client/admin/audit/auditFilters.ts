import type { AuditAction } from '../../../domain/audit.ts';
import { isAuditAction } from '../../../domain/auditActions.ts';
import { parseDay } from '../../ui/parseDay.ts';

export interface AuditFilters {
  person: string | null;
  action: AuditAction | null;
  from: string | null;
  to: string | null;
}

/** Invalid query parameters are ignored. */
export function parseAuditFilters(searchParams: URLSearchParams): AuditFilters {
  const action = searchParams.get('handling') ?? '';
  return {
    person: searchParams.get('person')?.trim() || null,
    action: isAuditAction(action) ? action : null,
    from: parseDay(searchParams.get('fra')),
    to: parseDay(searchParams.get('til')),
  };
}
