import { useWatch } from 'react-hook-form';
import { Interval, Plan } from '../../../domain/basics/vocabulary.ts';
import { CONTRACT_TERM_MAX } from '../../../domain/companies/validation/installation.ts';
import { LICENSE_QUANTITY_MAX, LICENSE_QUANTITY_MIN } from '../../../domain/sales/validation/licenses.ts';
import { SubdomainField } from '../../parts/fields/SubdomainField.tsx';
import { Checkbox, RadioCards } from '../../ui/Choice.tsx';
import { FormDecimalField } from '../../ui/form/FormDecimalField.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { Options } from '../../ui/options.tsx';
import { Select, TextField } from '../../ui/TextField.tsx';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import styles from './Registration.module.css';
import type { RegistrationForms } from './useRegistrationDraft.ts';

const intervals = [
  { value: 'MONTHLY', title: Interval.MONTHLY.label, text: 'Betaling hver måned' },
  { value: 'YEARLY', title: Interval.YEARLY.label, text: 'Én betaling om året' },
];

interface ZendeskStepProps extends StepNavigation {
  form: RegistrationForms['zendesk'];
  departmentName: string;
  /** An admin registers a company for a customer. */
  isOnBehalf: boolean;
  onNext: () => Promise<void>;
}

export function ZendeskStep({ form, departmentName, isOnBehalf, onNext, ...stepProps }: ZendeskStepProps) {
  const { field } = form;
  const hasExistingLicenses = useWatch({ control: form.control, name: 'hasExistingLicenses' });
  return (
    <StepFrame
      {...stepProps}
      title="Zendesk-opsætning"
      text={`Den installation, afdelingen ${departmentName} skal bruge.`}
      form={form}
      onSubmit={onNext}
      isPending={form.formState.isSubmitting}
    >
      <SubdomainField
        form={form}
        name="zendeskSubdomain"
        label="Zendesk subdomæne"
        hint="Dannet ud fra navnet. Ret det, eller indsæt adressen på jeres Zendesk."
      />
      <div className={styles.pair}>
        <Select label="Licenstype" {...field('licenseType')}>
          <Options words={Plan} />
        </Select>
        <FormDecimalField
          form={form}
          name="contractTerm"
          label="Kontraktperiode"
          suffix="måneder"
          inputMode="numeric"
          hint={`1 til ${CONTRACT_TERM_MAX} måneder.`}
        />
      </div>
      <RadioCards label="Betalingsinterval" options={intervals} {...field('paymentInterval')} />
      <div className={styles.nested}>
        <Checkbox {...field('hasExistingLicenses')}>
          <strong>{isOnBehalf ? 'Kunden har allerede licenser' : 'Vi har allerede licenser'}</strong>
          <span className={styles.choiceHint}>
            {isOnBehalf
              ? 'Så kommer de med, og kunden kan se dem fra første dag.'
              : 'Så tager vi dem med, og I kan se dem her fra første dag.'}
          </span>
        </Checkbox>
        {hasExistingLicenses && (
          <div className={styles.pair}>
            <FormNumberField
              form={form}
              name="existingLicenseQuantity"
              label="Antal licenser"
              min={LICENSE_QUANTITY_MIN}
              max={LICENSE_QUANTITY_MAX}
            />
            <TextField label="Startdato for licenser" type="date" {...field('licenseStartDate')} />
          </div>
        )}
      </div>
    </StepFrame>
  );
}
