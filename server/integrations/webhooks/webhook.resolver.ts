import { Arg, Ctx, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../context.ts';
import { subscribeToOwn } from '../../live/subscribe.ts';
import { SavedIntegration } from '../integration.inputs.ts';
import { WebhookDeliveryChange } from './delivery.inputs.ts';
import { deliveryChange } from './delivery.reads.ts';
import { redeliverWebhook, replaceWebhookSecret, sendTestWebhook } from './webhook.service.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';

@Resolver(() => WebhookDelivery)
export class WebhookResolver {
  @Mutation(() => SavedIntegration, { description: 'Another key to sign messages with, from now on.' })
  replaceWebhookSecret(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return replaceWebhookSecret(ctx, installationId);
  }

  @Mutation(() => WebhookDeliveryChange, {
    description: 'Sends a message of the type `test`, and answers with what became of it.',
  })
  sendTestWebhook(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return sendTestWebhook(ctx, installationId);
  }

  @Mutation(() => WebhookDeliveryChange, {
    description:
      'Sends a message once more, as an entry of its own with the same event id. CONFLICT while it is still on its way.',
  })
  redeliverWebhook(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return redeliverWebhook(ctx, id);
  }

  @Subscription(() => WebhookDeliveryChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'webhook-delivery.changed', deliveryChange),
  })
  webhookDeliveryChanged(@Root() change: InstanceType<typeof WebhookDeliveryChange>) {
    return change;
  }
}
