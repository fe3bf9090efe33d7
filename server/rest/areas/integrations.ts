import { badInput } from '../../errors.ts';
import type { Json, RestRequest, RestRoute } from '../RestRoute.ts';
import { found, idOf, required } from './shared.ts';

const fieldFields = 'name type title description format isRequired isSecret minimum maximum';
const manifestFields = `id name version description longDescription icon billing { type price pricePerRequest pricePerAgent currency }
  requiresApiKey requiresOAuth requiresZendeskApi requiresServiceAgreement
  settingsSchema { ${fieldFields} properties { ${fieldFields} properties { ${fieldFields} properties { ${fieldFields} } } } }`;
const instanceFields = 'pluginId isEnabled settings secretsSet version';

const given = (fields: Json) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** JSON Schema again: fields by name. */
const schema = ({ name: _, isRequired: __, isSecret, type, properties = [], ...field }: Json): Json => ({
  type,
  ...given(field),
  ...(isSecret && { secret: true }),
  ...(type === 'object' && {
    properties: Object.fromEntries(properties.map((property: Json) => [property.name, schema(property)])),
    required: properties.filter((property: Json) => property.isRequired).map((property: Json) => property.name),
  }),
});

const manifest = ({ billing, settingsSchema, ...fields }: Json) => ({
  ...fields,
  billing: given(billing),
  settingsSchema: schema(settingsSchema),
});

/** With what messages are signed with where that was just made: shown this once. */
const saved = ({ integration, signingSecret }: Json) => ({ ...integration, ...(signingSecret && { signingSecret }) });

function settingsOf({ body }: RestRequest): Json {
  if (typeof body.settings !== 'object' || body.settings === null)
    throw badInput({ settings: 'Indstillinger mangler' });
  return body.settings;
}

/** Integrations, and what an installation has of them. */
export const integrationsRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/integrations',
    document: `query RestIntegrations { viewer { integrations { ${manifestFields} } } }`,
    pick: ({ viewer }) => viewer.integrations.map(manifest),
    answer: {
      settingsSchema: {
        type: 'object',
        additionalProperties: true,
        description:
          'What its settings take, as a JSON Schema of its own. `secret: true` marks what is never read again.',
      },
    },
  },
  {
    method: 'GET',
    path: '/api/integrations/instances/:id',
    document: `query RestIntegrationInstances($id: ID!) { node(id: $id) { ... on Installation { integrations { ${instanceFields} } } } }`,
    variables: (request) => ({ id: idOf(request) }),
    pick: ({ node }) => found(node?.integrations ? node : null, ({ integrations }) => integrations),
  },
  {
    method: 'PUT',
    path: '/api/integrations/instances/:id/:pluginId',
    document: `mutation RestSetIntegration($id: ID!, $pluginId: ID!, $isEnabled: Boolean!, $version: Int, $settings: JSONObject) {
      setIntegration(installationId: $id, pluginId: $pluginId, isEnabled: $isEnabled, version: $version, settings: $settings) { integration { ${instanceFields} } signingSecret }
    }`,
    variables: (request) => {
      const { version, settings } = request.body;
      const isEnabled = required(request, 'isEnabled', 'Angiv, om integrationen er slået til');
      return { id: idOf(request), pluginId: request.params.pluginId, isEnabled, version, settings };
    },
    pick: ({ setIntegration }) => saved(setIntegration),
  },
  {
    method: 'PATCH',
    path: '/api/integrations/instances/:id/:pluginId/settings',
    document: `mutation RestSaveIntegrationSettings($id: ID!, $pluginId: ID!, $version: Int, $settings: JSONObject!) {
      saveIntegrationSettings(installationId: $id, pluginId: $pluginId, version: $version, settings: $settings) { integration { ${instanceFields} } signingSecret }
    }`,
    variables: (request) => ({
      id: idOf(request),
      pluginId: request.params.pluginId,
      version: request.body.version,
      settings: settingsOf(request),
    }),
    pick: ({ saveIntegrationSettings }) => saved(saveIntegrationSettings),
  },
  {
    method: 'POST',
    path: '/api/plugins/shopify/oauth/start',
    document: `mutation RestStartShopifyConnection($shopDomain: String!, $installationId: ID!) {
      startShopifyConnection(shopDomain: $shopDomain, installationId: $installationId) { authUrl }
    }`,
    variables: ({ body: { shopDomain = '', zendeskInstanceId: installationId = '' } }) => ({
      shopDomain,
      installationId,
    }),
    pick: ({ startShopifyConnection }) => startShopifyConnection,
  },
  {
    method: 'POST',
    path: '/api/plugins/shopify/test',
    document: `mutation RestTestShopifyAccess($shopDomain: String!, $accessToken: String!) {
      testShopifyAccess(shopDomain: $shopDomain, accessToken: $accessToken) { name domain myshopifyDomain email currency plan }
    }`,
    variables: ({ body: { shopDomain = '', accessToken = '' } }) => ({ shopDomain, accessToken }),
    pick: ({ testShopifyAccess: shop }) => ({ ok: true, shop }),
  },
];
