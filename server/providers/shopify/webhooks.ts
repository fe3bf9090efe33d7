import { z } from 'zod';

export const HEAR_OF_UNINSTALLING = `mutation hearOfUninstalling($address: String!) {
  webhookSubscriptionCreate(topic: APP_UNINSTALLED, webhookSubscription: { uri: $address, format: JSON }) {
    webhookSubscription { id }
    userErrors { field message }
  }
}`;

export const heardAnswer = z
  .object({
    webhookSubscriptionCreate: z.object({
      webhookSubscription: z.object({ id: z.string() }).nullish(),
      userErrors: z.array(z.object({ message: z.string() })).nullish(),
    }),
  })
  .transform(({ webhookSubscriptionCreate: { webhookSubscription, userErrors } }) => ({
    isMade: Boolean(webhookSubscription),
    objections: (userErrors ?? []).map(({ message }) => message).join(' '),
  }));

export const WHO_HEARS_OF_UNINSTALLING = `query whoHearsOfUninstalling {
  webhookSubscriptions(first: 50, topics: [APP_UNINSTALLED]) { nodes { uri } }
}`;

export const hearersAnswer = z
  .object({ webhookSubscriptions: z.object({ nodes: z.array(z.object({ uri: z.string().nullish() })) }) })
  .transform(({ webhookSubscriptions: { nodes } }) => nodes.map(({ uri }) => uri));
