import { get } from 'react-hook-form';
import { formatExact } from '../../../domain/basics/money.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { FormDecimalField } from '../../ui/form/FormDecimalField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import styles from './AdminInvoices.module.css';
import { lineKey, type CreditableLine, type CreditValues } from './creditValues.ts';

const ERROR_ID = 'linjer-fejl';

/** The lines of an invoice with the amount to credit of each, without VAT. */
export function CreditLines({ form, lines }: { form: AppForm<CreditValues>; lines: readonly CreditableLine[] }) {
  const error = get(form.formState.errors, 'lines.message') as string | undefined;
  return (
    <fieldset className={styles.creditLines} data-field="lines" {...(error && { 'aria-describedby': ERROR_ID })}>
      <legend>Linjer</legend>
      {lines.map(({ position, description, creditable }) => {
        const name = `lines.${lineKey(position)}` as const;
        return (
          <div key={position} className={styles.creditLine}>
            <Checkbox {...form.register(`${name}.isChosen`)}>
              {description}
              <span className={styles.creditable}>kan krediteres: {formatExact(creditable)} uden moms</span>
            </Checkbox>
            {form.watch(`${name}.isChosen`) && (
              <FormDecimalField
                form={form}
                name={`${name}.net`}
                unit={100}
                label="Beløb uden moms"
                aria-label={`Beløb uden moms, ${description}`}
                suffix="kr"
              />
            )}
          </div>
        );
      })}
      {error && <FieldError id={ERROR_ID} message={error} />}
    </fieldset>
  );
}
