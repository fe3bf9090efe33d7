import { z } from 'zod';
import { requireEqualFields } from '../../../domain/basics/rules.ts';
import { UserRole } from '../../../domain/basics/vocabulary.ts';
import { adminNewUserForm, editedPassword } from '../../../domain/identity/validation/adminUsers.ts';
import { employeeRolesField, requireEmployeeRole } from '../../../domain/identity/validation/employeeRoles.ts';
import { RoleField } from '../../customer/users/RoleField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { PasswordField, Select, TextField } from '../../ui/TextField.tsx';
import { EmployeeRoleCards } from './EmployeeRoleCards.tsx';

const userForm = adminNewUserForm.extend({ employeeRoles: employeeRolesField });

export type UserValues = z.input<typeof userForm> & { confirmation?: string };

export const newUserForm = userForm
  .extend({ confirmation: z.string() })
  .refine(...requireEqualFields('password', 'confirmation', 'Adgangskoder matcher ikke'))
  .refine(...requireEmployeeRole);

/** An empty password keeps the current one. */
export const editUserForm = userForm
  .extend({ password: z.literal('').or(editedPassword) })
  .refine(...requireEmployeeRole);

interface UserFieldsProps {
  form: AppForm<UserValues>;
  passwordHint: string;
  /** The password of a new user is typed twice, because with a mistyped password the user could not sign in. */
  isNew?: boolean;
}

export const UserFields = ({ form, passwordHint, isNew }: UserFieldsProps) => (
  <>
    <TextField label="Navn" autoComplete="off" {...form.field('name')} />
    <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
    <PasswordField label="Adgangskode" autoComplete="new-password" hint={passwordHint} {...form.field('password')} />
    {isNew && <PasswordField label="Gentag adgangskode" autoComplete="new-password" {...form.field('confirmation')} />}
    <Select label="Rolle" hint={roleHints[form.watch('role')]} {...form.field('role')}>
      <Options words={UserRole} />
    </Select>
    {form.watch('role') === 'EMPLOYEE' && <EmployeeRoleCards {...form.field('employeeRoles')} />}
    <RoleField chosen={form.watch('companyRole')} {...form.field('companyRole')} label="Rolle i virksomheden" />
  </>
);

const roleHints: Record<UserRole, string> = {
  USER: 'En bruger ser sin egen virksomhed.',
  EMPLOYEE: 'En medarbejder hos os ser og ændrer det, der hører til arbejdsområderne, hos alle virksomheder.',
  ADMIN: 'En administrator ser og ændrer alt hos alle virksomheder.',
};

/** The roles that the server is sent: those of an employee, and none for everybody else. */
export const sentEmployeeRoles = ({ role, employeeRoles }: Pick<UserValues, 'role' | 'employeeRoles'>) =>
  role === 'EMPLOYEE' ? employeeRoles : null;
