import type { IntegrationBilling } from '../vocabulary.ts';

interface Titled {
  title: string;
  description?: string;
}

export interface TextSetting extends Titled {
  type: 'string';
  /** An address on the internet, over TLS. */
  format?: 'uri';
  /** Kept sealed and never shown again: only that it is set. */
  secret?: true;
}

export interface SwitchSetting extends Titled {
  type: 'boolean';
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

/** In the words of JSON Schema, as far as a form needs them. */
export type Setting = TextSetting | SwitchSetting | NumberSetting | SettingsSchema;

/** What an integration is, what it costs and what it asks for. */
export interface IntegrationManifest {
  /** Small letters and hyphens. */
  id: string;
  name: string;
  version: string;
  description: string;
  longDescription: string;
  /** The name of a picture that the client has. */
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
