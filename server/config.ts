import { z } from 'zod';
import type { ClickUpSettings } from './providers/clickup/ClickUp.ts';
import type { DineroSettings } from './providers/dinero/Dinero.ts';
import type { ShopifySettings } from './providers/shopify/Shopify.ts';
import type { StripeSettings } from './providers/stripe/Stripe.ts';
import type { SummarySettings } from './providers/summary/Summariser.ts';
import { ZENDESK_URL } from './providers/zendesk/Zendesk.ts';
import { areKeys } from './secrets/SecretBox.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = z.url();

/** Every setting there is. `.env.example` names them with their meaning; a test holds the two together. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  PORTAL_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url.optional(),
  MIGRATION_DATABASE_URL: url.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: url.optional(),
  JWT_SECRET: z.string().min(32, 'mindst 32 tegn').optional(),
  ENCRYPTION_KEYS: z.string().refine(areKeys, 'hver nøgle skrives som id:base64 med 32 bytes').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  CLICKUP_TOKEN: z.string().optional(),
  DINERO_CLIENT_ID: z.string().optional(),
  DINERO_CLIENT_SECRET: z.string().optional(),
  DINERO_API_KEY: z.string().optional(),
  DINERO_ORGANISATION_ID: z.string().optional(),
  DINERO_SALES_ACCOUNT: z.coerce.number().int().positive().optional(),
  SHOPIFY_CLIENT_ID: z.string().optional(),
  SHOPIFY_CLIENT_SECRET: z.string().optional(),
  SUMMARY_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUMMARY_MODEL: z.string().optional(),
  SUMMARY_API_KEY: z.string().optional(),
  SMTP_URL: url.optional(),
  MAIL_FROM: z.string().optional(),
  RATE_LIMIT: z.coerce.number().int().min(1_000).default(100_000),
  RUN_JOBS: flag.default(true),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  METRICS_TOKEN: z.string().min(16, 'mindst 16 tegn').optional(),
  TRUST_PROXY: flag.transform(Number).or(z.coerce.number().int().min(0).max(10)).default(0),
  PERSISTED_ONLY: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  PRODUCT_NAME: z.string().min(1).default('Portalen'),
  COMPANY_NAME: z.string().min(1).default('Portalen ApS'),
  COMPANY_ADDRESS: z.string().min(1).default('Havnegade 12, 8000 Aarhus C'),
  COMPANY_VAT: z.string().min(1).default('12 34 56 78'),
  COMPANY_EMAIL: z.email().default('hej@portal.example'),
  COMPANY_PHONE: z.string().min(1).default('70 00 00 00'),
});

export interface Legal {
  companyName: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

export interface Config {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string;
  migrationDatabaseUrl: string | undefined;
  poolSize: number;
  redisUrl: string | undefined;
  jwtSecret: string;
  /** Seal what must be used again, such as customers' API keys: `id:base64` pairs, the first one seals. */
  encryptionKeys: string;
  /** Without it, card payment says that it isn't set up. */
  stripe: StripeSettings | undefined;
  /** Without it, the tasks say that they aren't set up. */
  clickUp: ClickUpSettings | undefined;
  /** Without it, contacts and invoice drafts say that they aren't set up. */
  dinero: DineroSettings | undefined;
  /** Without it, connecting a shop says that Shopify isn't set up. */
  shopify: ShopifySettings | undefined;
  /** Without it, the overview lists what has happened, and nobody sums it up. */
  summary: SummarySettings | undefined;
  /** The help desks' address; `{subdomain}` is their own. */
  zendeskUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** From a SIGTERM on it still serves for so long, until nobody sends it anything. */
  drainSeconds: number;
  /** Without them nothing is sent, charged or billed: for copies that people look into. */
  runJobs: boolean;
  /** Points that one caller may spend in a minute. */
  rateLimit: number;
  metricsToken: string | undefined;
  /** How many proxies stand before the portal, each of which adds the address that it was called from. */
  proxies: number;
  persistedOnly: boolean;
  logLevel: string;
  product: string;
  legal: Legal;
}

/** What the demo makes for itself where production must be told. */
export interface DemoMeans {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  jwtSecret: string;
  encryptionKeys: string;
  /** Stand-ins for providers that have no credentials. */
  standIns?: { stripe: StripeSettings; clickUp: ClickUpSettings; dinero: DineroSettings; shopify: ShopifySettings; zendeskUrl: string } | undefined;
}

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

export function readSettings(env: Environment = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  return result.data;
}

export function demoConfig(means: DemoMeans, env: Environment = process.env): Config {
  const set = readSettings(env);
  return {
    ...shared(set),
    mode: 'demo',
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    databaseUrl: means.databaseUrl,
    migrationDatabaseUrl: means.migrationDatabaseUrl,
    jwtSecret: means.jwtSecret,
    encryptionKeys: set.ENCRYPTION_KEYS ?? means.encryptionKeys,
    stripe: stripeSettings(set) ?? means.standIns?.stripe,
    clickUp: clickUpSettings(set) ?? means.standIns?.clickUp,
    dinero: dineroSettings(set) ?? means.standIns?.dinero,
    shopify: shopifySettings(set) ?? means.standIns?.shopify,
    zendeskUrl: means.standIns?.zendeskUrl ?? ZENDESK_URL,
    mailFrom: set.MAIL_FROM ?? set.COMPANY_EMAIL,
    persistedOnly: set.PERSISTED_ONLY ?? false,
    drainSeconds: set.DRAIN_SECONDS ?? 0,
    logLevel: set.LOG_LEVEL ?? 'warn',
  };
}

