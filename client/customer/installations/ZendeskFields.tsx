import type { FieldPath } from 'react-hook-form';
import { Interval, Plan } from '../../../domain/basics/vocabulary.ts';
import { CONTRACT_TERM_MAX, CONTRACT_TERM_MIN } from '../../../domain/companies/validation/installation.ts';
import { SubdomainField } from '../../parts/fields/SubdomainField.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select } from '../../ui/TextField.tsx';

interface ZendeskValues {
  subdomain: string;
  licenseType: string;
  paymentInterval: string;
  contractTerm: number;
}

/** The fields of an installation that customers and admins edit alike. */
export function ZendeskFields<Values extends ZendeskValues>({ form }: { form: AppForm<Values> }) {
  const path = (name: keyof ZendeskValues) => name as FieldPath<Values>;
  return (
    <>
      <SubdomainField form={form} name={path('subdomain')} label="Subdomæne" />
      <Select label="Licenstype" {...form.field(path('licenseType'))}>
        <Options words={Plan} />
      </Select>
      <Select label="Betalingsinterval" {...form.field(path('paymentInterval'))}>
        <Options words={Interval} />
      </Select>
      <FormNumberField
        form={form}
        name={path('contractTerm')}
        label="Kontraktperiode i måneder"
        min={CONTRACT_TERM_MIN}
        max={CONTRACT_TERM_MAX}
      />
    </>
  );
}
