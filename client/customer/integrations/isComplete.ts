import type { SettingsSchema } from '../../../domain/partners/integrations/manifest.ts';
import { readIntegrationSettings, type IntegrationSettings } from '../../../domain/partners/integrations/settings.ts';

/** Whether the integration can be enabled with its stored settings. */
export const isComplete = (schema: SettingsSchema, stored: IntegrationSettings, secretsSet: readonly string[]) =>
  Object.keys(readIntegrationSettings(schema, {}, stored, secretsSet).problems).length === 0;
