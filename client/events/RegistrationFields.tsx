import type { FieldPath } from 'react-hook-form';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { Registration } from './useRegistrationForm.ts';

interface RegistrationFieldsProps {
  form: AppForm<Registration>;
  emailLabel: string;
  placeholders: { diet: string; wishes: string };
}

export function RegistrationFields({ form, emailLabel, placeholders }: RegistrationFieldsProps) {
  const field = (name: FieldPath<Registration>) => form.field(name);
  return (
    <>
      <TextField label="Navn" autoComplete="name" {...field('name')} />
      <TextField label={emailLabel} type="email" autoComplete="email" {...field('email')} />
      <TextField label="Telefon" type="tel" autoComplete="tel" optional {...field('phone')} />
      <TextField label="Firma" autoComplete="organization" optional {...field('company')} />
      <TextArea label="Kostrestriktioner" rows={2} placeholder={placeholders.diet} optional {...field('dietaryRestrictions')} />
      <TextArea label="Særlige ønsker" rows={2} placeholder={placeholders.wishes} optional {...field('specialRequirements')} />
    </>
  );
}
