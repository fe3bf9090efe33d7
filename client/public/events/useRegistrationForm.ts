import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { eventRegistrationForm } from '../../../domain/events/validation/events.ts';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';

export type Registration = z.input<typeof eventRegistrationForm>;

export type PrefilledFields = { [Name in keyof Registration]?: string | null | undefined };

/** The values of an empty form, apart from those that are known. */
export const registrationValues = (prefilled: PrefilledFields) => ({
  name: prefilled.name ?? '',
  email: prefilled.email ?? '',
  phone: prefilled.phone ?? '',
  company: prefilled.company ?? '',
  dietaryRestrictions: prefilled.dietaryRestrictions ?? '',
  specialRequirements: prefilled.specialRequirements ?? '',
});

/**
 * The form of a registration for an event, prefilled with the given data. `isIncomplete` says that the name or the
 * e-mail is still empty.
 */
export function useRegistrationForm(prefilled: PrefilledFields = {}): {
  form: AppForm<Registration>;
  isIncomplete: boolean;
} {
  const form = useAppForm<Registration>(eventRegistrationForm, registrationValues(prefilled));
  const requiredTexts = useWatch({ control: form.control, name: ['name', 'email'] });
  return { form, isIncomplete: requiredTexts.some((text) => !text.trim()) };
}
