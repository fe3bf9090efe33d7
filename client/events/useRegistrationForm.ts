import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { eventRegistrationForm } from '../../domain/validation/events.ts';
import { useAppForm, type AppForm } from '../ui/form/useAppForm.ts';

export type Registration = z.input<typeof eventRegistrationForm>;

type PrefilledFields = { [Name in 'name' | 'email' | 'phone' | 'company']?: string | null | undefined };

/**
 * The form of a registration for an event, prefilled with the given data. `isIncomplete` says that the name or the
 * e-mail is still empty.
 */
export function useRegistrationForm({ name, email, phone, company }: PrefilledFields = {}): {
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
  const requiredTexts = useWatch({ control: form.control, name: ['name', 'email'] });
  return { form, isIncomplete: requiredTexts.some((text) => !text.trim()) };
}
