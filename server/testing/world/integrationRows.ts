import { newId } from '../../db/ids.ts';
import { integrationId, secretsBinding } from '../../integrations/IntegrationInstance.ts';
import type { SecretBox } from '../../secrets/SecretBox.ts';
import type { Row, TestRows } from './TestRows.ts';

/** Integrations of installations, and webhook deliveries. */
export const integrationRows = (rows: TestRows, secretBox: SecretBox) => ({
  /** An integration whose settings have been saved. */
  async integration(installationId: string, fields: Row = {}): Promise<string> {
    const { plugin_id: pluginId = 'webhooks' } = fields as { plugin_id?: string };
    const id = integrationId(installationId, pluginId);
    const customer_id = await rows.customerOf('installation', installationId);
    const secrets = secretBox.seal(JSON.stringify({ signingSecret: 'whsec_prøve' }), secretsBinding(id));
    await rows.insert('integration_instance', {
      id,
      customer_id,
      installation_id: installationId,
      plugin_id: pluginId,
      is_enabled: true,
      settings: '{}',
      secrets,
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
