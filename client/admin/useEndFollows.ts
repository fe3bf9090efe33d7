import { useEffect, useRef } from 'react';
import { useWatch, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form';
import { addMonths } from '../../domain/dates.ts';
import type { AppForm } from '../ui/form/useAppForm.ts';

interface Term<Values extends FieldValues> {
  start: FieldPath<Values>;
  months: FieldPath<Values>;
  end: FieldPath<Values>;
}

/** Whoever moves the start or the length, or moves them back, means the end too. It can still be set by itself afterwards. */
export function useEndFollows<Values extends FieldValues>(form: AppForm<Values>, { start, months, end }: Term<Values>): void {
  const [from, count] = useWatch({ control: form.control, name: [start, months] }) as [string, number];
  const wasMoved = useRef(false);
  useEffect(() => {
    const isMoved = form.getFieldState(start).isDirty || form.getFieldState(months).isDirty;
    if (isMoved && from && Number.isInteger(count)) form.setValue(end, addMonths(from, count) as PathValue<Values, typeof end>, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    else if (!isMoved && wasMoved.current) form.resetField(end);
    wasMoved.current = isMoved;
    // Only these two move it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [from, count]);
}
