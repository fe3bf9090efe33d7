import type { AppForm } from '../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { Registration } from './useRegistrationForm.ts';

interface RegistrationFieldsProps {
  form: AppForm<Registration>;
  emailLabel: string;
  placeholders: { diet: string; wishes: string };
}

export const RegistrationFields = ({ form, emailLabel, placeholders }: RegistrationFieldsProps) => (
  <>
    <TextField label="Navn" autoComplete="name" {...form.field('name')} />
    <TextField label={emailLabel} type="email" autoComplete="email" {...form.field('email')} />
    <TextField label="Telefon" type="tel" autoComplete="tel" optional {...form.field('phone')} />
    <TextField label="Firma" autoComplete="organization" optional {...form.field('company')} />
    <TextArea
      label="Kostrestriktioner"
      rows={2}
      placeholder={placeholders.diet}
      optional
      {...form.field('dietaryRestrictions')}
    />
    <TextArea
      label="Særlige ønsker"
      rows={2}
      placeholder={placeholders.wishes}
      optional
      {...form.field('specialRequirements')}
    />
  </>
);
