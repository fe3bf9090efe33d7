import { useWatch } from 'react-hook-form';
import { VatNumberInput } from '../company/VatNumberInput.tsx';
import { TextField } from '../ui/TextField.tsx';
import { StepFrame, type StepNavigation } from '../ui/wizard/StepFrame.tsx';
import styles from './Registration.module.css';
import type { RegistrationForms } from './useRegistrationDraft.ts';

interface CompanyStepProps extends StepNavigation {
  form: RegistrationForms['company'];
  onNext: () => void;
}

export function CompanyStep({ form, onNext, ...stepProps }: CompanyStepProps) {
  const { field } = form;
  return (
    <StepFrame
      {...stepProps}
      title="Virksomhed"
      text="Firmaets oplysninger, og hvor regningen skal hen."
      form={form}
      onSubmit={onNext}
    >
      <TextField label="Firmanavn" autoComplete="organization" {...field('companyName')} />
      <div className={styles.pair}>
        <VatNumberInput
          {...field('vatNumber')}
          typedVatNumber={useWatch({ control: form.control, name: 'vatNumber' })}
          storedVatNumber=""
        />
        <TextField
          label="EAN-nummer"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="Kun for offentlige kunder."
          {...field('eanNumber')}
        />
      </div>
      <TextField label="Gade" autoComplete="street-address" {...field('street')} />
      <div className={styles.zipAndCity}>
        <TextField label="Postnummer" inputMode="numeric" autoComplete="postal-code" {...field('zip')} />
        <TextField label="By" autoComplete="address-level2" {...field('city')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Kontaktperson" autoComplete="name" {...field('contactPerson')} />
        <TextField label="Telefonnummer" type="tel" autoComplete="tel" {...field('phoneNumber')} />
      </div>
      <TextField
        label="Fakturerings-e-mail"
        type="email"
        autoComplete="email"
        hint="Hertil sender vi fakturaer."
        {...field('billingEmail')}
      />
    </StepFrame>
  );
}
