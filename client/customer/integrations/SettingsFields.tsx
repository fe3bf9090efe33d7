import { get, type FieldError as FormError } from 'react-hook-form';
import type { Setting, SettingsSchema } from '../../../domain/partners/integrations/manifest.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { FormDecimalField } from '../../ui/form/FormDecimalField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Integrations.module.css';
import { SecretField } from './SecretField.tsx';
import type { SettingsValues } from './settingsForm.ts';
import { SwitchGroups, withoutGroups } from './SwitchGroups.tsx';

interface SettingsFieldsProps {
  form: AppForm<SettingsValues>;
  schema: SettingsSchema;
  secretsSet: readonly string[];
  /** Path of the group within the settings. Undefined for the settings as a whole. */
  path?: string;
}

/** One field for each setting, and a fieldset for each object. */
export const SettingsFields = ({ form, schema, secretsSet, path }: SettingsFieldsProps) =>
  Object.entries(schema.properties).map(([name, setting]) => (
    <SettingField
      key={name}
      {...{ form, setting, secretsSet }}
      path={path ? `${path}.${name}` : name}
      isRequired={schema.required.includes(name)}
    />
  ));

interface SettingFieldProps extends Omit<SettingsFieldsProps, 'schema'> {
  setting: Setting;
  path: string;
  isRequired: boolean;
}

function SettingField({ form, setting, secretsSet, path, isRequired }: SettingFieldProps) {
  const { type, title, description } = setting;
  const fieldProps = { label: title, hint: description, optional: !isRequired, 'aria-required': isRequired };
  if (type === 'object') return <Group form={form} schema={setting} secretsSet={secretsSet} path={path} />;
  if (type === 'boolean')
    return (
      <Checkbox {...form.field(path)}>
        {title}
        {description && <span className={styles.hint}>{description}</span>}
      </Checkbox>
    );
  if (type === 'number') return <FormDecimalField {...fieldProps} form={form} name={path} />;
  if (setting.secret) return <SecretField {...fieldProps} form={form} name={path} isSet={secretsSet.includes(path)} />;
  return (
    <TextField
      {...fieldProps}
      {...form.field(path)}
      {...(setting.format === 'uri' && { type: 'url' })}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function Group({ form, schema, secretsSet, path }: Required<SettingsFieldsProps>) {
  const error = (get(form.formState.errors, path) as FormError | undefined)?.message;
  const ids = { hint: `${path}-hint`, error: `${path}-error` };
  // An error of the whole group can be corrected in any of its fields.
  const recheckGroup = () => error && void form.trigger(path);
  return (
    <fieldset
      data-field={path}
      className={styles.group}
      onChange={recheckGroup}
      aria-describedby={[error && ids.error, schema.description && ids.hint].filter(Boolean).join(' ') || undefined}
    >
      <legend>{schema.title}</legend>
      {schema.description && (
        <p className={styles.hint} id={ids.hint}>
          {schema.description}
        </p>
      )}
      <SwitchGroups form={form} schema={schema} path={path} />
      <SettingsFields form={form} schema={withoutGroups(schema)} secretsSet={secretsSet} path={path} />
      {typeof error === 'string' && <FieldError id={ids.error} message={error} />}
    </fieldset>
  );
}
