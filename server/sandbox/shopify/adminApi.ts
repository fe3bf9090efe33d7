import { buildSchema, graphql } from 'graphql';
import { shopFacts } from './shopFacts.ts';
import type { Installation, ShopifyFile } from './state.ts';

/** As much of Shopify's schema as the portal speaks, so that a word which Shopify would not know is refused here too. */
const schema = buildSchema(`
  scalar URL
  type Query {
    shop: Shop!
    webhookSubscriptions(first: Int, topics: [WebhookSubscriptionTopic!]): WebhookSubscriptionConnection!
  }
  type Mutation {
    webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
  }
  type Shop { id: ID! name: String! email: String! myshopifyDomain: String! currencyCode: String! primaryDomain: Domain! plan: ShopPlan! }
  type Domain { host: String! url: URL! }
  type ShopPlan { publicDisplayName: String! shopifyPlus: Boolean! partnerDevelopment: Boolean! }
  enum WebhookSubscriptionTopic { APP_UNINSTALLED SHOP_UPDATE }
  enum WebhookSubscriptionFormat { JSON XML }
  input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat includeFields: [String!] }
  type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! }
  type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! }
  type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
  type UserError { field: [String!] message: String! }
`);

interface Creation {
  topic: string;
  webhookSubscription: { uri?: string };
}

interface Question {
  query?: unknown;
  variables?: Record<string, unknown>;
}

export async function answerGraphql(
  shop: string,
  installation: Installation,
  file: ShopifyFile,
  { query, variables }: Question,
): Promise<object> {
  const rootValue = {
    shop: () => shopAnswer(shop),
    webhookSubscriptions: ({ first = 10, topics }: { first?: number; topics?: string[] }) => ({
      nodes: installation.webhooks.filter(({ topic }) => !topics || topics.includes(topic)).slice(0, first),
    }),
    webhookSubscriptionCreate: ({ topic, webhookSubscription: { uri = '' } }: Creation) => {
      const isTaken = installation.webhooks.some((each) => each.topic === topic && each.uri === uri);
      const objection = isTaken ? 'Address for this topic has already been taken' : objectionTo(uri);
      if (objection)
        return {
          webhookSubscription: null,
          userErrors: [{ field: ['webhookSubscription', 'uri'], message: objection }],
        };
      const made = { id: file.newId('WebhookSubscription'), topic, uri };
      installation.webhooks.push(made);
      file.save();
      return { webhookSubscription: made, userErrors: [] };
    },
  };
  return graphql({ schema, source: String(query), variableValues: variables, rootValue });
}

function shopAnswer(host: string): object {
  const { id, name, email, myshopifyDomain, currency, domain, plan } = shopFacts(host);
  return {
    id: `gid://shopify/Shop/${id}`,
    name,
    email,
    myshopifyDomain,
    currencyCode: currency,
    primaryDomain: { host: domain, url: `https://${domain}` },
    plan: { publicDisplayName: plan, shopifyPlus: false, partnerDevelopment: false },
  };
}

/** Shopify wants https. The demo is on this machine and has none. */
function objectionTo(uri: string): string | undefined {
  const address = URL.canParse(uri) ? new URL(uri) : undefined;
  if (!address) return 'Address is invalid';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  return address.protocol === 'https:' || isHere
    ? undefined
    : `Address protocol ${address.protocol}// is not supported`;
}
