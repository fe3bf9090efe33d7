import type { FieldPath, FieldValues } from 'react-hook-form';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './PostcodeAndCity.module.css';
import { useCityOfPostcode } from './useCityOfPostcode.ts';

interface PostcodeAndCityProps<Values extends FieldValues> {
  form: AppForm<Values>;
  /** Names of the two fields in the form. */
  zip: FieldPath<Values>;
  city: FieldPath<Values>;
  optional?: boolean;
  /** Whether the browser may fill in the user's own address. */
  isOwnAddress?: boolean;
}

/** The fields for a postcode and its city. A typed Danish postcode fills its city. */
export function PostcodeAndCity<Values extends FieldValues>({
  form,
  zip,
  city,
  optional = false,
  isOwnAddress = true,
}: PostcodeAndCityProps<Values>) {
  const { isUnknown, findCity, rememberPostcode } = useCityOfPostcode(form, zip, city);
  const hint = isUnknown && (
    <span className={styles.warning} role="status">
      Vi kender ikke postnummeret – kontrollér det gerne
    </span>
  );
  const autoComplete = (value: string) => ({ ...(isOwnAddress && { autoComplete: value }) });
  return (
    <div className={styles.fields}>
      <TextField
        label="Postnummer"
        optional={optional}
        {...autoComplete('postal-code')}
        {...form.field(zip, { onChange: ({ target }: { target: HTMLInputElement }) => void findCity(target.value) })}
        onFocus={rememberPostcode}
        hint={hint}
      />
      <TextField label="By" optional={optional} {...autoComplete('address-level2')} {...form.field(city)} />
    </div>
  );
}
