import type { IntegrationManifest, Setting } from '../../../../domain/partners/integrations/manifest.ts';
import { manifests } from '../../../../domain/partners/integrations/manifests.ts';
import type { IntegrationManifestInfo, SettingField } from './integration.types.ts';

/** The manifests in GraphQL form: fields are a list, because GraphQL has no objects with arbitrary keys. */
export const manifestInfos: readonly IntegrationManifestInfo[] = manifests.map(infoOf);

function infoOf({ billing, settingsSchema, ...manifest }: IntegrationManifest): IntegrationManifestInfo {
  return {
    ...manifest,
    billing: {
      type: billing.type,
      price: inOre(billing.price),
      pricePerRequest: inOre(billing.pricePerRequest),
      pricePerAgent: inOre(billing.pricePerAgent),
      currency: billing.currency,
    },
    settingsSchema: fieldOf('', settingsSchema, true),
  };
}

/** Rounded to the precision of a price in kroner with four decimals, because a request can cost less than an øre. */
function inOre(kroner: number | undefined): number | null {
  return kroner === undefined ? null : Number((kroner * 100).toFixed(2));
}

function fieldOf(name: string, setting: Setting, isRequired: boolean): SettingField {
  const { type, title, description = null } = setting;
  return {
    name,
    type,
    title,
    description,
    isRequired,
    group: setting.type === 'boolean' ? (setting.group ?? null) : null,
    format: setting.type === 'string' ? (setting.format ?? null) : null,
    isSecret: setting.type === 'string' && setting.secret === true,
    minimum: setting.type === 'number' ? (setting.minimum ?? null) : null,
    maximum: setting.type === 'number' ? (setting.maximum ?? null) : null,
    properties:
      setting.type === 'object'
        ? Object.entries(setting.properties).map(([childName, child]) =>
            fieldOf(childName, child, setting.required.includes(childName)),
          )
        : [],
  };
}
