import type { z } from 'zod';
import { SUBDOMAIN_SUFFIX } from '../../domain/subdomain.ts';
import { CONTRACT_TERM_MAX, CONTRACT_TERM_MIN, type installationForm } from '../../domain/validation/installation.ts';
import { Interval, Plan, valuesOf } from '../../domain/vocabulary.ts';
import { FormNumberField } from '../ui/form/FormNumberField.tsx';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { Select, TextField } from '../ui/TextField.tsx';

export type InstallationValues = z.input<typeof installationForm>;

interface InstallationFieldsProps {
  departments: { id: string; name: string }[];
  form: AppForm<InstallationValues>;
  onDepartment?: (departmentId: string) => void;
}

export function InstallationFields({ departments, form, onDepartment }: InstallationFieldsProps) {
  const department = form.field('departmentId');
  return (
    <>
      <Select
        label="Afdeling" {...department}
        onChange={async (event) => {
          await department.onChange(event);
          onDepartment?.(event.target.value);
        }}
      >
        <option value="">Vælg afdeling</option>
        {departments.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </Select>
      <TextField label="Subdomæne" suffix={SUBDOMAIN_SUFFIX} autoCapitalize="off" autoComplete="off" spellCheck={false} {...form.field('subdomain')} />
      <Select label="Licenstype" {...form.field('licenseType')}>
        {valuesOf(Plan).map((plan) => <option key={plan} value={plan}>{Plan[plan].label}</option>)}
      </Select>
      <Select label="Betalingsinterval" {...form.field('paymentInterval')}>
        {valuesOf(Interval).map((interval) => <option key={interval} value={interval}>{Interval[interval].label}</option>)}
      </Select>
      <FormNumberField form={form} name="contractTerm" label="Kontraktperiode i måneder" min={CONTRACT_TERM_MIN} max={CONTRACT_TERM_MAX} />
    </>
  );
}
