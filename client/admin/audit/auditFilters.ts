import { AuditAction } from '../../../domain/audit.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { parseKey } from '../../ui/parseKey.ts';

export interface AuditFilters {
  person: string | null;
  action: AuditAction | null;
  from: string | null;
  to: string | null;
}

export const auditFilters = (address: URLSearchParams): AuditFilters => ({
  person: address.get('person')?.trim() || null,
  action: parseKey(AuditAction, address.get('handling')),
  from: parseDay(address.get('fra')),
  to: parseDay(address.get('til')),
});
