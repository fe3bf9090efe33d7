import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

const EVENTS = ['DEPARTMENT_CHANGED', 'CLIP_CARD_CHANGED', 'USER_CREATED', 'EVENT_REGISTERED'];

/** A customer replaces the secret of a webhook, often for a time in which both are valid, and sends test messages. */
export const replaceSecret: Action = {
  name: 'replaceSecret',
  weight: 4,
  isFor: ({ kind }) => kind === 'customer',
  reaches: ['replaceWebhookSecret', 'sendTestWebhook'],
  async run(simulation, actor, random) {
    const [instance] = await simulation.db.sql<{ installationId: string }>(
      `select installation_id as "installationId" from integration_instance
       where plugin_id = 'webhooks' and is_enabled and customer_id = $1 order by id limit 1`,
      [actor.customerId],
    );
    if (!instance) return 'replaceSecret: no webhook';
    const mutate = (field: string, variables: Record<string, unknown>) =>
      callField(simulation, actor, { kind: 'mutation', field, variables: { ...instance, ...variables } });
    const replaced = await mutate('replaceWebhookSecret', { keepOldHours: random.pick([0, 24, 24]) });
    const sent = await mutate('sendTestWebhook', { event: random.chance(0.3) ? null : random.pick(EVENTS) });
    return `replaceSecret → ${outcomeOf(replaced)}, test message → ${outcomeOf(sent)}`;
  },
};
