import { ore } from '../../domain/basics/money.ts';
import type { ReminderRules } from '../../domain/money/reminders.ts';
import type { FileSettings } from './files/settings.ts';
import { providerSettings, type ProviderSettings, type StandInSettings } from './providerSettings.ts';
import { limitsOf, type Limits } from './rateLimit/limits.ts';
import { ConfigError, readSettings, type Environment, type Settings } from './settings.ts';
import { timeLimits, type TimeLimits } from './timeLimits.ts';
import type { TracingSettings } from './tracing/settings.ts';

export interface Legal {
  companyName: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
}

interface PayTo {
  bankAccount: string | null;
  iban: string | null;
  creditorNumber: string | null;
}

/** The settings of a running portal, read once at the start and never changed afterwards. */
export interface Config extends ProviderSettings {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  publicUrl: string;
  /** Whether webhooks may go to programs on this machine; in a demo alone. */
  localWebhooks: boolean;
  dataDir: string;
  databaseUrl: string;
  migrationDatabaseUrl: string | undefined;
  poolSize: number;
  /** The read replica, and the seconds by which delayed reads may lag behind; undefined when there is none. */
  replica: { url: string; maxLagSeconds: number } | undefined;
  redisUrl: string | undefined;
  files: FileSettings;
  jwtSecret: string;
  /** Keys of the `SecretBox`, as comma-separated `id:base64` pairs. The first one encrypts, all of them decrypt. */
  encryptionKeys: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Seconds during which the server still answers requests after a SIGTERM, until load balancers send no more. */
  drainSeconds: number;
  /** False for a copy that people only look at: without jobs, no mail is sent and nothing is charged or billed. */
  runJobs: boolean;
  /** A session ends when it has been unused for this many hours. */
  sessionIdleHours: number;
  /** The month with which the financial year ends, from 1 to 12. */
  financialYearEnd: number;
  /** Whether the portal issues invoices, whether Dinero books and numbers them, and the days until they are due. */
  invoices: { isIssuedHere: boolean; areBookedAtDinero: boolean; paymentDays: number };
  /** Days before an event until which a place can be cancelled without payment. */
  eventCancelDays: number;
  /** When reminders of unpaid invoices are sent, and what they cost. */
  reminders: ReminderRules & { isOn: boolean };
  /** How invoices are paid; null for what is not set up. */
  payTo: PayTo;
  /** A session ends this many hours after the sign-in, however much it is used. */
  sessionHours: number;
  /** True when admins can do nothing before they have set up two-step verification. */
  adminsNeedSecondFactor: boolean;
  /** Points that one caller may spend in a minute. */
  rateLimit: number;
  limits: Limits;
  timeLimits: TimeLimits;
  metricsToken: string | undefined;
  /** Undefined when no traces are sent. */
  tracing: TracingSettings | undefined;
  /** The DNS servers that find out whether a company has a domain; those of the machine when empty. */
  dnsServers: readonly string[];
  /** Number of trusted proxies in front of the portal. Each one appends its caller's address to X-Forwarded-For. */
  proxies: number;
  persistedOnly: boolean;
  logLevel: string;
  product: string;
  legal: Legal;
  /** URL (https, mailto or tel) for reports of security vulnerabilities. */
  securityContact: string;
  /** Hosts from which pictures of people may be loaded. A leading `*.` allows all subdomains. */
  pictureHosts: string[];
}

/** Values that the demo generates and production requires as settings. */
export interface DemoDefaults {
  databaseUrl: string;
  migrationDatabaseUrl: string;
  jwtSecret: string;
  encryptionKeys: string;
  standIns?: StandInSettings | undefined;
}

