import type { BaseLogger } from 'pino';
import { CallerBatches } from './platform/access/CallerBatches.ts';
import { SessionTokens } from './platform/access/tokens.ts';
import { BulkReading } from './platform/audit/BulkReading.ts';
import { TokenUses } from './platform/audit/TokenUses.ts';
import type { Config } from './platform/config.ts';
import { createOrm } from './platform/db/orm.ts';
import { ReadPool } from './platform/db/readPool.ts';
import { ReadReplica } from './platform/db/readReplica/ReadReplica.ts';
import { type Messages, Writes } from './platform/db/writes.ts';
import { FileStorage } from './platform/files/FileStorage.ts';
import { Idempotency } from './platform/idempotency/Idempotency.ts';
import { Jobs } from './platform/jobs/Jobs.ts';
import { Live } from './platform/live/Live.ts';
import { PostgresTransport } from './platform/live/PostgresTransport.ts';
import { Allowance } from './platform/rateLimit/Allowance.ts';
import { MemoryBudget } from './platform/rateLimit/MemoryBudget.ts';
import { Throttle } from './platform/rateLimit/throttle.ts';
import { attachmentsOf, entitiesOf, jobsOf, messagesOf, storesOf, type Room } from './platform/room.ts';
import { SecretBox } from './platform/secrets/SecretBox.ts';
import type { Services } from './platform/services.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
import type { Tracing } from './platform/tracing/Span.ts';
import { ClamAv } from './providers/clamav/ClamAv.ts';
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
import { createPasswordQueue } from './rooms/identity/auth/passwords.service.ts';
import { goodsOf } from './rooms/money/payments/goods.types.ts';
import { PriceLists } from './rooms/money/prices/PriceLists.ts';

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
  const openId = new OpenIdClient(config.signInProviders, timeLimits.signInProviderCall);
  const services: Services = {
    rooms,
    config,
    log,
    reads,
    replica,
    writes,
    live,
    jobs,
    prices: new PriceLists({ reads, live }),
    tokens,
    callers: new CallerBatches({ tokens, reads, replica, config, openId }),
    throttle: new Throttle({ reads, redis: redis?.client }),
    mailer: createMailer(config),
    attachments: attachmentsOf(rooms),
    goods: goodsOf(rooms),
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
    openId,
    webhooks: new WebhookSender({ ...calls, allowsLocalhost: config.localWebhooks }),
    summarizer: config.summary && new Summarizer(config.summary, calls),
    files: new FileStorage({
      settings: config.files,
      dataDir: config.dataDir,
      idleMs: timeLimits.uploadPause,
      timeoutMs: timeLimits.providerCall,
    }),
    clamAv: config.files.scanner ? new ClamAv(config.files.scanner, timeLimits.scan) : undefined,
    secrets,
    tokenUses: new TokenUses(),
    bulkReading: new BulkReading(),
    allowance: new Allowance({ limit: config.rateLimit, reads, log }),
    memory: new MemoryBudget(config.limits.memoryBytes),
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
    import('./platform/live/RedisTransport.ts'),
    import('./platform/rateLimit/connectRedis.ts'),
  ]);
  return { transport: new RedisTransport(redisUrl, log), client: connectRedis(redisUrl, log) };
}
