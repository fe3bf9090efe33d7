import { expect, test } from '@jest/globals';
import { hasOtherRights } from './hasOtherRights.ts';

const rights = (role: string, ...employeeRoles: string[]) => ({ role, employeeRoles });

test.each([
  [rights('ADMIN'), rights('USER'), true],
  [rights('EMPLOYEE', 'SUPPORT'), rights('USER'), true],
  [rights('EMPLOYEE', 'SUPPORT', 'SALES'), rights('EMPLOYEE', 'SUPPORT'), true],
  [rights('EMPLOYEE', 'SUPPORT', 'SALES'), rights('EMPLOYEE', 'SALES', 'SUPPORT'), false],
  // The roles that are hidden for an admin stay in the form.
  [rights('ADMIN', 'SALES'), rights('ADMIN'), false],
  [rights('USER'), rights('USER'), false],
])('%j in place of %j: %s', (chosen, stored, isOther) => {
  expect(hasOtherRights(chosen, stored)).toBe(isOther);
});
