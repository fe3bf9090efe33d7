import { useEffect, useRef } from 'react';
import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { lastDayOfTerm } from '../../domain/dates.ts';
import type { AppForm } from '../ui/form/useAppForm.ts';

interface Term<Values extends FieldValues> {
  start: FieldPath<Values>;
  months: FieldPath<Values>;
  /** The longest term there is: while more is typed, there is no end to follow. */
  maxMonths: number;
  end: FieldPath<Values>;
}

/** Whoever moves the start or the length, or moves them back, means the end too. It can still be set by itself afterwards. */
export function useEndFollows<Values extends FieldValues>(
  form: AppForm<Values>,
  { start, months, maxMonths, end }: Term<Values>,
): void {
  const [from, count] = useWatch({ control: form.control, name: [start, months] }) as [string, number];
  const wasMoved = useRef(false);
  useEffect(() => {
    const isMoved = form.getFieldState(start).isDirty || form.getFieldState(months).isDirty;
    const isTerm = Number.isInteger(count) && count >= 1 && count <= maxMonths;
    if (isMoved && from && isTerm) {
      form.setValue(end, lastDayOfTerm(from, count) as PathValue<Values, typeof end>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    if (!isMoved && wasMoved.current) form.resetField(end);
    wasMoved.current = isMoved;
    // Only these two move it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [from, count]);
}
