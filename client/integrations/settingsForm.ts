import { z } from 'zod';
import type { Setting, SettingsSchema } from '../../domain/integrations/manifest.ts';
import { readSettings, type Settings } from '../../domain/integrations/settings.ts';

export interface SettingsValues {
  [name: string]: string | number | boolean | null | SettingsValues;
}

/** The server's own rules, so that most of what it would refuse is said before it is asked. */
export const settingsForm = (schema: SettingsSchema, secretsSet: readonly string[]) =>
  z.custom<SettingsValues>().check(({ value, issues }) => {
    const { problems } = readSettings(schema, changesIn(schema, value), {}, secretsSet);
    for (const [path, message] of Object.entries(problems))
      issues.push({ code: 'custom', input: value, path: path.split('.'), message });
  });

/** What is stored, in every field there is; of a secret only whether it is set is known. */
export const valuesOf = (schema: SettingsSchema, stored: Settings = {}): SettingsValues =>
  Object.fromEntries(
    Object.entries(schema.properties).map(([name, setting]) => [name, valueOf(setting, stored[name])]),
  );

function valueOf(setting: Setting, stored: Settings[string] | undefined): SettingsValues[string] {
  switch (setting.type) {
    case 'object':
      return valuesOf(setting, stored as Settings | undefined);
    case 'boolean':
      return stored === true;
    case 'number':
      return (stored as number | undefined) ?? null;
    default:
      return setting.secret ? '' : ((stored as string | undefined) ?? '');
  }
}

/** What was typed, without the secrets that stay as they are. */
export function changesIn(schema: SettingsSchema, values: SettingsValues): SettingsValues {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, setting]) => {
      const value = values[name] ?? null;
      if (setting.type === 'object') return [[name, changesIn(setting, (value ?? {}) as SettingsValues)]];
      return setting.type === 'string' && setting.secret && value === '' ? [] : [[name, value]];
    }),
  );
}

/** Whether it could be switched on as it is. */
export const isComplete = (schema: SettingsSchema, stored: Settings, secretsSet: readonly string[]) =>
  Object.keys(readSettings(schema, {}, stored, secretsSet).problems).length === 0;
