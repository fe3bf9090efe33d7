import { AuditAction } from '../../../domain/audit.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface AuditFilters {
  person: string | null;
  action: AuditAction | null;
  from: string | null;
  to: string | null;
}

export const parseAuditFilters = (searchParams: URLSearchParams): AuditFilters => ({
  person: searchParams.get('person')?.trim() || null,
  action: parseKey(AuditAction, searchParams.get('handling')),
  from: parseDay(searchParams.get('fra')),
  to: parseDay(searchParams.get('til')),
});
