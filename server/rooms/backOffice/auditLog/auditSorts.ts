import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the audit log of all companies. */
export const auditSorts = defineSorts(
  'AuditSort',
  { TIME: { column: 'audit_entry.created_at', key: 'createdAt', words: 'the time' } },
  { byId: { column: 'audit_entry.id', key: 'id' }, default: 'TIME_DESC' },
);
export type AuditSort = keyof typeof auditSorts.values;
