import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { adminCompanyForm } from '../../../domain/companies/validation/adminCompany.ts';
import { CompanyLookupNote } from '../../parts/fields/CompanyLookupNote.tsx';
import { LookedUpVatNumber } from '../../parts/fields/LookedUpVatNumber.tsx';
import { PostcodeAndCity } from '../../parts/fields/PostcodeAndCity.tsx';
import { registerNames, type FilledFields } from '../../parts/fields/registerFields.ts';
import { VatNumberInput } from '../../parts/fields/VatNumberInput.tsx';
import adminStyles from '../../parts/lists/cells.module.css';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

export type EditCompanyValues = z.input<typeof adminCompanyForm>;

interface EditCompanyFieldsProps {
  form: AppForm<EditCompanyValues>;
  storedVatNumber: string;
}

/** An admin may know less about a company than the company itself: only its name and contact person are required. */
export function EditCompanyFields({ form, storedVatNumber }: EditCompanyFieldsProps) {
  const vatNumber = useWatch({ control: form.control, name: 'vatNumber' }) ?? '';
  const [filled, setFilled] = useState<FilledFields>();
  return (
    <>
      <TextField label="Firmanavn" {...form.field('name')} />
      <TextField label="Kontaktperson" {...form.field('contactPerson')} />
      <LookedUpVatNumber typed={vatNumber} stored={storedVatNumber}>
        {(lookup) => (
          <>
            <div className={adminStyles.twoColumns}>
              <VatNumberInput
                optional
                {...form.field('vatNumber')}
                typedVatNumber={vatNumber}
                storedVatNumber={storedVatNumber}
                isRegistered={lookup.state === 'found'}
              />
              <TextField label="Telefonnummer" optional type="tel" {...form.field('phoneNumber')} />
            </div>
            <CompanyLookupNote
              form={form}
              names={registerNames}
              lookup={lookup}
              isAutomatic={false}
              filled={filled}
              onFilled={setFilled}
            />
          </>
        )}
      </LookedUpVatNumber>
      <TextField label="Fakturerings-e-mail" optional type="email" {...form.field('billingEmail')} />
      <TextField label="Gade" optional {...form.field('street')} />
      <PostcodeAndCity form={form} zip="zip" city="city" optional isOwnAddress={false} />
      <div className={adminStyles.twoColumns}>
        <TextField label="EAN-nummer" optional inputMode="numeric" {...form.field('eanNumber')} />
        <TextField label="PO-nummer" optional {...form.field('poNumber')} />
      </div>
    </>
  );
}
