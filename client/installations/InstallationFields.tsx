import type { z } from 'zod';
import { SUBDOMAIN_SUFFIX } from '../../domain/subdomain.ts';
import { CONTRACT_TERM_MAX, CONTRACT_TERM_MIN, type installationForm } from '../../domain/validation/installation.ts';
import { Interval, Plan } from '../../domain/vocabulary.ts';
import { choiceFromName } from '../ui/ChoiceField.tsx';
import type { Choice, MoreChoices } from '../ui/choices.ts';
import { FormChoiceField } from '../ui/form/FormChoiceField.tsx';
import { FormNumberField } from '../ui/form/FormNumberField.tsx';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { Options } from '../ui/options.tsx';
import { Select, TextField } from '../ui/TextField.tsx';

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
      <TextField
        label="Subdomæne"
        suffix={SUBDOMAIN_SUFFIX}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        {...form.field('subdomain')}
      />
      <Select label="Licenstype" {...form.field('licenseType')}>
        <Options words={Plan} />
      </Select>
      <Select label="Betalingsinterval" {...form.field('paymentInterval')}>
        <Options words={Interval} />
      </Select>
      <FormNumberField
        form={form}
        name="contractTerm"
        label="Kontraktperiode i måneder"
        min={CONTRACT_TERM_MIN}
        max={CONTRACT_TERM_MAX}
      />
    </>
  );
}
