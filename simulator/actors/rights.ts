import type { CompanyRole, EmployeeRole, UserRole } from '../../domain/basics/vocabulary.ts';
import { roleOfEmployee, type ActorKind, type EmployeeKind } from './Actor.ts';

export const SESSION_MS = 7 * 24 * 3_600_000;

export interface Rights {
  role: UserRole;
  companyRole: CompanyRole;
  employeeRoles?: EmployeeRole[];
}

/** The roles of the account of an actor; undefined for actors without an account of their own. */
export const rightsOf = (kind: ActorKind): Rights | undefined => rightsByKind[kind];

const employeeIn = (kind: EmployeeKind): Rights => ({
  role: 'EMPLOYEE',
  companyRole: 'ADMINISTRATOR',
  employeeRoles: [roleOfEmployee[kind]],
});

const rightsByKind: Partial<Record<ActorKind, Rights>> = {
  admin: { role: 'ADMIN', companyRole: 'ADMINISTRATOR' },
  supporter: employeeIn('supporter'),
  seller: employeeIn('seller'),
  employedBookkeeper: employeeIn('employedBookkeeper'),
  organiser: employeeIn('organiser'),
  customer: { role: 'USER', companyRole: 'ADMINISTRATOR' },
  buyer: { role: 'USER', companyRole: 'BUYER' },
  member: { role: 'USER', companyRole: 'MEMBER' },
  bookkeeper: { role: 'USER', companyRole: 'FINANCE' },
  onlooker: { role: 'USER', companyRole: 'READER' },
};
