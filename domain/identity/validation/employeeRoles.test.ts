import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { employeeRolesField, requireEmployeeRole } from './employeeRoles.ts';

const form = z.object({ role: z.string(), employeeRoles: employeeRolesField }).refine(...requireEmployeeRole);

test.each([
  ['EMPLOYEE', ['BOOKKEEPING'], true],
  ['EMPLOYEE', ['SUPPORT', 'EVENTS'], true],
  ['EMPLOYEE', [], false],
  ['EMPLOYEE', ['ADMIN'], false],
  ['ADMIN', [], true],
  ['USER', [], true],
])('%s with the roles %j: %s', (role, employeeRoles, isValid) => {
  expect(form.safeParse({ role, employeeRoles }).success).toBe(isValid);
});
