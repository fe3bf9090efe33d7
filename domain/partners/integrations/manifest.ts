import type { IntegrationBilling } from '../../basics/vocabulary.ts';

interface Titled {
  title: string;
  description?: string;
}

export interface TextSetting extends Titled {
  type: 'string';
  /** An https address. */
  format?: 'uri';
  /** Stored encrypted and never shown again; only whether the secret is set is shown. */
  secret?: true;
}

export interface SwitchSetting extends Titled {
  type: 'boolean';
  /** The heading under which a form shows the switch together with others. */
  group?: string;
}

export interface NumberSetting extends Titled {
  type: 'number';
  minimum?: number;
  maximum?: number;
}

export interface SettingsSchema extends Titled {
  type: 'object';
  properties: Readonly<Record<string, Setting>>;
  required: readonly string[];
}

/** A setting in the vocabulary of JSON Schema, limited to what a form needs. */
export type Setting = TextSetting | SwitchSetting | NumberSetting | SettingsSchema;

/** Describes an integration: its texts, its price, its requirements and its settings. */
export interface IntegrationManifest {
  /** Lower-case letters and hyphens. */
  id: string;
  name: string;
  version: string;
  description: string;
  longDescription: string;
  /** The name of an image in the client. */
  icon: string;
  billing: {
    type: IntegrationBilling;
    price?: number;
    pricePerRequest?: number;
    pricePerAgent?: number;
    currency: 'DKK';
  };
  requiresApiKey: boolean;
  requiresOAuth: boolean;
  requiresZendeskApi: boolean;
  requiresServiceAgreement: boolean;
  settingsSchema: SettingsSchema;
}
