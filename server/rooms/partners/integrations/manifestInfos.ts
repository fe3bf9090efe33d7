import type { IntegrationManifest, Setting } from '../../../../domain/partners/integrations/manifest.ts';
import { manifests } from '../../../../domain/partners/integrations/manifests.ts';
import { inUpperCase } from '../../../platform/graphql/bothSpellings.ts';
import type { IntegrationManifestInfo, SettingField } from './integration.inputs.ts';

/** The manifests in GraphQL form: fields are a list, because GraphQL has no objects with arbitrary keys. */
export const manifestInfos: readonly IntegrationManifestInfo[] = manifests.map(infoOf);

function infoOf({ billing, settingsSchema, ...manifest }: IntegrationManifest): IntegrationManifestInfo {
  return {
    ...manifest,
    billing: {
      model: inUpperCase(billing.type),
      price: null,
      pricePerRequest: null,
      pricePerAgent: null,
      ...billing,
      amount: amountOf(billing),
    },
    settingsSchema: fieldOf('', settingsSchema, true),
  };
}

/** In øre. Rounded to the precision of a price in kroner with four decimals. */
function amountOf({ price, pricePerRequest, pricePerAgent }: IntegrationManifest['billing']): number | null {
  const kroner = price ?? pricePerRequest ?? pricePerAgent;
  return kroner === undefined ? null : Number((kroner * 100).toFixed(2));
}

function fieldOf(name: string, setting: Setting, isRequired: boolean): SettingField {
  const { type, title, description = null } = setting;
  return {
    name,
    type,
    valueType: inUpperCase(type),
    title,
    description,
    isRequired,
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
