import { z } from 'zod';
import { EmployeeRole, enumOf, valuesOf, type UserRole } from '../../basics/vocabulary.ts';

const NO_ROLE = 'Vælg mindst én rolle';
const ROLES_OF_OTHERS = 'Kun en medarbejder har roller';

/** The roles of an employee; empty for everybody else. */
export const employeeRolesField = z.array(z.enum(enumOf(EmployeeRole), NO_ROLE));

/** Roles that may be left out, each once and in the order of the vocabulary. */
export const optionalEmployeeRoles = employeeRolesField
  .nullish()
  .transform((roles) => roles && valuesOf(EmployeeRole).filter((role) => roles.includes(role)));

/** The error of the roles for somebody with this role; undefined when they fit. */
export function employeeRolesError(role: UserRole, roles: readonly EmployeeRole[] | null | undefined) {
  if (role === 'EMPLOYEE') return roles?.length ? undefined : NO_ROLE;
  return roles?.length ? ROLES_OF_OTHERS : undefined;
}

interface Rights {
  role: string;
  employeeRoles: readonly string[];
}

/** The arguments of `refine` for a form in which an employee has at least one role. */
export const requireEmployeeRole: [(rights: Rights) => boolean, { path: string[]; message: string }] = [
  ({ role, employeeRoles }) => role !== 'EMPLOYEE' || employeeRoles.length > 0,
  { path: ['employeeRoles'], message: NO_ROLE },
];
