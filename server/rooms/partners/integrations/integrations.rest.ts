import {
  type AnswerShape,
  at,
  computed,
  constant,
  found,
  itself,
  kroner,
  list,
  optional,
} from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';

const settingFields = 'name type title description format isRequired isSecret minimum maximum';
const manifestFields = `id name version description longDescription icon
  billing { type price pricePerRequest pricePerAgent currency }
  requiresApiKey requiresOAuth requiresZendeskApi requiresServiceAgreement
  settingsSchema {
    ${settingFields} properties { ${settingFields} properties { ${settingFields} properties { ${settingFields} } } }
  }`;
const instanceFields = 'pluginId isEnabled settings secretsSet version';

const withoutNulls = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Converts the schema's list of fields to JSON Schema, which has properties by name. */
const toJsonSchema = ({
  name: _,
  isRequired: __,
  isSecret,
  type,
  properties = [],
  ...field
}: SelectedField): object => ({
  type,
  ...withoutNulls(field),
  ...(isSecret && { secret: true }),
  ...(type === 'object' && {
    properties: Object.fromEntries(properties.map((property) => [property.name, toJsonSchema(property)])),
    required: properties.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }),
});

/** A field of the settings. The innermost fields are selected without their properties. */
interface SelectedField {
  name: string;
  type: string;
  isRequired: boolean;
  isSecret: boolean;
  properties?: SelectedField[];
}

const manifestShape: AnswerShape = {
  '...': itself,
  billing: {
    type: 'billing.type',
    price: optional('billing.price', kroner),
    pricePerRequest: optional('billing.pricePerRequest', kroner),
    pricePerAgent: optional('billing.pricePerAgent', kroner),
    currency: 'billing.currency',
  },
  settingsSchema: computed(
    'settingsSchema',
    {
      type: 'object',
      additionalProperties: true,
      description:
        'JSON Schema of the settings. `secret: true` marks a field whose value can be written but never read.',
    },
    (field) => toJsonSchema(field as SelectedField),
  ),
};

/** Adds the signing secret of webhook messages, which is set only in the answer to the call that created the secret. */
const savedIntegrationShape: AnswerShape = { '...': 'integration', signingSecret: optional('signingSecret') };

/** The available integrations, and the integrations of an installation. */
export const integrationsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/integrations',
    document: `query RestIntegrations { viewer { integrations { ${manifestFields} } } }`,
    answer: list('viewer.integrations', manifestShape),
  },
  {
    method: 'GET',
    path: '/api/integrations/instances/:id',
    document: `query RestIntegrationInstances($id: ID!) {
      node(id: $id) { ... on Installation { integrations { ${instanceFields} } } }
    }`,
    answer: found('node', 'integrations'),
  },
  {
    method: 'PUT',
    path: '/api/integrations/instances/:id/:pluginId',
    document: `mutation RestSetIntegration(
      $id: ID!, $pluginId: ID!, $isEnabled: Boolean!, $version: Int, $settings: JSONObject
    ) {
      setIntegration(
        installationId: $id, pluginId: $pluginId, isEnabled: $isEnabled, version: $version, settings: $settings
      ) {
        integration { ${instanceFields} } signingSecret
      }
    }`,
    fields: { isEnabled: { missing: 'Angiv, om integrationen er slået til' } },
    answer: at('setIntegration', savedIntegrationShape),
  },
  {
    method: 'PATCH',
    path: '/api/integrations/instances/:id/:pluginId/settings',
    document: `mutation RestSaveIntegrationSettings($id: ID!, $pluginId: ID!, $version: Int, $settings: JSONObject!) {
      saveIntegrationSettings(installationId: $id, pluginId: $pluginId, version: $version, settings: $settings) {
        integration { ${instanceFields} } signingSecret
      }
    }`,
    fields: { settings: { missing: 'Indstillinger mangler' } },
    answer: at('saveIntegrationSettings', savedIntegrationShape),
  },
  {
    method: 'POST',
    path: '/api/plugins/shopify/oauth/start',
    document: `mutation RestStartShopifyConnection($shopDomain: String!, $installationId: ID!) {
      startShopifyConnection(shopDomain: $shopDomain, installationId: $installationId) { authUrl }
    }`,
    fields: { installationId: { name: 'zendeskInstanceId' } },
    answer: 'startShopifyConnection',
  },
  {
    method: 'POST',
    path: '/api/plugins/shopify/test',
    document: `mutation RestTestShopifyAccess($shopDomain: String!, $accessToken: String!) {
      testShopifyAccess(shopDomain: $shopDomain, accessToken: $accessToken) {
        name domain myshopifyDomain email currency plan
      }
    }`,
    answer: { ok: constant(true), shop: 'testShopifyAccess' },
  },
];
