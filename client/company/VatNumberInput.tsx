import type { ComponentProps } from 'react';
import { Link } from '../ui/Link.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './Company.module.css';
import { useVatNumberHint } from './useVatNumberHint.ts';

interface VatNumberInputProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'inputMode'> {
  typed: string;
  stored: string;
}

/** Shows a hint when a CVR number looks wrong. The hint does not block saving. */
export function VatNumberInput({ typed, stored, ...field }: VatNumberInputProps) {
  const { message, company } = useVatNumberHint(typed, stored) ?? {};
  const hint = message && (
    <span className={styles.doubt} role="status">
      {message}
      {company && (
        <>
          {' '}
          <Link to={`/admin/companies/${company.id}`} newTab>
            Se {company.name}
          </Link>
        </>
      )}
    </span>
  );
  return <TextField label="CVR-nummer" inputMode="numeric" {...field} hint={hint} />;
}
