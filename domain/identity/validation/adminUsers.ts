import { z } from 'zod';
import { emailRule } from '../../basics/emailRules.ts';
import { newPassword, requiredName, requiredText } from '../../basics/rules.ts';
import { CompanyRole, enumOf, UserRole } from '../../basics/vocabulary.ts';
import { CREATED_PASSWORD_MIN, EDITED_PASSWORD_MIN } from '../passwordLengths.ts';
import { optionalEmployeeRoles } from './employeeRoles.ts';
import { scopeFields } from './rights.ts';

const MISSING = 'Navn, email og password er påkrævet';
const person = { name: requiredName(MISSING), email: emailRule };
const passwordOfLength = (min: number) => newPassword(min, `Adgangskode skal være mindst ${min} tegn`);

export const editedPassword = passwordOfLength(EDITED_PASSWORD_MIN);

export const setUserRoleForm = z.object({
  role: z.enum(enumOf(UserRole), 'Vælg en rolle'),
  employeeRoles: optionalEmployeeRoles,
});

export const adminNewUserForm = z.object({
  // The password is not trimmed, because the user signs in with the text as typed.
  ...person,
  email: requiredText(MISSING).pipe(emailRule),
  password: z.string(MISSING).min(1, MISSING).pipe(passwordOfLength(CREATED_PASSWORD_MIN)),
  role: z.enum(enumOf(UserRole), 'Vælg en rolle'),
  employeeRoles: optionalEmployeeRoles,
  companyRole: z.enum(enumOf(CompanyRole), 'Vælg en rolle').nullish(),
  ...scopeFields,
});

/** A blank password keeps the current one. */
export const adminUserForm = z.object({
  ...person,
  /** Unchanged when left out. */
  employeeRoles: optionalEmployeeRoles,
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
