import { useEffect, useRef } from 'react';
import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { lastDayOfTerm } from '../../domain/dates.ts';
import type { AppForm } from '../ui/form/useAppForm.ts';

interface Term<Values extends FieldValues> {
  start: FieldPath<Values>;
  months: FieldPath<Values>;
  /** The longest allowed term; a longer one does not set an end. */
  maxMonths: number;
  end: FieldPath<Values>;
}

/**
 * Sets the last day when the first day or the length changes, and resets it when both are changed back. The user can
 * still edit the last day afterwards.
 */
export function useTermEnd<Values extends FieldValues>(
  form: AppForm<Values>,
  { start, months, maxMonths, end }: Term<Values>,
): void {
  const [from, count] = useWatch({ control: form.control, name: [start, months] }) as [string, number];
  const wasChanged = useRef(false);
  useEffect(() => {
    const isChanged = form.getFieldState(start).isDirty || form.getFieldState(months).isDirty;
    const isTerm = Number.isInteger(count) && count >= 1 && count <= maxMonths;
    if (isChanged && from && isTerm) {
      form.setValue(end, lastDayOfTerm(from, count) as PathValue<Values, typeof end>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    if (!isChanged && wasChanged.current) form.resetField(end);
    wasChanged.current = isChanged;
    // Only a change of the first day or the length sets the last day.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [from, count]);
}