/** The configuration of `npm start`: settings that are not set get generated or default values. Throws ConfigError. */
export function demoConfig(defaults: DemoDefaults, env: Environment = process.env): Config {
  const settings = readSettings(env);
  const providers = providerSettings(settings, defaults.standIns);
  return {
    ...sharedConfig(settings, providers),
    ...providers,
    mode: 'demo',
    files: files(settings, { allowsUnscanned: true }),
    payTo: payTo(settings, defaults.standIns && DEMO_PAY_TO),
    adminsNeedSecondFactor: false,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    databaseUrl: defaults.databaseUrl,
    migrationDatabaseUrl: defaults.migrationDatabaseUrl,
    jwtSecret: defaults.jwtSecret,
    encryptionKeys: settings.ENCRYPTION_KEYS ?? defaults.encryptionKeys,
    mailFrom: settings.MAIL_FROM ?? settings.COMPANY_EMAIL,
    persistedOnly: settings.PERSISTED_ONLY ?? false,
    localWebhooks: settings.LOCAL_WEBHOOKS,
    drainSeconds: settings.DRAIN_SECONDS ?? 0,
    logLevel: settings.LOG_LEVEL ?? 'warn',
  };
}

/**
 * The configuration of production, without guessed values. Throws one ConfigError that names all missing or weak
 * settings.
 */
export function productionConfig(env: Environment = process.env): Config {
  const settings = readSettings(env);
  const required = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'JWT_SECRET',
    'ENCRYPTION_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    'METRICS_TOKEN',
  ] as const;
  const problems = required.filter((name) => settings[name] === undefined).map((name) => `${name}: missing`);
  if (settings.JWT_SECRET && new Set(settings.JWT_SECRET).size < 12)
    problems.push('JWT_SECRET: too weak (too few different characters)');
  if (settings.LOCAL_WEBHOOKS) problems.push('LOCAL_WEBHOOKS: for a demo alone');
  if (problems.length) throw new ConfigError(problems.join('\n'));
  const providers = providerSettings(settings);
  return {
    ...sharedConfig(settings, providers),
    ...providers,
    mode: 'production',
    files: files(settings, { allowsUnscanned: false }),
    adminsNeedSecondFactor: true,
    publicUrl: settings.PUBLIC_URL!.replace(/\/$/, ''),
    databaseUrl: settings.DATABASE_URL!,
    migrationDatabaseUrl: settings.MIGRATION_DATABASE_URL,
    jwtSecret: settings.JWT_SECRET!,
    encryptionKeys: settings.ENCRYPTION_KEYS!,
    mailFrom: settings.MAIL_FROM!,
    persistedOnly: settings.PERSISTED_ONLY ?? true,
    localWebhooks: false,
    drainSeconds: settings.DRAIN_SECONDS ?? 5,
    logLevel: settings.LOG_LEVEL ?? 'info',
  };
}

function sharedConfig(settings: Settings, { dinero }: ProviderSettings) {
  return {
    ...invoicing(settings, dinero),
    host: settings.HOST,
    port: settings.PORT,
    dataDir: settings.PORTAL_DATA_DIR,
    poolSize: settings.DATABASE_POOL_SIZE,
    replica: settings.DATABASE_REPLICA_URL
      ? { url: settings.DATABASE_REPLICA_URL, maxLagSeconds: settings.DATABASE_REPLICA_MAX_LAG }
      : undefined,
    redisUrl: settings.REDIS_URL,
    smtpUrl: settings.SMTP_URL,
    sessionIdleHours: settings.SESSION_IDLE_HOURS,
    financialYearEnd: settings.FINANCIAL_YEAR_END,
    eventCancelDays: settings.EVENT_CANCEL_DAYS,
    payTo: payTo(settings),
    sessionHours: settings.SESSION_HOURS,
    rateLimit: settings.RATE_LIMIT,
    limits: limitsOf(settings),
    timeLimits,
    runJobs: settings.RUN_JOBS,
    metricsToken: settings.METRICS_TOKEN,
    tracing: tracing(settings),
    dnsServers: settings.DNS_SERVERS ?? [],
    proxies: settings.TRUST_PROXY,
    product: settings.PRODUCT_NAME,
    securityContact: settings.SECURITY_CONTACT ?? `mailto:${settings.COMPANY_EMAIL}`,
    pictureHosts: settings.PICTURE_HOSTS,
    legal: {
      companyName: settings.COMPANY_NAME,
      address: settings.COMPANY_ADDRESS,
      vatNumber: settings.COMPANY_VAT,
      email: settings.COMPANY_EMAIL,
      phone: settings.COMPANY_PHONE,
    },
  };
}

