import { providerSettings, type ProviderSettings, type StandInSettings } from './providerSettings.ts';
import { limitsOf, type Limits } from './rateLimit/limits.ts';
import { ConfigError, readSettings, type Environment, type Settings } from './settings.ts';

export interface Legal {
  companyName: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

export interface Config extends ProviderSettings {
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
  smtpUrl: string | undefined;
  mailFrom: string;
  /** From a SIGTERM on it still serves for so long, until nobody sends it anything. */
  drainSeconds: number;
  /** Without them nothing is sent, charged or billed: for copies that people look into. */
  runJobs: boolean;
  /** A session that nobody has used for so long ends. */
  sessionIdleHours: number;
  /** Points that one caller may spend in a minute. */
  rateLimit: number;
  limits: Limits;
  metricsToken: string | undefined;
  /** How many proxies stand before the portal, each of which adds the address that it was called from. */
  proxies: number;
  persistedOnly: boolean;
  logLevel: string;
  product: string;
  legal: Legal;
  /** Where somebody who found a weakness writes: an address to open. */
  securityContact: string;
  /** Hosts that pictures of people are shown from; `*.` in front stands for all below. */
  pictureHosts: string[];
}

/** What the demo makes for itself where production must be told. */
export interface DemoMeans {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  jwtSecret: string;
  encryptionKeys: string;
  standIns?: StandInSettings | undefined;
}

export function demoConfig(means: DemoMeans, env: Environment = process.env): Config {
  const set = readSettings(env);
  return {
    ...shared(set),
    ...providerSettings(set, means.standIns),
    mode: 'demo',
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    databaseUrl: means.databaseUrl,
    migrationDatabaseUrl: means.migrationDatabaseUrl,
    jwtSecret: means.jwtSecret,
    encryptionKeys: set.ENCRYPTION_KEYS ?? means.encryptionKeys,
    mailFrom: set.MAIL_FROM ?? set.COMPANY_EMAIL,
    persistedOnly: set.PERSISTED_ONLY ?? false,
    drainSeconds: set.DRAIN_SECONDS ?? 0,
    logLevel: set.LOG_LEVEL ?? 'warn',
  };
}

/** Production guesses nothing: what is missing or weak is named, all of it at once. */
export function productionConfig(env: Environment = process.env): Config {
  const set = readSettings(env);
  const needed = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'JWT_SECRET',
    'ENCRYPTION_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    'METRICS_TOKEN',
  ] as const;
  const missing = needed.filter((name) => set[name] === undefined).map((name) => `${name}: mangler`);
  if (set.JWT_SECRET && new Set(set.JWT_SECRET).size < 12)
    missing.push('JWT_SECRET: for svag (for få forskellige tegn)');
  if (missing.length) throw new ConfigError(missing.join('\n'));
  return {
    ...shared(set),
    ...providerSettings(set),
    mode: 'production',
    publicUrl: set.PUBLIC_URL!.replace(/\/$/, ''),
    databaseUrl: set.DATABASE_URL!,
    migrationDatabaseUrl: set.MIGRATION_DATABASE_URL,
    jwtSecret: set.JWT_SECRET!,
    encryptionKeys: set.ENCRYPTION_KEYS!,
    mailFrom: set.MAIL_FROM!,
    persistedOnly: set.PERSISTED_ONLY ?? true,
    drainSeconds: set.DRAIN_SECONDS ?? 5,
    logLevel: set.LOG_LEVEL ?? 'info',
  };
}

function shared(set: Settings) {
  return {
    host: set.HOST,
    port: set.PORT,
    dataDir: set.PORTAL_DATA_DIR,
    poolSize: set.DATABASE_POOL_SIZE,
    redisUrl: set.REDIS_URL,
    smtpUrl: set.SMTP_URL,
    sessionIdleHours: set.SESSION_IDLE_HOURS,
    rateLimit: set.RATE_LIMIT,
    limits: limitsOf(set),
    runJobs: set.RUN_JOBS,
    metricsToken: set.METRICS_TOKEN,
    proxies: set.TRUST_PROXY,
    product: set.PRODUCT_NAME,
    securityContact: set.SECURITY_CONTACT ?? `mailto:${set.COMPANY_EMAIL}`,
    pictureHosts: set.PICTURE_HOSTS,
    legal: {
      companyName: set.COMPANY_NAME,
      address: set.COMPANY_ADDRESS,
      vatNumber: set.COMPANY_VAT,
      email: set.COMPANY_EMAIL,
      phone: set.COMPANY_PHONE,
    },
  };
}
