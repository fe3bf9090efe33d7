import { lazy, Suspense, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CompanyLookupNote as Note } from '../../parts/fields/CompanyLookupNote.tsx';
import { LookedUpVatNumber } from '../../parts/fields/LookedUpVatNumber.tsx';
import { PostcodeAndCity } from '../../parts/fields/PostcodeAndCity.tsx';
import type { FilledFields } from '../../parts/fields/registerFields.ts';
import { VatNumberInput } from '../../parts/fields/VatNumberInput.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import styles from './Registration.module.css';
import type { RegistrationForms } from './useRegistrationDraft.ts';
import type { StepValues } from './wizardSteps.ts';

/** Loads with the first digit, before there is something to say. The form is complete without it. */
const CompanyLookupNote = lazy(async (): Promise<{ default: LookupNote }> => {
  const module = await import('../../parts/fields/CompanyLookupNote.tsx').catch(() => undefined);
  return { default: module ? module.CompanyLookupNote<StepValues['company']> : () => null };
});
type LookupNote = (props: Parameters<typeof Note<StepValues['company']>>[0]) => ReactNode;

interface CompanyStepProps extends StepNavigation {
  form: RegistrationForms['company'];
  /** The fields that the look-up of a number has filled in. */
  filled: FilledFields | undefined;
  onFilled: (filled: FilledFields) => void;
  onNext: () => void;
}

const registerNames = {
  name: 'companyName',
  street: 'street',
  zip: 'zip',
  city: 'city',
  phoneNumber: 'phoneNumber',
} as const;

export function CompanyStep({ form, filled, onFilled, onNext, ...stepProps }: CompanyStepProps) {
  const { field } = form;
  const typedVatNumber = useWatch({ control: form.control, name: 'vatNumber' });
  return (
    <StepFrame
      {...stepProps}
      title="Virksomhed"
      text="Firmaets oplysninger, og hvor regningen skal hen."
      form={form}
      onSubmit={onNext}
    >
      <LookedUpVatNumber typed={typedVatNumber} stored="">
        {(lookup) => (
          <>
            <div className={styles.pair}>
              <VatNumberInput
                {...field('vatNumber')}
                typedVatNumber={typedVatNumber}
                storedVatNumber=""
                isRegistered={lookup.state === 'found'}
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
            {typedVatNumber && (
              <Suspense>
                <CompanyLookupNote
                  form={form}
                  names={registerNames}
                  lookup={lookup}
                  isAutomatic
                  filled={filled}
                  onFilled={onFilled}
                />
              </Suspense>
            )}
          </>
        )}
      </LookedUpVatNumber>
      <TextField label="Firmanavn" autoComplete="organization" {...field('companyName')} />
      <TextField label="Gade" autoComplete="street-address" {...field('street')} />
      <PostcodeAndCity form={form} zip="zip" city="city" />
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
