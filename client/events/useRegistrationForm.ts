import { useWatch } from 'react-hook-form';
import { eventRegistrationForm } from '../../domain/validation/events.ts';
import { useAppForm, type AppForm } from '../ui/form/useAppForm.ts';

export interface Registration {
  name: string;
  email: string;
  phone?: string | null | undefined;
  company?: string | null | undefined;
  dietaryRestrictions?: string | null | undefined;
  specialRequirements?: string | null | undefined;
}

type Known = { [Name in 'name' | 'email' | 'phone' | 'company']?: string | null | undefined };

/** Begins with what is known of whoever signs up. */
export function useRegistrationForm({ name, email, phone, company }: Known = {}): { form: AppForm<Registration>; isIncomplete: boolean } {
  const form = useAppForm<Registration>(eventRegistrationForm, {
    name: name ?? '', email: email ?? '', phone: phone ?? '', company: company ?? '', dietaryRestrictions: '', specialRequirements: '',
  });
  const required = useWatch({ control: form.control, name: ['name', 'email'] });
  return { form, isIncomplete: required.some((text) => !text?.trim()) };
}
