import { EmployeeRole, labelOf, UserRole } from '../../../domain/basics/vocabulary.ts';

interface Rights {
  readonly role: string;
  readonly employeeRoles: readonly string[] | null | undefined;
}

/** The rights of a person of the reseller in words: everything for an admin, or else the roles of an employee. */
export const rightsLabels = ({ role, employeeRoles }: Rights): string[] =>
  role === 'EMPLOYEE' && employeeRoles?.length
    ? employeeRoles.map((each) => labelOf(EmployeeRole, each))
    : [labelOf(UserRole, role)];
