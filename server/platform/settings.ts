import { z } from 'zod';
import { isIban } from '../../domain/money/invoices.ts';
import { DAYS_BETWEEN_REMINDERS, MAX_REMINDER_FEE, MAX_REMINDERS } from '../../domain/money/reminders.ts';
import { areEncryptionKeys } from './secrets/SecretBox.ts';
import { samplers } from './tracing/settings.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = z.url();

const signInProvider = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'up to 31 lower-case letters, digits and hyphens'),
  name: z.string().trim().min(1).max(40),
  issuer: z.url({ protocol: /^https$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

/** A JSON list, because any number of providers can be configured. */
const signInProviders = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be a JSON list of providers' });
      return z.NEVER;
    }
  })
  .pipe(z.array(signInProvider).max(10))
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, 'each id is used once');

const REMINDER_DAYS_RULE = `up to ${MAX_REMINDERS} days from 1 to 365, ${DAYS_BETWEEN_REMINDERS} or more apart`;

const areReminderDays = (days: number[]): boolean =>
  days.length <= MAX_REMINDERS &&
  days.every((day, i) => (i ? day >= days[i - 1]! + DAYS_BETWEEN_REMINDERS : day >= 1) && day <= 365);

/** All settings of the portal. `.env.example` describes each one; a test compares the two lists. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  PORTAL_DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url.optional(),
  MIGRATION_DATABASE_URL: url.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_MAX_LAG: z.coerce.number().int().min(1).max(60).default(5),
  REDIS_URL: url.optional(),
  JWT_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  ENCRYPTION_KEYS: z.string().refine(areEncryptionKeys, 'each key is written as id:base64 with 32 bytes').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  CLICKUP_TOKEN: z.string().optional(),
  DINERO_CLIENT_ID: z.string().optional(),
  DINERO_CLIENT_SECRET: z.string().optional(),
  DINERO_API_KEY: z.string().optional(),
  DINERO_ORGANISATION_ID: z.string().optional(),
  DINERO_SALES_ACCOUNT: z.coerce.number().int().positive().optional(),
  DINERO_FEE_ACCOUNT: z.coerce.number().int().positive().optional(),
  DINERO_CARD_ACCOUNT: z.coerce.number().int().positive().optional(),
  DINERO_BANK_ACCOUNT: z.coerce.number().int().positive().optional(),
  SHOPIFY_CLIENT_ID: z.string().optional(),
  SHOPIFY_CLIENT_SECRET: z.string().optional(),
  ZENDESK_CLIENT_ID: z.string().optional(),
  ZENDESK_CLIENT_SECRET: z.string().optional(),
  SUMMARY_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SUMMARY_MODEL: z.string().optional(),
  SUMMARY_API_KEY: z.string().optional(),
  CVR_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  ZENDESK_STATUS_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DNS_SERVERS: z
    .string()
    .transform((servers) => servers.split(',').map((server) => server.trim()))
    .pipe(z.array(z.string().regex(/^[\d.:[\]a-f]+$/i, 'IP addresses separated by commas, each with an optional port')))
    .optional(),
  SIGN_IN_PROVIDERS: signInProviders.optional(),
  SMTP_URL: url.optional(),
  MAIL_FROM: z.string().optional(),
  SESSION_IDLE_HOURS: z.coerce.number().int().min(1).max(24).default(12),
  SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(24),
  RATE_LIMIT: z.coerce.number().int().min(1_000).default(100_000),
  OPERATIONS_AT_ONCE: z.coerce.number().int().min(1).max(100).default(10),
  ANSWER_LIMIT_MB: z.coerce.number().int().min(1).max(64).default(4),
  ANSWER_MEMORY_MB: z.coerce.number().int().min(16).max(4096).default(40),
  SOCKETS_PER_CALLER: z.coerce.number().int().min(1).max(10_000).default(30),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(500),
  FILE_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('eu-central-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/\S+|[\w.-]+:\d{1,5})$/, 'the path of a socket, or a host and a port such as clamd:3310')
    .optional(),
  UNSCANNED_FILES: z.enum(['allow', 'refuse']).optional(),
  FILE_LIMIT_MB: z.coerce.number().int().min(1).max(500).default(25),
  FILE_QUOTA_MB: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).max(200).default(20),
  RUN_JOBS: flag.default(true),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('portal'),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).max(60_000).default(5_000),
  OTEL_BSP_MAX_QUEUE_SIZE: z.coerce.number().int().min(1).max(20_000).default(2_048),
  OTEL_SDK_DISABLED: flag.default(false),
  TRUST_TRACEPARENT: flag.default(false),
  TRUST_PROXY: flag.transform(Number).or(z.coerce.number().int().min(0).max(10)).default(0),
  PERSISTED_ONLY: flag.optional(),
  LOCAL_WEBHOOKS: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  PRODUCT_NAME: z.string().min(1).default('Portalen'),
  COMPANY_NAME: z.string().min(1).default('Portalen ApS'),
  COMPANY_ADDRESS: z.string().min(1).default('Havnegade 12, 8000 Aarhus C'),
  COMPANY_VAT: z.string().min(1).default('12 34 56 78'),
  COMPANY_EMAIL: z.email().default('hej@portal.example'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto|tel)$/ })
    .regex(/^\S+$/)
    .optional(),
  PICTURE_HOSTS: z
    .string()
    .default('attachments.clickup.com')
    .transform((hosts) => hosts.split(',').map((host) => host.trim().toLowerCase()))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
            'host names separated by commas, such as pictures.example or *.pictures.example',
          ),
      ),
    ),
  INVOICES: z.enum(['portal', 'dinero', 'drafts']).optional(),
  INVOICE_DAYS: z.coerce.number().int().min(1).max(90).default(14),
  EVENT_CANCEL_DAYS: z.coerce.number().int().min(0).max(90).default(7),
  REMINDERS: z.enum(['on', 'off']).optional(),
  REMINDER_DAYS: z
    .string()
    .regex(/^\d{1,3}(\s*,\s*\d{1,3})*$/, 'whole numbers of days separated by commas, such as 10,20,30')
    .default('10,20,30')
    .transform((days) => days.split(',').map(Number))
    .refine(areReminderDays, REMINDER_DAYS_RULE),
  REMINDER_FEE: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_REMINDER_FEE / 100)
    .default(MAX_REMINDER_FEE / 100),
  BANK_ACCOUNT: z
    .string()
    .regex(/^\d{4}[ -]\d{1,10}$/, 'a registration number and an account number, such as "1234 0001234567"')
    .transform((account) => account.replace('-', ' '))
    .optional(),
  BANK_IBAN: z
    .string()
    .transform((iban) => iban.replaceAll(' ', '').toUpperCase())
    .refine(isIban, 'an IBAN with the right check digits')
    .optional(),
  FIK_CREDITOR: z
    .string()
    .regex(/^\d{8}$/, 'a creditor number of 8 digits')
    .optional(),
  FINANCIAL_YEAR_END: z.coerce.number().int().min(1).max(12).default(12),
  AUDIT_RETENTION_MONTHS: z.coerce.number().int().min(1).max(1_200).default(24),
  COMPANY_PHONE: z.string().min(1).default('70 00 00 00'),
});

/** The portal sends reminders of the invoices that it issues. */
const consistentSettings = settings.refine(({ REMINDERS, INVOICES }) => REMINDERS !== 'on' || INVOICES !== 'drafts', {
  path: ['REMINDERS'],
  message: 'on needs INVOICES=portal or INVOICES=dinero',
});

/**
 * Thrown for wrong settings. The message is for the operator: it has one line per problem and is printed without a
 * stack.
 */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

/**
 * Parses the environment; an empty variable counts as not set. Throws one ConfigError that names every invalid setting.
 */
export function readSettings(env: Environment = process.env) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = consistentSettings.safeParse(nonEmpty);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  return result.data;
}

export type Settings = ReturnType<typeof readSettings>;
