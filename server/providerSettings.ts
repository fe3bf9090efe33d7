import type { ClickUpSettings } from './providers/clickup/ClickUp.ts';
import type { DineroSettings } from './providers/dinero/Dinero.ts';
import type { ShopifySettings } from './providers/shopify/Shopify.ts';
import type { StripeSettings } from './providers/stripe/Stripe.ts';
import type { SummarySettings } from './providers/summary/Summariser.ts';
import { ZENDESK_URL } from './providers/zendesk/Zendesk.ts';
import { ConfigError, type Settings } from './settings.ts';

export interface ProviderSettings {
  /** Without it, the overview lists what has happened, and nobody sums it up. */
  summary: SummarySettings | undefined;
  /** Without it, card payment says that it isn't set up. */
  stripe: StripeSettings | undefined;
  /** Without it, the tasks say that they aren't set up. */
  clickUp: ClickUpSettings | undefined;
  /** Without it, contacts and invoice drafts say that they aren't set up. */
  dinero: DineroSettings | undefined;
  /** Without it, connecting a shop says that Shopify isn't set up. */
  shopify: ShopifySettings | undefined;
  /** The help desks' address; `{subdomain}` is their own. */
  zendeskUrl: string;
}

/** What the demo puts in the place of providers that have no credentials. */
export interface StandInSettings {
  stripe: StripeSettings;
  clickUp: ClickUpSettings;
  dinero: DineroSettings;
  shopify: ShopifySettings;
  zendeskUrl: string;
}

export function providerSettings(set: Settings, standIns?: StandInSettings): ProviderSettings {
  return {
    summary: summarySettings(set),
    stripe: stripeSettings(set) ?? standIns?.stripe,
    clickUp: clickUpSettings(set) ?? standIns?.clickUp,
    dinero: dineroSettings(set) ?? standIns?.dinero,
    shopify: shopifySettings(set) ?? standIns?.shopify,
    zendeskUrl: standIns?.zendeskUrl ?? ZENDESK_URL,
  };
}

function stripeSettings(set: Settings): StripeSettings | undefined {
  const given = allOrNone(
    set,
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    'de tre STRIPE-nøgler hører sammen',
  );
  return (
    given && {
      secretKey: given.STRIPE_SECRET_KEY,
      publishableKey: given.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    }
  );
}

const clickUpSettings = ({ CLICKUP_TOKEN: token }: Settings): ClickUpSettings | undefined =>
  token ? { token } : undefined;

function dineroSettings(set: Settings): DineroSettings | undefined {
  const names = ['DINERO_CLIENT_ID', 'DINERO_CLIENT_SECRET', 'DINERO_API_KEY', 'DINERO_ORGANISATION_ID'] as const;
  const given = allOrNone(set, names, 'de fire DINERO-indstillinger hører sammen');
  return (
    given && {
      clientId: given.DINERO_CLIENT_ID,
      clientSecret: given.DINERO_CLIENT_SECRET,
      apiKey: given.DINERO_API_KEY,
      organisationId: given.DINERO_ORGANISATION_ID,
      salesAccount: set.DINERO_SALES_ACCOUNT,
    }
  );
}

function shopifySettings(set: Settings): ShopifySettings | undefined {
  const given = allOrNone(
    set,
    ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'],
    'de to SHOPIFY-indstillinger hører sammen',
  );
  return given && { clientId: given.SHOPIFY_CLIENT_ID, clientSecret: given.SHOPIFY_CLIENT_SECRET };
}

function summarySettings(set: Settings): SummarySettings | undefined {
  const given = allOrNone(set, ['SUMMARY_API_URL', 'SUMMARY_MODEL'], 'adresse og model hører sammen');
  return given && { url: given.SUMMARY_API_URL, model: given.SUMMARY_MODEL, key: set.SUMMARY_API_KEY };
}

/** Half a provider is a mistake that is told at start, not at the first payment. */
function allOrNone<Name extends keyof Settings>(
  set: Settings,
  names: readonly Name[],
  why: string,
): Record<Name, string> | undefined {
  const missing = names.filter((name) => !set[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length) throw new ConfigError(missing.map((name) => `${name}: mangler (${why})`).join('\n'));
  return set as Record<Name, string>;
}
