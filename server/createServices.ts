import type { BaseLogger } from 'pino';
import { CallerBatches } from './access/CallerBatches.ts';
import { SessionTokens } from './access/tokens.ts';
import { BulkReading } from './audit/BulkReading.ts';
import { TokenUses } from './audit/TokenUses.ts';
import { createPasswordQueue } from './auth/passwords.ts';
import type { Config } from './config.ts';
import { createOrm } from './db/orm.ts';
import { ReadPool } from './db/readPool.ts';
import { ReadReplica } from './db/readReplica/ReadReplica.ts';
import { type Messages, Writes } from './db/writes.ts';
import { Idempotency } from './idempotency/Idempotency.ts';
import { Jobs } from './jobs/Jobs.ts';
import { Live } from './live/Live.ts';
import { PostgresTransport } from './live/PostgresTransport.ts';
import type { Metrics } from './operations/metrics.ts';
import { PriceLists } from './prices/PriceLists.ts';
import { ClickUpClient } from './providers/clickup/ClickUp.ts';
import { CompanyRegister } from './providers/companyRegister/CompanyRegister.ts';
import { DineroClient } from './providers/dinero/Dinero.ts';
import { DnsClient } from './providers/dns/DnsClient.ts';
import { createMailer } from './providers/mail/Mailer.ts';
import { OpenIdClient } from './providers/openid/OpenIdClient.ts';
import { ShopifyClient } from './providers/shopify/Shopify.ts';
import { StripeClient } from './providers/stripe/Stripe.ts';
import { Summarizer } from './providers/summary/Summarizer.ts';
import { WebhookSender } from './providers/webhooks/WebhookSender.ts';
import { ZendeskClient } from './providers/zendesk/Zendesk.ts';
import { ZendeskStatusClient } from './providers/zendeskStatus/ZendeskStatus.ts';
import { Allowance } from './rateLimit/Allowance.ts';
import { HeavyQuerySlots } from './rateLimit/HeavyQuerySlots.ts';
import { MemoryBudget } from './rateLimit/MemoryBudget.ts';
import { Throttle } from './rateLimit/throttle.ts';
import { attachmentsOf, entitiesOf, jobsOf, messagesOf, storesOf, type Room } from './room.ts';
import { SecretBox } from './secrets/SecretBox.ts';
import type { Services } from './services.ts';
import type { Tracing } from './tracing/Span.ts';

interface ServicesOptions {
  rooms: Room[];
  log: BaseLogger;
  metrics: Metrics;
  tracing: Tracing | undefined;
  runJobs: boolean;
}

/** Creates every service of the process once. Nothing listens to events and no job runs until it is started. */
export async function createServices(
  config: Config,
  { rooms, log, metrics, tracing, runJobs }: ServicesOptions,
): Promise<{ services: Services; jobs: Jobs; closeDatabase(): Promise<void> }> {
  const { timeLimits } = config;
  const reads = new ReadPool(config.databaseUrl, config.poolSize, timeLimits);
  const replica =
    config.replica &&
    new ReadReplica({ ...config.replica, poolSize: config.poolSize, primary: reads, timeLimits, metrics, log });
  const orm = await createOrm(config.databaseUrl, {
    entities: entitiesOf(rooms),
    poolSize: config.poolSize,
    limits: timeLimits,
  });
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined;
  const transport = redis?.transport ?? new PostgresTransport(config.databaseUrl, reads, log, { limits: timeLimits });
  const live = new Live(transport, config.poolSize);
  const jobs = new Jobs(config.databaseUrl, {
    definitions: jobsOf(rooms),
    log,
    metrics,
    tracing,
    limits: timeLimits,
    run: runJobs,
  });
  const messages = messagesOf(rooms);
  const writes = new Writes(orm, storesOf(messages), {
    onCommit({ events, messageIds }) {
      live.publish(events);
      for (const [kind, ids] of Object.entries(messageIds)) {
        const { job } = messages[kind as keyof Messages];
        // A job that cannot be queued here is not lost: the kind's sweep finds every row that has not been sent.
        jobs
          .sendAll(
            job,
            ids.map((id) => ({ id })),
          )
          .catch((error: unknown) =>
            log.warn({ err: error, job, ids }, 'jobs not queued, their sweep will queue them'),
          );
      }
    },
  });
  const calls = { metrics, timeout: timeLimits.providerCall };
  const secrets = new SecretBox(config.encryptionKeys);
  const tokens = new SessionTokens(config.jwtSecret);
  const services: Services = {
    config,
    log,
    reads,
    replica,
    writes,
    live,
    jobs,
    prices: new PriceLists({ reads, live }),
    tokens,
    callers: new CallerBatches({ tokens, reads, replica, config }),
    throttle: new Throttle({ reads, redis: redis?.client }),
    mailer: createMailer(config),
    attachments: attachmentsOf(rooms),
    // A call and its retry together stay within the time limit of a request.
    stripe: new StripeClient(config.stripe, {
      timeout: timeLimits.stripeAttempt,
      maxNetworkRetries: 1,
      onChargeError: (cause) => log.warn({ err: cause }, 'charge failed with an unknown outcome'),
    }),
    zendesk: new ZendeskClient(config.zendeskUrl, calls),
    zendeskStatus: new ZendeskStatusClient(config.zendeskStatusUrl, calls),
    clickUp: new ClickUpClient(config.clickUp, calls),
    dinero: new DineroClient(config.dinero, calls),
    shopify: new ShopifyClient(config.shopify, calls),
    companyRegister:
      config.companyRegister &&
      new CompanyRegister(config.companyRegister, { metrics, timeout: timeLimits.companyRegisterCall }),
    dns: new DnsClient(config.dnsServers, timeLimits.dnsAttempt),
    openId: new OpenIdClient(config.signInProviders, timeLimits.signInProviderCall),
    webhooks: new WebhookSender({ ...calls, allowsLocalhost: config.localWebhooks }),
    summarizer: config.summary && new Summarizer(config.summary, calls),
    secrets,
    tokenUses: new TokenUses(),
    bulkReading: new BulkReading(),
    allowance: new Allowance({ limit: config.rateLimit, reads, log }),
    memory: new MemoryBudget(config.limits.memoryBytes),
    heavyQueries: new HeavyQuerySlots(config.limits.memoryBytes),
    passwordQueue: createPasswordQueue(config.timeLimits),
    idempotency: new Idempotency({ reads, secrets, secret: config.jwtSecret, waitMs: timeLimits.repeatedCall }),
  };
  return {
    services,
    jobs,
    async closeDatabase() {
      await replica?.close();
      await Promise.all([reads.close(), orm.close(true)]);
    },
  };
}

/** Loads the client for Redis, which most installations do not need. */
async function openRedis(redisUrl: string, log: BaseLogger) {
  const [{ RedisTransport }, { connectRedis }] = await Promise.all([
    import('./live/RedisTransport.ts'),
    import('./rateLimit/connectRedis.ts'),
  ]);
  return { transport: new RedisTransport(redisUrl, log), client: connectRedis(redisUrl, log) };
}
