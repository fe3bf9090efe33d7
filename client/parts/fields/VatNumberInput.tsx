import type { ComponentProps } from 'react';
import { Link } from '../../ui/Link.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './companyFields.module.css';
import { useVatNumberHint } from './useVatNumberHint.ts';

interface VatNumberInputProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'inputMode'> {
  /** The number in the field, as the user typed it. */
  typedVatNumber: string;
  /** The number that the company already has; it gets no hint. Empty for a new company. */
  storedVatNumber: string;
  /** The company register has the number, so that it is right even if it looks wrong. */
  isRegistered?: boolean;
}

/**
 * A field for a CVR number. A hint says when the number looks wrong, or when a company in the portal already has it.
 * The hint does not block saving.
 */
export function VatNumberInput({
  typedVatNumber,
  storedVatNumber,
  isRegistered = false,
  ...field
}: VatNumberInputProps) {
  const { message, company: companyWithNumber } = useVatNumberHint(typedVatNumber, storedVatNumber, isRegistered) ?? {};
  const hint = message && (
    <span className={styles.warning} role="status">
      {message}
      {companyWithNumber && (
        <>
          {' '}
          <Link to={`/admin/companies/${companyWithNumber.id}`} newTab>
            Se {companyWithNumber.name}
          </Link>
        </>
      )}
    </span>
  );
  return <TextField label="CVR-nummer" inputMode="numeric" {...field} hint={hint} />;
}
