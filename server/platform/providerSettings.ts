import type { ClickUpSettings } from '../providers/clickup/ClickUp.ts';
import type { CompanyRegisterSettings } from '../providers/companyRegister/CompanyRegister.ts';
import type { DineroSettings } from '../providers/dinero/Dinero.ts';
import type { SignInProvider } from '../providers/openid/OpenIdClient.ts';
import type { ShopifySettings } from '../providers/shopify/Shopify.ts';
import type { StripeSettings } from '../providers/stripe/Stripe.ts';
import type { SummarySettings } from '../providers/summary/Summarizer.ts';
import type { ZendeskOAuthClient } from '../providers/zendesk/tokens.ts';
import { ZENDESK_URL } from '../providers/zendesk/Zendesk.ts';
import { ZENDESK_STATUS_URL } from '../providers/zendeskStatus/ZendeskStatus.ts';
import { ConfigError, type Settings } from './settings.ts';

export interface ProviderSettings {
  /**
   * The language model. Undefined when not configured: the overview then lists the latest activities without a summary.
   */
  summary: SummarySettings | undefined;
  /** Undefined when Stripe is not configured: card payments are then refused with NOT_CONFIGURED. */
  stripe: StripeSettings | undefined;
  /** Undefined when ClickUp is not configured: calls that need ClickUp are then refused with NOT_CONFIGURED. */
  clickUp: ClickUpSettings | undefined;
  /** Undefined when Dinero is not configured: contacts and invoice drafts are then refused with NOT_CONFIGURED. */
  dinero: DineroSettings | undefined;
  /** Undefined when Shopify is not configured: connecting a shop is then refused with NOT_CONFIGURED. */
  shopify: ShopifySettings | undefined;
  /** The company register. Undefined when it is not configured: people then type the data of their company. */
  companyRegister: CompanyRegisterSettings | undefined;
  /** Address template of the help desks; `{subdomain}` is replaced with the subdomain of an installation. */
  zendeskUrl: string;
  /** The reseller's global OAuth client. Undefined when there is none: each company then enters a client of its own. */
  zendeskClient: ZendeskOAuthClient | undefined;
  /** Address of Zendesk's status page. */
  zendeskStatusUrl: string;
  /** The providers with which users can sign in beside the password, in the order of their buttons. */
  signInProviders: readonly SignInProvider[];
}

/** Settings of the demo's stand-ins, used in place of providers that have no credentials. */
export interface StandInSettings {
  stripe: StripeSettings;
  clickUp: ClickUpSettings;
  dinero: DineroSettings;
  shopify: ShopifySettings;
  companyRegister: CompanyRegisterSettings;
  zendeskUrl: string;
  zendeskClient: ZendeskOAuthClient;
  zendeskStatusUrl: string;
  signInProviders: readonly SignInProvider[];
}

/** Settings of each provider, else of its stand-in, else undefined. Throws ConfigError for an incomplete provider. */
export function providerSettings(settings: Settings, standIns?: StandInSettings): ProviderSettings {
  return {
    summary: summarySettings(settings),
    stripe: stripeSettings(settings) ?? standIns?.stripe,
    clickUp: clickUpSettings(settings) ?? standIns?.clickUp,
    dinero: dineroSettings(settings) ?? standIns?.dinero,
    shopify: shopifySettings(settings) ?? standIns?.shopify,
    companyRegister: companyRegisterSettings(settings) ?? standIns?.companyRegister,
    zendeskUrl: standIns?.zendeskUrl ?? ZENDESK_URL,
    zendeskClient: zendeskClient(settings) ?? standIns?.zendeskClient,
    zendeskStatusUrl: settings.ZENDESK_STATUS_URL ?? standIns?.zendeskStatusUrl ?? ZENDESK_STATUS_URL,
    signInProviders: settings.SIGN_IN_PROVIDERS ?? standIns?.signInProviders ?? [],
  };
}

function stripeSettings(settings: Settings): StripeSettings | undefined {
  const values = allOrNone(
    settings,
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    'the three STRIPE keys belong together',
  );
  return (
    values && {
      secretKey: values.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
    }
  );
}

/** The user agent names the reseller and an address, as the API asks for. A header has no letters beyond ASCII. */
function companyRegisterSettings(settings: Settings): CompanyRegisterSettings | undefined {
  if (!settings.CVR_API_URL) return undefined;
  const caller = [settings.COMPANY_NAME, settings.PRODUCT_NAME, settings.COMPANY_EMAIL].join(' - ');
  return { url: settings.CVR_API_URL, userAgent: caller.normalize('NFKD').replaceAll(/[^\u0020-\u007E]/g, '') };
}

const clickUpSettings = ({ CLICKUP_TOKEN: token }: Settings): ClickUpSettings | undefined =>
  token ? { token } : undefined;

function dineroSettings(settings: Settings): DineroSettings | undefined {
  const names = ['DINERO_CLIENT_ID', 'DINERO_CLIENT_SECRET', 'DINERO_API_KEY', 'DINERO_ORGANISATION_ID'] as const;
  const values = allOrNone(settings, names, 'the four DINERO settings belong together');
  return (
    values && {
      clientId: values.DINERO_CLIENT_ID,
      clientSecret: values.DINERO_CLIENT_SECRET,
      apiKey: values.DINERO_API_KEY,
      organisationId: values.DINERO_ORGANISATION_ID,
      salesAccount: settings.DINERO_SALES_ACCOUNT,
      feeAccount: settings.DINERO_FEE_ACCOUNT,
      cardAccount: settings.DINERO_CARD_ACCOUNT,
      bankAccount: settings.DINERO_BANK_ACCOUNT,
    }
  );
}

function shopifySettings(settings: Settings): ShopifySettings | undefined {
  const values = allOrNone(
    settings,
    ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'],
    'the two SHOPIFY settings belong together',
  );
  return values && { clientId: values.SHOPIFY_CLIENT_ID, clientSecret: values.SHOPIFY_CLIENT_SECRET };
}

function zendeskClient(settings: Settings): ZendeskOAuthClient | undefined {
  const values = allOrNone(
    settings,
    ['ZENDESK_CLIENT_ID', 'ZENDESK_CLIENT_SECRET'],
    'the two ZENDESK_CLIENT settings belong together',
  );
  return values && { clientId: values.ZENDESK_CLIENT_ID, clientSecret: values.ZENDESK_CLIENT_SECRET };
}

function summarySettings(settings: Settings): SummarySettings | undefined {
  const values = allOrNone(settings, ['SUMMARY_API_URL', 'SUMMARY_MODEL'], 'address and model belong together');
  return values && { url: values.SUMMARY_API_URL, model: values.SUMMARY_MODEL, key: settings.SUMMARY_API_KEY };
}

/**
 * Throws a ConfigError when only some of `names` are set: an incomplete provider must fail at start, not at the first
 * call.
 */
function allOrNone<Name extends keyof Settings>(
  settings: Settings,
  names: readonly Name[],
  why: string,
): Record<Name, string> | undefined {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length) throw new ConfigError(missing.map((name) => `${name}: missing (${why})`).join('\n'));
  return settings as Record<Name, string>;
}
