import { use, useState } from 'react';
import { useController } from 'react-hook-form';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import styles from './Integrations.module.css';
import type { SettingsValues } from './settingsForm.ts';

interface SecretFieldProps {
  form: AppForm<SettingsValues>;
  name: string;
  label: string;
  hint: string | undefined;
  optional: boolean;
  isSet: boolean;
}

/**
 * A secret is never sent back to the client. The field shows whether a secret is stored, and lets the user replace or
 * remove it; an impersonating admin can do neither.
 */
export function SecretField({ form, name, isSet, ...fieldProps }: SecretFieldProps) {
  const { field, fieldState } = useController({ name, control: form.control });
  const [isChanging, setChanging] = useState(false);
  const isImpersonated = use(IsImpersonatedContext);
  const error = fieldState.error?.message;
  const keepStoredSecret = () => {
    field.onChange('');
    setChanging(false);
  };
  if (!isSet || isChanging) {
    return (
      <PasswordField
        {...fieldProps}
        {...field}
        value={String(field.value ?? '')}
        error={error}
        autoComplete="off"
        disabled={isImpersonated}
        aside={
          isSet && (
            <Button variant="quiet" size="small" onPress={keepStoredSecret}>
              Behold den gemte
            </Button>
          )
        }
      />
    );
  }
  const isRemoved = field.value === null;
  return (
    <div className={styles.secret} role="group" data-field={name} aria-label={fieldProps.label}>
      <span className={styles.secretLabel}>
        {fieldProps.label}
        {fieldProps.optional && <span> (valgfri)</span>}
      </span>
      <div className={styles.secretRow}>
        <span>{isRemoved ? 'Fjernes, når du gemmer' : 'Gemt'}</span>
        {isRemoved && (
          <Button size="small" onPress={keepStoredSecret}>
            Fortryd
          </Button>
        )}
        {!isRemoved && !isImpersonated && (
          <Button size="small" onPress={() => setChanging(true)}>
            Skift
          </Button>
        )}
        {!isRemoved && !isImpersonated && (
          <Button size="small" variant="dangerQuiet" onPress={() => field.onChange(null)}>
            Fjern
          </Button>
        )}
      </div>
      {error && <FieldError message={error} />}
      {fieldProps.hint && <p className={styles.hint}>{fieldProps.hint}</p>}
    </div>
  );
}
