import { newRoleText } from '../../../domain/backOffice/consequences.ts';
import type { EmployeeRole, UserRole } from '../../../domain/basics/vocabulary.ts';
import { hasOtherRights } from './hasOtherRights.ts';

interface Rights {
  role: UserRole;
  employeeRoles: readonly EmployeeRole[];
}

/** Says what the chosen rights change. Undefined while they change nothing, or an employee has no role yet. */
export function changedRightsText(name: string, chosen: Rights, stored: Rights): string | undefined {
  if (!hasOtherRights(chosen, stored) || (chosen.role === 'EMPLOYEE' && !chosen.employeeRoles.length)) return undefined;
  return newRoleText(name, chosen.role, chosen.employeeRoles);
}
