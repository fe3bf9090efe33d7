import { useEffect } from 'react';
import { useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import {
  differsFromRegister,
  fillAllFields,
  fillEmptyFields,
  undoValues,
  type FilledFields,
  type RegisterField,
  type RegisterValues,
} from './registerFields.ts';
import type { CompanyLookup } from './useCompanyLookup.ts';

export interface RegisterFieldsOptions<Values extends FieldValues> {
  form: AppForm<Values>;
  /** The name of each field in the form. */
  names: Record<RegisterField, FieldPath<Values>>;
  lookup: CompanyLookup;
  /** Whether empty fields are filled as soon as a company is found, and not only when the user asks for it. */
  isAutomatic: boolean;
  filled: FilledFields | undefined;
  onFilled: (filled: FilledFields) => void;
}

/** Fills the fields of a form from the company register. Never replaces what the user typed without being asked. */
export function useRegisterFields<Values extends FieldValues>(options: RegisterFieldsOptions<Values>) {
  const { form, names, lookup, isAutomatic, filled, onFilled } = options;
  const watched = useWatch({ control: form.control, name: Object.values(names) });
  const keys = Object.keys(names) as RegisterField[];
  const valuesOf = (read: (name: RegisterField, index: number) => unknown) =>
    Object.fromEntries(keys.map((name, index) => [name, String(read(name, index) ?? '')])) as RegisterValues;
  const values = valuesOf((_name, index) => watched[index]);
  const company = lookup.state === 'found' ? lookup.company : undefined;

  const setValue = (name: RegisterField, value: string) =>
    form.setValue(names[name], value as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(names[name]).invalid,
    });
  const apply = (next: FilledFields) => {
    for (const [name, entry] of Object.entries(next.fields)) setValue(name as RegisterField, entry.after);
    onFilled(next);
  };

  useEffect(() => {
    // A ceased company is probably not the one that the user means.
    if (!isAutomatic || !company || company.isCeased || filled?.vatNumber === company.vatNumber) return;
    apply(
      fillEmptyFields(
        valuesOf((name) => form.getValues(names[name])),
        company,
        filled,
      ),
    );
    // Only a newly found company fills fields; what the user types afterwards does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [company]);

  const isFilledFromThis = company !== undefined && filled?.vatNumber === company.vatNumber;
  const undoable = isFilledFromThis ? undoValues(values, filled) : [];
  return {
    canUndo: undoable.length > 0,
    undo: () => {
      for (const { name, before } of undoable) setValue(name, before);
      onFilled({ vatNumber: company!.vatNumber, fields: {} });
    },
    canUse: company !== undefined && differsFromRegister(values, company),
    use: () => apply(fillAllFields(values, company!)),
  };
}
