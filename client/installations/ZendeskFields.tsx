import type { FieldPath } from 'react-hook-form';
import { SUBDOMAIN_SUFFIX } from '../../domain/subdomain.ts';
import { CONTRACT_TERM_MAX, CONTRACT_TERM_MIN } from '../../domain/validation/installation.ts';
import { Interval, Plan } from '../../domain/vocabulary.ts';
import { FormNumberField } from '../ui/form/FormNumberField.tsx';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { Options } from '../ui/options.tsx';
import { Select, TextField } from '../ui/TextField.tsx';

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
      <TextField
        label="Subdomæne"
        suffix={SUBDOMAIN_SUFFIX}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        {...form.field(path('subdomain'))}
      />
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
