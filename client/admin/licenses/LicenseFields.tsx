import { useWatch } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { savedLicenseText } from '../../../domain/backOffice/consequences.ts';
import { Interval, LicenseStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { CONTRACT_TERM_MAX, CONTRACT_TERM_MIN } from '../../../domain/companies/validation/installation.ts';
import {
  LICENSE_QUANTITY_MAX,
  LICENSE_QUANTITY_MIN,
  type licenseForm,
} from '../../../domain/sales/validation/licenses.ts';
import styles from '../../parts/lists/cells.module.css';
import type { Choice } from '../../ui/choices.ts';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { useTermEnd } from '../useTermEnd.ts';
import { useInstallationChoices } from './useInstallationChoices.ts';
import type { LicenseFields_customer$key } from '#relay/LicenseFields_customer.graphql';

export type LicenseValues = z.input<typeof licenseForm>;

interface LicenseFieldsProps {
  form: AppForm<LicenseValues>;
  customer: LicenseFields_customer$key;
  /** The stored installation, which stays selectable even when the loaded choices do not contain it. */
  storedInstallation?: Choice;
}

const customerFragment = graphql`
  fragment LicenseFields_customer on Customer {
    ...useInstallationChoices_customer
  }
`;

export function LicenseFields({ form, customer, storedInstallation }: LicenseFieldsProps) {
  const installations = useInstallationChoices(useFragment(customerFragment, customer));
  const { status } = useWatch({ control: form.control }) as LicenseValues;
  useTermEnd(form, { start: 'validFrom', months: 'contractTerm', maxMonths: CONTRACT_TERM_MAX, end: 'validUntil' });
  return (
    <>
      <FormChoiceField
        form={form}
        name="installationId"
        label="Zendesk installation"
        empty="Vælg installation"
        {...installations}
        kept={storedInstallation}
      />
      <div className={styles.twoColumns}>
        <Select label="Licenstype" {...form.field('type')}>
          <Options words={Plan} />
        </Select>
        <FormNumberField
          form={form}
          name="quantity"
          label="Antal licenser"
          min={LICENSE_QUANTITY_MIN}
          max={LICENSE_QUANTITY_MAX}
        />
      </div>
      <div className={styles.twoColumns}>
        <FormNumberField
          form={form}
          name="contractTerm"
          label="Kontraktperiode i måneder"
          min={CONTRACT_TERM_MIN}
          max={CONTRACT_TERM_MAX}
        />
        <Select label="Betalingsinterval" {...form.field('billingInterval')}>
          <Options words={Interval} />
        </Select>
      </div>
      <div className={styles.twoColumns}>
        <TextField label="Gyldig fra" type="date" {...form.field('validFrom')} />
        <TextField label="Gyldig til" type="date" {...form.field('validUntil')} />
      </div>
      <Select
        label="Status"
        hint={savedLicenseText(form.formState.defaultValues?.status ?? 'PENDING', status)}
        {...form.field('status')}
      >
        <Options words={LicenseStatus} />
      </Select>
    </>
  );
}
