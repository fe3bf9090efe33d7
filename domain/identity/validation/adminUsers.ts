import { z } from 'zod';
import { emailRule } from '../../basics/emailRules.ts';
import { newPassword, requiredName, requiredText } from '../../basics/rules.ts';
import { CompanyRole, EmployeeRole, enumOf, UserRole } from '../../basics/vocabulary.ts';
import { CREATED_PASSWORD_MIN, EDITED_PASSWORD_MIN } from '../passwordLengths.ts';
import { scopeFields } from './rights.ts';

const MISSING = 'Navn, email og password er påkrævet';
const person = { name: requiredName(MISSING), email: emailRule };
const passwordOfLength = (min: number) => newPassword(min, `Adgangskode skal være mindst ${min} tegn`);

export const editedPassword = passwordOfLength(EDITED_PASSWORD_MIN);

/** The roles of an employee, each once, in the order of the vocabulary. */
const employeeRolesRule = z
  .array(z.enum(enumOf(EmployeeRole), 'Vælg roller'))
  .nullish()
  .transform((roles) => roles && Object.values(enumOf(EmployeeRole)).filter((role) => roles.includes(role)));

const NO_ROLE = 'Vælg mindst én rolle';
const ROLES_OF_OTHERS = 'Kun en medarbejder har roller';

/** The error of the roles for somebody with this role; undefined when they fit. */
export function employeeRolesError(role: UserRole, roles: readonly EmployeeRole[] | null | undefined) {
  if (role === 'EMPLOYEE') return roles?.length ? undefined : NO_ROLE;
  return roles?.length ? ROLES_OF_OTHERS : undefined;
}

export const setUserRoleForm = z.object({
  role: z.enum(enumOf(UserRole), 'Vælg en rolle'),
  employeeRoles: employeeRolesRule,
});

export const adminNewUserForm = z.object({
  // The password is not trimmed, because the user signs in with the text as typed.
  ...person,
  email: requiredText(MISSING).pipe(emailRule),
  password: z.string(MISSING).min(1, MISSING).pipe(passwordOfLength(CREATED_PASSWORD_MIN)),
  role: z.enum(enumOf(UserRole), 'Vælg en rolle'),
  employeeRoles: employeeRolesRule,
  companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle').nullish(),
  ...scopeFields,
});

/** A blank password keeps the current one. */
export const adminUserForm = z.object({
  ...person,
  /** Unchanged when left out. */
  employeeRoles: employeeRolesRule,
  /** Unchanged when left out. */
  companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle').nullish(),
  ...scopeFields,
  password: z.union([
    z
      .literal('')
      .nullish()
      .transform(() => null),
    editedPassword,
  ]),
});
