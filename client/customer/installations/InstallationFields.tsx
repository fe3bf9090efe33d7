import type { z } from 'zod';
import type { installationForm } from '../../../domain/companies/validation/installation.ts';
import { choiceFromName } from '../../ui/ChoiceField.tsx';
import type { Choice, MoreChoices } from '../../ui/choices.ts';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { ZendeskFields } from './ZendeskFields.tsx';

export type InstallationValues = z.input<typeof installationForm>;

interface InstallationFieldsProps {
  form: AppForm<InstallationValues>;
  departments: readonly { readonly id: string; readonly name: string }[];
  more: MoreChoices;
  /** The installation's department, which is selectable even when it is not among the loaded departments. */
  kept?: Choice;
  onDepartment?: (departmentId: string) => void;
}

export function InstallationFields({ form, departments, more, kept, onDepartment }: InstallationFieldsProps) {
  return (
    <>
      <FormChoiceField
        form={form}
        name="departmentId"
        label="Afdeling"
        empty="Vælg afdeling"
        choices={departments.map(choiceFromName)}
        more={more}
        kept={kept}
        {...(onDepartment && { onChosen: onDepartment })}
      />
      <ZendeskFields form={form} />
    </>
  );
}
