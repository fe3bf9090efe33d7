import { expect, test } from '@jest/globals';
import { AuditAction } from './audit.ts';
import { isAuditAction } from './auditActions.ts';

test('every action of the audit log is known by its key, and nothing else is', () => {
  expect(Object.keys(AuditAction).filter((key) => !isAuditAction(key))).toEqual([]);
  for (const other of ['', 'toString', 'signed_in', 'SIGNED_IN ']) expect(isAuditAction(other)).toBe(false);
});
