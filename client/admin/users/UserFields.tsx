import { z } from 'zod';
import { UserRole } from '../../../domain/basics/vocabulary.ts';
import { adminNewUserForm, editedPassword } from '../../../domain/identity/validation/adminUsers.ts';
import { RoleField } from '../../customer/users/RoleField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { PasswordField, Select, TextField } from '../../ui/TextField.tsx';

export type UserValues = z.input<typeof adminNewUserForm> & { confirmation?: string };

/** An empty password keeps the current one. */
export const editUserForm = adminNewUserForm.extend({ password: z.literal('').or(editedPassword) });

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
    <Select label="Rolle" hint="En administrator ser og ændrer alt hos alle virksomheder." {...form.field('role')}>
      <Options words={UserRole} />
    </Select>
    <RoleField chosen={form.watch('companyRole')} {...form.field('companyRole')} label="Rolle i virksomheden" />
  </>
);
