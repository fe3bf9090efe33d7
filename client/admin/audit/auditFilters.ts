import { AuditAction } from '../../../domain/audit.ts';
import { dayIn } from '../../ui/dayIn.ts';
import { wordIn } from '../../ui/wordIn.ts';

export interface AuditFilters {
  person: string | null;
  action: AuditAction | null;
  from: string | null;
  to: string | null;
}

export const auditFilters = (address: URLSearchParams): AuditFilters => ({
  person: address.get('person')?.trim() || null,
  action: wordIn(AuditAction, address.get('handling')),
  from: dayIn(address.get('fra')),
  to: dayIn(address.get('til')),
});
