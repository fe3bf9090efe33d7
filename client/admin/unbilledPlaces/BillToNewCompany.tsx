import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { newBuyerForm } from '../../../domain/events/validation/eventBilling.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { CompanyLookupNote } from '../../parts/fields/CompanyLookupNote.tsx';
import { LookedUpVatNumber } from '../../parts/fields/LookedUpVatNumber.tsx';
import { PostcodeAndCity } from '../../parts/fields/PostcodeAndCity.tsx';
import { registerNames, type FilledFields } from '../../parts/fields/registerFields.ts';
import { VatNumberInput } from '../../parts/fields/VatNumberInput.tsx';
import adminStyles from '../../parts/lists/cells.module.css';
import { useAppForm, type AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { PlaceSummary } from './PlaceSummary.tsx';
import { useBillPlace } from './useBillPlace.ts';
import type { PlaceDialogProps } from './WaivePlaceDialog.tsx';

type Values = z.input<typeof newBuyerForm>;

/** Creates the company that pays for a place, with its first department, and bills the place. */
export function BillToNewCompany({ place, connections, onClose }: PlaceDialogProps) {
  const form = useAppForm<Values>(newBuyerForm, {
    name: place.company ?? '',
    departmentName: 'Hovedafdeling',
    contactPerson: place.name,
    phoneNumber: place.phone ?? '',
    vatNumber: '',
    eanNumber: '',
    billingEmail: place.email,
    street: '',
    zip: '',
    city: '',
    poNumber: '',
  });
  const bill = useBillPlace(place, connections);
  return (
    <SendDialog
      title="Fakturér en ny virksomhed"
      form={form}
      submitLabel="Opret og fakturér"
      send={(newBuyer) => bill({ newBuyer })}
      failure="Kunne ikke fakturere pladsen"
      onClose={onClose}
    >
      <PlaceSummary place={place} />
      <NewBuyerFields form={form} />
    </SendDialog>
  );
}

function NewBuyerFields({ form }: { form: AppForm<Values> }) {
  const vatNumber = useWatch({ control: form.control, name: 'vatNumber' });
  const [filled, setFilled] = useState<FilledFields>();
  return (
    <>
      <LookedUpVatNumber typed={vatNumber} stored="">
        {(lookup) => (
          <>
            <VatNumberInput
              {...form.field('vatNumber')}
              typedVatNumber={vatNumber}
              storedVatNumber=""
              isRegistered={lookup.state === 'found'}
            />
            <CompanyLookupNote
              form={form}
              names={registerNames}
              lookup={lookup}
              isAutomatic
              filled={filled}
              onFilled={setFilled}
            />
          </>
        )}
      </LookedUpVatNumber>
      <TextField label="Firmanavn" {...form.field('name')} />
      <TextField label="Afdeling" {...form.field('departmentName')} />
      <div className={adminStyles.twoColumns}>
        <TextField label="Kontaktperson" {...form.field('contactPerson')} />
        <TextField label="Telefonnummer" type="tel" {...form.field('phoneNumber')} />
      </div>
      <TextField label="Fakturerings-e-mail" type="email" {...form.field('billingEmail')} />
      <TextField label="Gade" {...form.field('street')} />
      <PostcodeAndCity form={form} zip="zip" city="city" isOwnAddress={false} />
      <div className={adminStyles.twoColumns}>
        <TextField label="EAN-nummer" optional inputMode="numeric" {...form.field('eanNumber')} />
        <TextField label="PO-nummer" optional {...form.field('poNumber')} />
      </div>
    </>
  );
}
