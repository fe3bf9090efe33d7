import { slug } from '../../../../../domain/basics/slug.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { FactoryContext, Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';
import { integrationId, secretsBinding } from '../IntegrationInstance.ts';

/** The address of the shop that `values` names. */
const SHOP = 'plausibel-butik.myshopify.com';

/** A signing secret by Standard Webhooks. */
const SECRET = `whsec_${Buffer.from('prøve på en signeringsnøgle').toString('base64')}`;

const integrationsRows = (rows: TestRows, { secrets }: FactoryContext) => ({
  /** Creates an enabled integration with saved settings, by default webhooks. */
  async integration(installationId: string, fields: Row = {}): Promise<string> {
    const { plugin_id: pluginId = 'webhooks' } = fields as { plugin_id?: string };
    const id = integrationId(installationId, pluginId);
    const customer_id = await rows.customerOf('installation', installationId);
    const sealed = secrets.seal(JSON.stringify({ signingSecret: SECRET }), secretsBinding(id));
    await rows.insert('integration_instance', {
      id,
      customer_id,
      installation_id: installationId,
      plugin_id: pluginId,
      is_enabled: true,
      settings: '{}',
      secrets: sealed,
      secrets_set: '["signingSecret"]',
      ...fields,
    });
    return id;
  },

  async webhookDelivery(instanceId: string, fields: Row = {}): Promise<string> {
    const id = newId('hook');
    const customer_id = await rows.customerOf('integration_instance', instanceId);
    await rows.insert('webhook_delivery', {
      id,
      customer_id,
      instance_id: instanceId,
      event_id: newId('wevt'),
      type: 'user_created',
      body: '{}',
      status: 'FAILED',
      attempts: 6,
      created_at: new Date(),
      next_attempt_at: new Date(),
      ...fields,
    });
    return id;
  },
});

const INTEGRATION = 'pluginId isEnabled settings';
const webhookSettings = { address: 'https://modtager.example/krog', events: { user_created: true } };

/** Makes a replaced signing secret valid beside the present one. */
const beginOverlap = ({ app, nodes }: Company) =>
  app.db.sql(`update integration_instance set previous_secret_ends_at = now() + interval '1 day' where id = $1`, [
    nodes.IntegrationInstance,
  ]);

export const fixture: Fixture = {
  factories: integrationsRows,
  tablesWithoutPeople: ['integration_instance'],
  examples: {
    async IntegrationInstance({ app, ids, mark, nodes, providers }) {
      const { accessToken } = await app.portal.services.shopify.exchangeCode(SHOP, providers.shopify.grantAccess(SHOP));
      ids.accessToken = accessToken;
      return app.world.integration(nodes.Installation!, {
        settings: JSON.stringify({ address: `https://${slug(mark)}.example`, events: {} }),
      });
    },
    // A test message tells about no row, whose subject its reader would have to see as well.
    WebhookDelivery: ({ app, nodes }) => app.world.webhookDelivery(nodes.IntegrationInstance!, { type: null }),
  },
  mutations: {
    startShopifyConnection: { callers: 'administratorNotImpersonated' },
    disconnectShopify: { callers: 'companyNotImpersonated' },
    testShopifyAccess: { callers: 'company' },
    setIntegration: { callers: 'company', edit: 'has another rule' },
    saveIntegrationSettings: { callers: 'company' },
    testIntegration: { callers: 'company' },
    replaceWebhookSecret: { callers: 'companyNotImpersonated' },
    endPreviousWebhookSecret: { callers: 'companyNotImpersonated', prepare: beginOverlap },
    sendTestWebhook: { callers: 'company' },
    redeliverWebhook: { callers: 'company', id: 'WebhookDelivery' },
  },
  values: {
    shopDomain: 'plausibel-butik',
    pluginId: 'webhooks',
    keepOldHours: 0,
    settings: { address: 'https://modtager.example/krog', events: { user_created: true } },
  },
  rest: {
    'GET /api/integrations': {
      access: 'user',
      answer:
        'id name version description longDescription icon billing requiresApiKey requiresOAuth requiresZendeskApi ' +
        'requiresServiceAgreement settingsSchema',
      needsNoCompany: true,
    },
    'GET /api/integrations/instances/{Installation}': { access: 'user', answer: INTEGRATION },
    'PUT /api/integrations/instances/{Installation}/webhooks': {
      access: 'user',
      answer: INTEGRATION,
      body: { isEnabled: false, settings: webhookSettings },
    },
    'PATCH /api/integrations/instances/{Installation}/webhooks/settings': {
      access: 'user',
      answer: INTEGRATION,
      body: { settings: webhookSettings },
    },
    'POST /api/plugins/shopify/oauth/start': {
      access: 'user',
      answer: 'authUrl',
      body: ({ nodes }) => ({ shopDomain: 'plausibel-butik', zendeskInstanceId: nodes.Installation }),
    },
    'POST /api/plugins/shopify/test': {
      access: 'user',
      answer: 'ok shop',
      body: ({ ids }) => ({ shopDomain: 'plausibel-butik', accessToken: ids.accessToken }),
    },
  },
  topics: { 'integration.changed': 'IntegrationInstance', 'webhook-delivery.changed': 'WebhookDelivery' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof integrationsRows> {}
}
