import type { ComponentProps } from 'react';
import { TextField } from '../ui/TextField.tsx';
import styles from './Company.module.css';
import { useVatNumberHint } from './useVatNumberHint.ts';

interface VatNumberInputProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'inputMode'> {
  typed: string;
  stored: string;
}

/** Says when a number looks odd, and leaves it at that. */
export function VatNumberInput({ typed, stored, ...field }: VatNumberInputProps) {
  const hint = useVatNumberHint(typed, stored);
  return <TextField label="CVR-nummer" inputMode="numeric" {...field} hint={hint && <span className={styles.doubt} role="status">{hint}</span>} />;
}
