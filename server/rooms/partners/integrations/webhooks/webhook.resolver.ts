import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { MAX_KEY_OVERLAP_HOURS, type WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import { Access } from '../../../../platform/access/Access.ts';
import type { Context } from '../../../../platform/context.ts';
import { subscribeToOwn } from '../../../../platform/live/subscribe.ts';
import { SavedIntegration } from '../integration.types.ts';
import { deliveryChange } from './delivery.reads.ts';
import { WebhookDeliveryChange } from './delivery.types.ts';
import {
  endPreviousWebhookSecret,
  redeliverWebhook,
  replaceWebhookSecret,
  sendTestWebhook,
} from './webhook.service.ts';
import { WebhookDelivery, WebhookEventEnum } from './WebhookDelivery.ts';

@Resolver(() => WebhookDelivery)
export class WebhookResolver {
  @FieldResolver(() => WebhookEventEnum, {
    nullable: true,
    description: 'The event that the message is about. Null for a test message.',
  })
  event(@Root() { type }: WebhookDelivery) {
    return type;
  }

  @Access('changeKeys')
  @Mutation(() => SavedIntegration, {
    description:
      'Replaces the signing secret of the webhooks and returns the new one, by Standard Webhooks. By default, the ' +
      'old secret becomes invalid at once, also for waiting messages. With `keepOldHours`, messages are signed with ' +
      'both until then. Refused with CONFLICT when `keepOldHours` is given while an earlier secret is still valid, ' +
      'and with FORBIDDEN for impersonated sessions.',
  })
  replaceWebhookSecret(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('keepOldHours', () => Int, {
      defaultValue: 0,
      description: `For how many hours the old secret stays valid, at most ${MAX_KEY_OVERLAP_HOURS}. 0 ends it now.`,
    })
    keepOldHours: number,
  ) {
    return replaceWebhookSecret(ctx, installationId, keepOldHours);
  }

  @Access('changeKeys')
  @Mutation(() => SavedIntegration, {
    description:
      'Makes the replaced signing secret invalid before its time, also for waiting messages. Has no effect when only ' +
      'one secret is valid. Refused with FORBIDDEN for impersonated sessions.',
  })
  endPreviousWebhookSecret(@Ctx() ctx: Context, @Arg('installationId', () => ID) installationId: string) {
    return endPreviousWebhookSecret(ctx, installationId);
  }

  @Access('manageIntegrations')
  @Mutation(() => WebhookDeliveryChange, {
    description:
      'Sends a message of the type `test`, or of the type of an event with its example, and returns its delivery. ' +
      'Refused with CONFLICT before an address is saved.',
  })
  sendTestWebhook(
    @Ctx() ctx: Context,
    @Arg('installationId', () => ID) installationId: string,
    @Arg('event', () => WebhookEventEnum, {
      nullable: true,
      description: 'The event whose example is sent. Null for a message of the type `test`.',
    })
    event: WebhookEvent | null,
  ) {
    return sendTestWebhook(ctx, installationId, event);
  }

  @Access('manageIntegrations')
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
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'webhook-delivery.changed', deliveryChange, { sees: ['INTEGRATIONS'] }),
  })
  webhookDeliveryChanged(@Root() change: InstanceType<typeof WebhookDeliveryChange>) {
    return change;
  }
}
