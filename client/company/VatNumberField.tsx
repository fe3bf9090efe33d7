import { useWatch } from 'react-hook-form';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { TextField } from '../ui/TextField.tsx';
import styles from './Company.module.css';
import type { CompanyValues } from './CompanyFields.tsx';
import { useVatNumberHint } from './useVatNumberHint.ts';

/** Says when a number looks odd, and leaves it at that. */
export function VatNumberField({ form, stored }: { form: AppForm<CompanyValues>; stored: string }) {
  const hint = useVatNumberHint(useWatch({ control: form.control, name: 'vatNumber' }), stored);
  return (
    <TextField
      label="CVR-nummer" inputMode="numeric" {...form.field('vatNumber')}
      hint={hint && <span className={styles.doubt} role="status">{hint}</span>}
    />
  );
}
