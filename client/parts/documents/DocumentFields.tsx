import type { z } from 'zod';
import { DocumentRequirement } from '../../../domain/work/files.ts';
import type { documentForm } from '../../../domain/work/validation/files.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { useFolders } from './useFolders.ts';

export type DocumentValues = z.input<typeof documentForm>;

/** The values as the server takes them: a document without a department or a day has null. */
export const inputOf = (values: DocumentValues) => ({
  ...values,
  departmentId: values.departmentId || null,
  dueOn: values.dueOn || null,
});

interface DocumentFieldsProps {
  form: AppForm<DocumentValues>;
  departments: readonly { readonly id: string; readonly name: string }[];
  /** Whether the reseller fills the form, who alone asks for readers. */
  isAdmin: boolean;
}

/** The fields of a document, for the dialogs that share and edit one. */
export function DocumentFields({ form, departments, isAdmin }: DocumentFieldsProps) {
  const folders = useFolders();
  return (
    <>
      <TextField label="Titel" {...form.field('title')} />
      <Select label="Mappe" {...form.field('kind')}>
        <Options words={folders} />
      </Select>
      <Select label="Afdeling" {...form.field('departmentId')}>
        <option value="">Alle afdelinger</option>
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {isAdmin && (
        <>
          <Select label="Kunden" {...form.field('requirement')}>
            <Options words={DocumentRequirement} />
          </Select>
          <TextField label="Senest" type="date" optional {...form.field('dueOn')} />
        </>
      )}
    </>
  );
}
