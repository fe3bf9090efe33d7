import { z } from 'zod';

export const CREATE_UNINSTALL_WEBHOOK = `mutation createUninstallWebhook($address: String!) {
  webhookSubscriptionCreate(topic: APP_UNINSTALLED, webhookSubscription: { uri: $address, format: JSON }) {
    webhookSubscription { id }
    userErrors { field message }
  }
}`;

export const createdWebhookAnswer = z
  .object({
    webhookSubscriptionCreate: z.object({
      webhookSubscription: z.object({ id: z.string() }).nullish(),
      userErrors: z.array(z.object({ message: z.string() })).nullish(),
    }),
  })
  .transform(({ webhookSubscriptionCreate: { webhookSubscription, userErrors } }) => ({
    isCreated: Boolean(webhookSubscription),
    userErrors: (userErrors ?? []).map(({ message }) => message).join(' '),
  }));

export const LIST_UNINSTALL_WEBHOOKS = `query listUninstallWebhooks {
  webhookSubscriptions(first: 50, topics: [APP_UNINSTALLED]) { nodes { uri } }
}`;

export const webhookAddressesAnswer = z
  .object({ webhookSubscriptions: z.object({ nodes: z.array(z.object({ uri: z.string().nullish() })) }) })
  .transform(({ webhookSubscriptions: { nodes } }) => nodes.map(({ uri }) => uri));
