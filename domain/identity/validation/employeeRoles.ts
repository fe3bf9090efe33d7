import { z } from 'zod';
import { EmployeeRole, enumOf } from '../../basics/vocabulary.ts';

/** The roles of an employee; empty for everybody else. */
export const employeeRolesField = z.array(z.enum(enumOf(EmployeeRole), 'Vælg mindst én rolle'));

interface Rights {
  role: string;
  employeeRoles: readonly string[];
}

/** The arguments of `refine` for a form in which an employee has at least one role. */
export const requireEmployeeRole: [(rights: Rights) => boolean, { path: string[]; message: string }] = [
  ({ role, employeeRoles }) => role !== 'EMPLOYEE' || employeeRoles.length > 0,
  { path: ['employeeRoles'], message: 'Vælg mindst én rolle' },
];
