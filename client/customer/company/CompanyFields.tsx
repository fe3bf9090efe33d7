import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CompanyLookupNote } from '../../parts/fields/CompanyLookupNote.tsx';
import { PostcodeAndCity } from '../../parts/fields/PostcodeAndCity.tsx';
import { registerNames, type FilledFields } from '../../parts/fields/registerFields.ts';
import { useCompanyLookup } from '../../parts/fields/useCompanyLookup.ts';
import { VatNumberInput } from '../../parts/fields/VatNumberInput.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Company.module.css';
import type { CompanyValues } from './companyResolver.ts';

export function CompanyFields({ form, storedVatNumber }: { form: AppForm<CompanyValues>; storedVatNumber: string }) {
  const typedVatNumber = useWatch({ control: form.control, name: 'vatNumber' });
  const lookup = useCompanyLookup(typedVatNumber, storedVatNumber);
  const [filled, setFilled] = useState<FilledFields>();
  return (
    <>
      <TextField label="Firmanavn" autoComplete="organization" {...form.field('name')} />
      <div className={styles.pair}>
        <VatNumberInput
          {...form.field('vatNumber')}
          typedVatNumber={typedVatNumber}
          storedVatNumber={storedVatNumber}
          isRegistered={lookup.state === 'found'}
        />
        <TextField label="EAN-nummer" optional inputMode="numeric" {...form.field('eanNumber')} />
      </div>
      <CompanyLookupNote
        form={form}
        names={registerNames}
        lookup={lookup}
        isAutomatic={false}
        filled={filled}
        onFilled={setFilled}
      />
      <fieldset className={styles.group}>
        <legend>Kontakt</legend>
        <TextField label="Kontaktperson" autoComplete="name" {...form.field('contactPerson')} />
        <TextField label="Telefonnummer" type="tel" autoComplete="tel" {...form.field('phoneNumber')} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Adresse</legend>
        <TextField label="Gade" autoComplete="street-address" {...form.field('street')} />
        <PostcodeAndCity form={form} zip="zip" city="city" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Fakturering</legend>
        <TextField label="Fakturerings-e-mail" type="email" autoComplete="email" {...form.field('billingEmail')} />
        <TextField label="PO-nummer" optional {...form.field('poNumber')} />
      </fieldset>
    </>
  );
}
