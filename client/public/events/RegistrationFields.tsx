import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import type { Registration } from './useRegistrationForm.ts';

interface RegistrationFieldsProps {
  /** Registers a field of the form, which may have further fields. */
  field: (name: keyof Registration) => Omit<ReturnType<AppForm<Registration>['field']>, 'name'> & { name: string };
  emailLabel: string;
  placeholders: { diet: string; wishes: string };
}

export const RegistrationFields = ({ field, emailLabel, placeholders }: RegistrationFieldsProps) => (
  <>
    <TextField label="Navn" autoComplete="name" {...field('name')} />
    <TextField label={emailLabel} type="email" autoComplete="email" {...field('email')} />
    <TextField label="Telefon" type="tel" autoComplete="tel" optional {...field('phone')} />
    <TextField label="Firma" autoComplete="organization" optional {...field('company')} />
    <TextArea
      label="Kostrestriktioner"
      rows={2}
      placeholder={placeholders.diet}
      optional
      {...field('dietaryRestrictions')}
    />
    <TextArea
      label="Særlige ønsker"
      rows={2}
      placeholder={placeholders.wishes}
      optional
      {...field('specialRequirements')}
    />
  </>
);
