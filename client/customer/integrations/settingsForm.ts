import { z } from 'zod';
import type { Setting, SettingsSchema } from '../../../domain/partners/integrations/manifest.ts';
import { readIntegrationSettings, type IntegrationSettings } from '../../../domain/partners/integrations/settings.ts';

export interface SettingsValues {
  [name: string]: string | number | boolean | null | SettingsValues;
}

/** Validates with the same rules as the server, so that most errors are shown before the form is sent. */
export const settingsForm = (schema: SettingsSchema, secretsSet: readonly string[]) =>
  z.custom<SettingsValues>().check(({ value, issues }) => {
    const { problems } = readIntegrationSettings(schema, valuesToSend(schema, value), {}, secretsSet);
    for (const [path, message] of Object.entries(problems))
      issues.push({ code: 'custom', input: value, path: path.split('.'), message });
  });

/**
 * Returns a value for every field from the stored settings. The client never receives a secret, so its field is empty.
 */
export const formValuesOf = (schema: SettingsSchema, stored: IntegrationSettings = {}): SettingsValues =>
  Object.fromEntries(
    Object.entries(schema.properties).map(([name, setting]) => [name, valueOf(setting, stored[name])]),
  );

function valueOf(setting: Setting, stored: IntegrationSettings[string] | undefined): SettingsValues[string] {
  switch (setting.type) {
    case 'object':
      return formValuesOf(setting, stored as IntegrationSettings | undefined);
    case 'boolean':
      return stored === true;
    case 'number':
      return (stored as number | undefined) ?? null;
    default:
      return setting.secret ? '' : ((stored as string | undefined) ?? '');
  }
}

/** Returns the values to send, without the secrets that stay as they are. */
export function valuesToSend(schema: SettingsSchema, values: SettingsValues): SettingsValues {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, setting]) => {
      const value = values[name] ?? null;
      if (setting.type === 'object') return [[name, valuesToSend(setting, (value ?? {}) as SettingsValues)]];
      return setting.type === 'string' && setting.secret && value === '' ? [] : [[name, value]];
    }),
  );
}
