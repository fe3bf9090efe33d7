import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import type { Registration } from './useRegistrationForm.ts';

export interface FieldTexts {
  email: string;
  diet: string;
  wishes: string;
}

const ofMembers: FieldTexts = {
  email: 'E-mail',
  diet: 'F.eks. vegetar eller allergier',
  wishes: 'F.eks. adgang for kørestol eller tolk',
};

interface RegistrationFieldsProps {
  /** Registers a field of the form, which may have further fields. */
  field: (name: keyof Registration) => Omit<ReturnType<AppForm<Registration>['field']>, 'name'> & { name: string };
  texts?: FieldTexts | undefined;
}

export const RegistrationFields = ({ field, texts = ofMembers }: RegistrationFieldsProps) => (
  <>
    <TextField label="Navn" autoComplete="name" {...field('name')} />
    <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
    <TextField label="Telefon" type="tel" autoComplete="tel" optional {...field('phone')} />
    <TextField label="Firma" autoComplete="organization" optional {...field('company')} />
    <TextArea label="Kostrestriktioner" rows={2} placeholder={texts.diet} optional {...field('dietaryRestrictions')} />
    <TextArea label="Særlige ønsker" rows={2} placeholder={texts.wishes} optional {...field('specialRequirements')} />
  </>
);
