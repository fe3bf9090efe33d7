import type { PolicyDef } from '@mikro-orm/core';
import { dbRoles } from '../../../platform/db/roles.ts';

/**
 * Policies by which a customer sees the rows of their subjects and departments alone. A row without a subject is for
 * everybody of the company, and one without a department for everybody who sees the subject.
 */
export const scopePolicies = (table: string): PolicyDef[] => [
  {
    name: `${table}_in_scope`,
    type: 'restrictive',
    roles: [dbRoles.customer],
    using:
      '(subject is null or sees_subject(subject)) and (department_id is null or (select sees_all_departments()) ' +
      'or department_id = any((select seen_departments())::text[]))',
  },
];
