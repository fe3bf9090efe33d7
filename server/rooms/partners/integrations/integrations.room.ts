import { dbRoles } from '../../../platform/db/roles.ts';
import type { Room } from '../../../platform/room.ts';
import { integrationLoader } from './integration.reads.ts';
import {
  InstallationIntegrationsResolver,
  IntegrationResolver,
  ViewerIntegrationsResolver,
} from './integration.resolver.ts';
import { IntegrationInstance, secretsBinding } from './IntegrationInstance.ts';
import { integrationsRoutes } from './integrations.rest.ts';
import { OauthState } from './shopify/OauthState.ts';
import { serveShopifyCallback } from './shopify/serveShopifyCallback.ts';
import { checkShops, pruneOauthStates } from './shopify/shopify.jobs.ts';
import { ShopifyResolver } from './shopify/shopify.resolver.ts';
import { handleShopify } from './shopify/shopifyWebhook.ts';
import { deliveryNodeLoader } from './webhooks/delivery.reads.ts';
import { describedEvents } from './webhooks/describeEvents.ts';
import { queueWebhooks } from './webhooks/queue.ts';
import { deliverWebhook, pruneWebhooks, sweepWebhooks } from './webhooks/webhook.jobs.ts';
import { WebhookResolver } from './webhooks/webhook.resolver.ts';
import { WebhookDelivery } from './webhooks/WebhookDelivery.ts';

export const integrationsRoom: Room = {
  name: 'integrations',
  sealedColumns: [
    { table: 'integration_instance', id: 'id', column: 'secrets', boundTo: secretsBinding, role: dbRoles.system },
  ],
  rest: {
    name: 'Integrationer',
    description:
      'The available integrations, the integrations of an installation, and the webhooks that the portal sends.',
    routes: integrationsRoutes,
    webhooks: describedEvents,
  },
  messages: { webhook: { store: queueWebhooks, job: 'webhooks.deliver' } },
  queues: {
    webhooks: { rows: `webhook_delivery where status = 'WAITING'`, created: 'created_at', due: 'next_attempt_at' },
  },
  serve: serveShopifyCallback,
  entities: [IntegrationInstance, OauthState, WebhookDelivery],
  resolvers: [
    IntegrationResolver,
    InstallationIntegrationsResolver,
    ViewerIntegrationsResolver,
    ShopifyResolver,
    WebhookResolver,
  ],
  nodes: [
    { type: IntegrationInstance, loader: integrationLoader },
    { type: WebhookDelivery, loader: deliveryNodeLoader },
  ],
  jobs: {
    'webhooks.deliver': { handler: deliverWebhook },
    'webhooks.sweep': { handler: sweepWebhooks, schedule: '* * * * *' },
    'webhooks.prune': { handler: pruneWebhooks, schedule: '23 3 * * *' },
    'shopify.check': { handler: checkShops, schedule: '53 3 * * *' },
    'shopify.prune': { handler: pruneOauthStates, schedule: '29 3 * * *' },
  },
  webhooks: { shopify: handleShopify },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'webhooks.deliver': typeof deliverWebhook;
    'webhooks.sweep': typeof sweepWebhooks;
    'webhooks.prune': typeof pruneWebhooks;
    'shopify.check': typeof checkShops;
    'shopify.prune': typeof pruneOauthStates;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'integration.changed': true;
    'webhook-delivery.changed': true;
  }
}
