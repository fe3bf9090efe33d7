import { useWatch } from 'react-hook-form';
import type { AppForm } from '../ui/form/useAppForm.ts';
import type { CompanyValues } from './CompanyFields.tsx';
import { VatNumberInput } from './VatNumberInput.tsx';

export function VatNumberField({ form, stored }: { form: AppForm<CompanyValues>; stored: string }) {
  return <VatNumberInput {...form.field('vatNumber')} typed={useWatch({ control: form.control, name: 'vatNumber' })} stored={stored} />;
}
