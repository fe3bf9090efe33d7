import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { SettingsSchema, SwitchSetting } from '../../../domain/partners/integrations/manifest.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import styles from './Integrations.module.css';
import type { SettingsValues } from './settingsForm.ts';

interface SwitchGroupsProps {
  form: AppForm<SettingsValues>;
  schema: SettingsSchema;
  /** Path of the object with the switches within the settings. */
  path: string;
}

interface GroupedSwitch extends SwitchSetting {
  path: string;
  group: string;
}

/** The switches of an object that have a heading, with a checkbox that chooses all of a heading, and all in all. */
export function SwitchGroups({ form, schema, path }: SwitchGroupsProps) {
  const switches = groupedSwitches(schema, path);
  if (switches.length === 0) return null;
  return (
    <>
      <ChooseAll form={form} paths={switches.map((each) => each.path)}>
        Vælg alle
      </ChooseAll>
      <div className={styles.switchGroups}>
        {[...Map.groupBy(switches, ({ group }) => group)].map(([group, members]) => (
          <SwitchGroup key={group} form={form} group={group} members={members} />
        ))}
      </div>
    </>
  );
}

interface SwitchGroupProps {
  form: AppForm<SettingsValues>;
  group: string;
  members: GroupedSwitch[];
}

function SwitchGroup({ form, group, members }: SwitchGroupProps) {
  const headingId = useId();
  return (
    <div role="group" className={styles.switchGroup} aria-labelledby={headingId}>
      <div className={styles.switchGroupHead}>
        <span id={headingId}>{group}</span>
        {members.length > 1 && (
          <ChooseAll form={form} paths={members.map((member) => member.path)}>
            Vælg alle<span className="visually-hidden"> under {group}</span>
          </ChooseAll>
        )}
      </div>
      {members.map(({ path, title, description }) => (
        <Checkbox key={path} {...form.field(path)}>
          {title}
          {description && <span className={styles.hint}>{description}</span>}
        </Checkbox>
      ))}
    </div>
  );
}

interface ChooseAllProps {
  form: AppForm<SettingsValues>;
  paths: string[];
  children: ReactNode;
}

/** Chooses all switches, or none when all are chosen. Shows a dash when some are. */
function ChooseAll({ form, paths, children }: ChooseAllProps) {
  const values = useWatch({ control: form.control, name: paths });
  const chosenCount = values.filter((value) => value === true).length;
  const isAll = chosenCount === paths.length;
  return (
    <Checkbox
      checked={isAll}
      ref={(input) => {
        if (input) input.indeterminate = chosenCount > 0 && !isAll;
      }}
      onChange={() => paths.forEach((path) => form.setValue(path, !isAll, { shouldDirty: true }))}
    >
      {children}
    </Checkbox>
  );
}

function groupedSwitches(schema: SettingsSchema, path: string): GroupedSwitch[] {
  return Object.entries(schema.properties).flatMap(([name, setting]) =>
    setting.type === 'boolean' && setting.group ? [{ ...setting, group: setting.group, path: `${path}.${name}` }] : [],
  );
}

/** The object without the switches that `SwitchGroups` shows. */
export const withoutGroups = (schema: SettingsSchema): SettingsSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties).filter(([, setting]) => setting.type !== 'boolean' || !setting.group),
  ),
});
