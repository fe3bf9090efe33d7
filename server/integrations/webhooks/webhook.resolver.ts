import { Arg, Ctx, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../access/Access.ts';
import type { Context } from '../../context.ts';
import { subscribeToOwn } from '../../live/subscribe.ts';
import { SavedIntegration } from '../integration.inputs.ts';
import { WebhookDeliveryChange } from './delivery.inputs.ts';
import { deliveryChange } from './delivery.reads.ts';
import { redeliverWebhook, replaceWebhookSecret, sendTestWebhook } from './webhook.service.ts';
import { WebhookDelivery } from './WebhookDelivery.ts';

@Resolver(() => WebhookDelivery)
export class WebhookResolver {
  @Access('changeKeys')
  @Mutation(() => SavedIntegration, {
    description:
      'Replaces the signing secret of the webhooks and returns the new one. The old secret becomes invalid at once, ' +
      'also for waiting messages. Refused with FORBIDDEN for impersonated sessions.',
  })
  replaceWebhookSecret(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return replaceWebhookSecret(ctx, installationId);
  }

  @Access('manageCompany')
  @Mutation(() => WebhookDeliveryChange, {
    description:
      'Sends a message of the type `test` and returns its delivery. Refused with CONFLICT before an address is saved.',
  })
  sendTestWebhook(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return sendTestWebhook(ctx, installationId);
  }

  @Access('manageCompany')
  @Mutation(() => WebhookDeliveryChange, {
    description:
      'Sends a message again as a new delivery with the same event id. Refused with CONFLICT while a delivery of the ' +
      'event is waiting, and while the integration is disabled.',
  })
  redeliverWebhook(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return redeliverWebhook(ctx, id);
  }

  @Access('viewer')
  @Subscription(() => WebhookDeliveryChange, {
    description: "Sends a change of a webhook delivery of the viewer's company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'webhook-delivery.changed', deliveryChange),
  })
  webhookDeliveryChanged(@Root() change: InstanceType<typeof WebhookDeliveryChange>) {
    return change;
  }
}