const MIB = 1024 * 1024;
/** One company cannot keep the others from uploading. */
const UPLOADS_OF_COMPANY_AT_ONCE = 6;

function files(settings: Settings, { allowsUnscanned }: Pick<FileSettings, 'allowsUnscanned'>): FileSettings {
  return {
    s3: s3(settings),
    scanner: settings.CLAMD_ADDRESS,
    allowsUnscanned: settings.UNSCANNED_FILES ? settings.UNSCANNED_FILES === 'allow' : allowsUnscanned,
    maxBytes: settings.FILE_LIMIT_MB * MIB,
    quotaBytes: settings.FILE_QUOTA_MB * MIB,
    uploadsAtOnce: settings.UPLOADS_AT_ONCE,
    uploadsOfCompanyAtOnce: UPLOADS_OF_COMPANY_AT_ONCE,
  };
}

function s3(settings: Settings): FileSettings['s3'] {
  const { FILE_STORE, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  if (FILE_STORE !== 's3') return undefined;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError('FILE_STORE: s3 needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function tracing(settings: Settings): TracingSettings | undefined {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || settings.OTEL_SDK_DISABLED) return undefined;
  return {
    endpoint,
    serviceName: settings.OTEL_SERVICE_NAME,
    sampler: settings.OTEL_TRACES_SAMPLER,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    delayMs: settings.OTEL_BSP_SCHEDULE_DELAY,
    maxWaiting: settings.OTEL_BSP_MAX_QUEUE_SIZE,
    trustsCallers: settings.TRUST_TRACEPARENT,
  };
}

/** Dinero keeps the books where it is connected, unless a setting says otherwise. */
function invoicing(settings: Settings, dinero: ProviderSettings['dinero']): Pick<Config, 'invoices' | 'reminders'> {
  const mode = settings.INVOICES ?? (dinero ? 'dinero' : 'portal');
  if (mode === 'dinero' && !dinero) throw new ConfigError('INVOICES: dinero needs the four DINERO settings');
  const isIssuedHere = mode !== 'drafts';
  const areBookedAtDinero = mode === 'dinero';
  // A fee has no VAT. It is billed by an invoice of the portal, or by one of Dinero that books it on an account for it.
  const billsFees = isIssuedHere && (!areBookedAtDinero || dinero?.feeAccount !== undefined);
  return {
    invoices: { isIssuedHere, areBookedAtDinero, paymentDays: settings.INVOICE_DAYS },
    reminders: {
      isOn: isIssuedHere && settings.REMINDERS !== 'off',
      days: settings.REMINDER_DAYS,
      fee: billsFees ? ore(settings.REMINDER_FEE) : 0,
    },
  };
}

/** Invented, for the invoices of a demo with stand-ins. */
const DEMO_PAY_TO: PayTo = {
  bankAccount: '0000 0001234567',
  iban: 'DK8000000001234567',
  creditorNumber: '12345678',
};

const payTo = ({ BANK_ACCOUNT, BANK_IBAN, FIK_CREDITOR }: Settings, invented?: PayTo): PayTo => ({
  bankAccount: BANK_ACCOUNT ?? invented?.bankAccount ?? null,
  iban: BANK_IBAN ?? invented?.iban ?? null,
  creditorNumber: FIK_CREDITOR ?? invented?.creditorNumber ?? null,
});