/** Production guesses nothing: what is missing or weak is named, all of it at once. */
export function productionConfig(env: Environment = process.env): Config {
  const set = readSettings(env);
  const needed = ['DATABASE_URL', 'PUBLIC_URL', 'JWT_SECRET', 'ENCRYPTION_KEYS', 'SMTP_URL', 'MAIL_FROM', 'METRICS_TOKEN'] as const;
  const missing = needed.filter((name) => set[name] === undefined).map((name) => `${name}: mangler`);
  if (set.JWT_SECRET && new Set(set.JWT_SECRET).size < 12) missing.push('JWT_SECRET: for svag (for få forskellige tegn)');
  if (missing.length) throw new ConfigError(missing.join('\n'));
  return {
    ...shared(set),
    mode: 'production',
    publicUrl: set.PUBLIC_URL!.replace(/\/$/, ''),
    databaseUrl: set.DATABASE_URL!,
    migrationDatabaseUrl: set.MIGRATION_DATABASE_URL,
    jwtSecret: set.JWT_SECRET!,
    encryptionKeys: set.ENCRYPTION_KEYS!,
    stripe: stripeSettings(set),
    clickUp: clickUpSettings(set),
    dinero: dineroSettings(set),
    shopify: shopifySettings(set),
    zendeskUrl: ZENDESK_URL,
    mailFrom: set.MAIL_FROM!,
    persistedOnly: set.PERSISTED_ONLY ?? true,
    drainSeconds: set.DRAIN_SECONDS ?? 5,
    logLevel: set.LOG_LEVEL ?? 'info',
  };
}

type Settings = ReturnType<typeof readSettings>;

function stripeSettings(set: Settings): StripeSettings | undefined {
  const given = allOrNone(set, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'], 'de tre STRIPE-nøgler hører sammen');
  return given && { secretKey: given.STRIPE_SECRET_KEY, publishableKey: given.STRIPE_PUBLISHABLE_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET };
}

function dineroSettings(set: Settings): DineroSettings | undefined {
  const names = ['DINERO_CLIENT_ID', 'DINERO_CLIENT_SECRET', 'DINERO_API_KEY', 'DINERO_ORGANISATION_ID'] as const;
  const given = allOrNone(set, names, 'de fire DINERO-indstillinger hører sammen');
  return given && {
    clientId: given.DINERO_CLIENT_ID, clientSecret: given.DINERO_CLIENT_SECRET, apiKey: given.DINERO_API_KEY, organisationId: given.DINERO_ORGANISATION_ID,
    salesAccount: set.DINERO_SALES_ACCOUNT,
  };
}

function shopifySettings(set: Settings): ShopifySettings | undefined {
  const given = allOrNone(set, ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'], 'de to SHOPIFY-indstillinger hører sammen');
  return given && { clientId: given.SHOPIFY_CLIENT_ID, clientSecret: given.SHOPIFY_CLIENT_SECRET };
}

/** Half a provider is a mistake that is told at start, not at the first payment. */
function allOrNone<Name extends keyof Settings>(set: Settings, names: readonly Name[], why: string): Record<Name, string> | undefined {
  const missing = names.filter((name) => !set[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length) throw new ConfigError(missing.map((name) => `${name}: mangler (${why})`).join('\n'));
  return set as Record<Name, string>;
}

function summarySettings(set: Settings): SummarySettings | undefined {
  const given = allOrNone(set, ['SUMMARY_API_URL', 'SUMMARY_MODEL'], 'adresse og model hører sammen');
  return given && { url: given.SUMMARY_API_URL, model: given.SUMMARY_MODEL, key: set.SUMMARY_API_KEY };
}

const clickUpSettings = ({ CLICKUP_TOKEN: token }: Settings): ClickUpSettings | undefined => (token ? { token } : undefined);

function shared(set: Settings) {
  return {
    host: set.HOST,
    port: set.PORT,
    dataDir: set.PORTAL_DATA_DIR,
    poolSize: set.DATABASE_POOL_SIZE,
    redisUrl: set.REDIS_URL,
    summary: summarySettings(set),
    smtpUrl: set.SMTP_URL,
    rateLimit: set.RATE_LIMIT,
    runJobs: set.RUN_JOBS,
    metricsToken: set.METRICS_TOKEN,
    proxies: set.TRUST_PROXY,
    product: set.PRODUCT_NAME,
    legal: {
      companyName: set.COMPANY_NAME,
      address: set.COMPANY_ADDRESS,
      vatNumber: set.COMPANY_VAT,
      email: set.COMPANY_EMAIL,
      phone: set.COMPANY_PHONE,
    },
  };
}
