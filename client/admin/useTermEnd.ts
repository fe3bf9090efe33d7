import { useEffect, useRef } from 'react';
import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { lastDayOfTerm } from '../../domain/basics/dates.ts';
import type { AppForm } from '../ui/form/useAppForm.ts';

/** The form's fields for the first day, the length in months and the last day of a term. */
interface TermFields<Values extends FieldValues> {
  start: FieldPath<Values>;
  months: FieldPath<Values>;
  /** The greatest valid length; a greater length does not change the last day. */
  maxMonths: number;
  end: FieldPath<Values>;
}

/**
 * Sets the last day of a term when its first day or its length changes, and resets the last day when both are changed
 * back. The user can still edit the last day afterwards.
 */
export function useTermEnd<Values extends FieldValues>(
  form: AppForm<Values>,
  { start, months, maxMonths, end }: TermFields<Values>,
): void {
  const [firstDay, monthCount] = useWatch({ control: form.control, name: [start, months] }) as [string, number];
  const wasChanged = useRef(false);
  useEffect(() => {
    const isChanged = form.getFieldState(start).isDirty || form.getFieldState(months).isDirty;
    const isValidLength = Number.isInteger(monthCount) && monthCount >= 1 && monthCount <= maxMonths;
    if (isChanged && firstDay && isValidLength) {
      form.setValue(end, lastDayOfTerm(firstDay, monthCount) as PathValue<Values, typeof end>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    if (!isChanged && wasChanged.current) form.resetField(end);
    wasChanged.current = isChanged;
    // Only a change of the first day or the length sets the last day.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [firstDay, monthCount]);
}
