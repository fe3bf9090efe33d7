import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { companyForm } from '../../domain/validation/company.ts';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './Company.module.css';
import { VatNumberInput } from './VatNumberInput.tsx';

export type CompanyValues = z.input<typeof companyForm>;

interface CompanyFieldsProps {
  form: AppForm<CompanyValues>;
  storedVatNumber: string;
}

export const CompanyFields = ({ form, storedVatNumber }: CompanyFieldsProps) => (
  <>
    <TextField label="Firmanavn" autoComplete="organization" {...form.field('name')} />
    <div className={styles.pair}>
      <VatNumberInput
        {...form.field('vatNumber')}
        typedVatNumber={useWatch({ control: form.control, name: 'vatNumber' })}
        storedVatNumber={storedVatNumber}
      />
      <TextField label="EAN-nummer" optional inputMode="numeric" {...form.field('eanNumber')} />
    </div>
    <fieldset className={styles.group}>
      <legend>Kontakt</legend>
      <TextField label="Kontaktperson" autoComplete="name" {...form.field('contactPerson')} />
      <TextField label="Telefonnummer" type="tel" autoComplete="tel" {...form.field('phoneNumber')} />
    </fieldset>
    <fieldset className={styles.group}>
      <legend>Adresse</legend>
      <TextField label="Gade" autoComplete="street-address" {...form.field('street')} />
      <div className={styles.zipAndCity}>
        <TextField label="Postnummer" autoComplete="postal-code" {...form.field('zip')} />
        <TextField label="By" autoComplete="address-level2" {...form.field('city')} />
      </div>
    </fieldset>
    <fieldset className={styles.group}>
      <legend>Fakturering</legend>
      <TextField label="Fakturerings-e-mail" type="email" autoComplete="email" {...form.field('billingEmail')} />
      <TextField label="PO-nummer" optional {...form.field('poNumber')} />
    </fieldset>
  </>
);
