import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { eventRegistrationForm } from '../../../domain/events/validation/events.ts';
import { registrationValues, type PrefilledFields } from '../../public/events/useRegistrationForm.ts';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';

const paidRegistrationForm = eventRegistrationForm.extend({
  departmentId: z.string().min(1, 'Vælg den afdeling, der betaler'),
});

export type PaidRegistration = z.input<typeof paidRegistrationForm>;

/** The form of a registration for a paid event, with the department that pays. */
export function usePaidRegistrationForm(
  prefilled: PrefilledFields,
  departmentId = '',
): { form: AppForm<PaidRegistration>; isIncomplete: boolean } {
  const form = useAppForm<PaidRegistration>(paidRegistrationForm, { ...registrationValues(prefilled), departmentId });
  const requiredTexts = useWatch({ control: form.control, name: ['name', 'email'] });
  return { form, isIncomplete: requiredTexts.some((text) => !text.trim()) };
}
