import { buildSchema, graphql } from 'graphql';
import { shopFacts } from './shopFacts.ts';
import type { AppInstallation, ShopifyFile } from './state.ts';

/** The part of Shopify's schema that the portal uses, so that a query of any other field is refused. */
const schema = buildSchema(`
  scalar URL
  type Query {
    shop: Shop!
    webhookSubscriptions(first: Int, topics: [WebhookSubscriptionTopic!]): WebhookSubscriptionConnection!
  }
  type Mutation {
    webhookSubscriptionCreate(
      topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionCreatePayload
  }
  type Shop {
    id: ID! name: String! email: String! myshopifyDomain: String! currencyCode: String!
    primaryDomain: Domain! plan: ShopPlan!
  }
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

interface WebhookInput {
  topic: string;
  webhookSubscription: { uri?: string };
}

interface GraphqlRequest {
  query?: unknown;
  variables?: Record<string, unknown>;
}

export async function answerGraphql(
  shop: string,
  installation: AppInstallation,
  file: ShopifyFile,
  { query, variables }: GraphqlRequest,
): Promise<object> {
  const rootValue = {
    shop: () => shopAnswer(shop),
    webhookSubscriptions: ({ first = 10, topics }: { first?: number; topics?: string[] }) => ({
      nodes: installation.webhooks.filter(({ topic }) => !topics || topics.includes(topic)).slice(0, first),
    }),
    webhookSubscriptionCreate: ({ topic, webhookSubscription: { uri = '' } }: WebhookInput) => {
      const isTaken = installation.webhooks.some((each) => each.topic === topic && each.uri === uri);
      const problem = isTaken ? 'Address for this topic has already been taken' : addressProblem(uri);
      if (problem)
        return {
          webhookSubscription: null,
          userErrors: [{ field: ['webhookSubscription', 'uri'], message: problem }],
        };
      const webhook = { id: file.newId('WebhookSubscription'), topic, uri };
      installation.webhooks.push(webhook);
      file.save();
      return { webhookSubscription: webhook, userErrors: [] };
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

/** Shopify requires https; the stand-in also accepts addresses on this machine, because the demo has no https. */
function addressProblem(uri: string): string | undefined {
  const address = URL.canParse(uri) ? new URL(uri) : undefined;
  if (!address) return 'Address is invalid';
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
  return address.protocol === 'https:' || isHere
    ? undefined
    : `Address protocol ${address.protocol}// is not supported`;
}
