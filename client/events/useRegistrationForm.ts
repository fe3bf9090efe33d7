import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { eventRegistrationForm } from '../../domain/validation/events.ts';
import { useAppForm, type AppForm } from '../ui/form/useAppForm.ts';

export type Registration = z.input<typeof eventRegistrationForm>;

type KnownFields = { [Name in 'name' | 'email' | 'phone' | 'company']?: string | null | undefined };

/** The form of a registration, prefilled with the known data of the person. */
export function useRegistrationForm({ name, email, phone, company }: KnownFields = {}): {
  form: AppForm<Registration>;
  isIncomplete: boolean;
} {
  const form = useAppForm<Registration>(eventRegistrationForm, {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    company: company ?? '',
    dietaryRestrictions: '',
    specialRequirements: '',
  });
  const required = useWatch({ control: form.control, name: ['name', 'email'] });
  return { form, isIncomplete: required.some((text) => !text.trim()) };
}
