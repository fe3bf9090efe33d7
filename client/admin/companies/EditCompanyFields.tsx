import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { adminCompanyForm } from '../../../domain/validation/backOffice.ts';
import { VatNumberInput } from '../../company/VatNumberInput.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import adminStyles from '../Admin.module.css';
import styles from './Companies.module.css';

export type EditCompanyValues = z.input<typeof adminCompanyForm>;

interface EditCompanyFieldsProps {
  form: AppForm<EditCompanyValues>;
  storedVatNumber: string;
}

/** An admin may know less about a company than the company itself: only its name and contact person are required. */
export function EditCompanyFields({ form, storedVatNumber }: EditCompanyFieldsProps) {
  const vatNumber = useWatch({ control: form.control, name: 'vatNumber' }) ?? '';
  return (
    <>
      <TextField label="Firmanavn" {...form.field('name')} />
      <TextField label="Kontaktperson" {...form.field('contactPerson')} />
      <div className={adminStyles.twoColumns}>
        <VatNumberInput
          optional
          {...form.field('vatNumber')}
          typedVatNumber={vatNumber}
          storedVatNumber={storedVatNumber}
        />
        <TextField label="Telefonnummer" optional type="tel" {...form.field('phoneNumber')} />
      </div>
      <TextField label="Fakturerings-e-mail" optional type="email" {...form.field('billingEmail')} />
      <TextField label="Gade" optional {...form.field('street')} />
      <div className={styles.zipAndCity}>
        <TextField label="Postnummer" optional {...form.field('zip')} />
        <TextField label="By" optional {...form.field('city')} />
      </div>
      <div className={adminStyles.twoColumns}>
        <TextField label="EAN-nummer" optional inputMode="numeric" {...form.field('eanNumber')} />
        <TextField label="PO-nummer" optional {...form.field('poNumber')} />
      </div>
    </>
  );
}
