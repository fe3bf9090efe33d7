import type { BaseLogger } from 'pino';
import type { ClamAv } from '../providers/clamav/ClamAv.ts';
import type { ClickUpClient } from '../providers/clickup/ClickUp.ts';
import type { CompanyRegister } from '../providers/companyRegister/CompanyRegister.ts';
import type { DineroClient } from '../providers/dinero/Dinero.ts';
import type { DnsClient } from '../providers/dns/DnsClient.ts';
import type { AttachedFile, Mailer } from '../providers/mail/Mailer.ts';
import type { OpenIdClient } from '../providers/openid/OpenIdClient.ts';
import type { ShopifyClient } from '../providers/shopify/Shopify.ts';
import type { StripeClient } from '../providers/stripe/Stripe.ts';
import type { Summarizer } from '../providers/summary/Summarizer.ts';
import type { WebhookSender } from '../providers/webhooks/WebhookSender.ts';
import type { ZendeskClient } from '../providers/zendesk/Zendesk.ts';
import type { ZendeskStatusClient } from '../providers/zendeskStatus/ZendeskStatus.ts';
import type { CallerBatches } from './access/CallerBatches.ts';
import type { SessionTokens } from './access/tokens.ts';
import type { BulkReading } from './audit/BulkReading.ts';
import type { TokenUses } from './audit/TokenUses.ts';
import type { Config } from './config.ts';
import type { ReadPool } from './db/readPool.ts';
import type { ReadReplica } from './db/readReplica/ReadReplica.ts';
import type { Writes } from './db/writes.ts';
import type { FairQueue } from './FairQueue.ts';
import type { Idempotency } from './idempotency/Idempotency.ts';
import type { JobQueue } from './jobs/JobQueue.ts';
import type { Live } from './live/Live.ts';
import type { Allowance } from './rateLimit/Allowance.ts';
import type { MemoryBudget } from './rateLimit/MemoryBudget.ts';
import type { Throttle } from './rateLimit/throttle.ts';
import type { SecretBox } from './secrets/SecretBox.ts';

/** The kinds of files that mails can carry. Each room that renders files adds its kinds here. */
// oxlint-disable-next-line @typescript-eslint/no-empty-interface
export interface AttachmentKinds {}

/** Renders the file of a mail when the mail is sent. The id is that of the row that the file shows. */
export type RenderAttachment = (
  services: Pick<Services, 'config' | 'reads' | 'dinero'>,
  id: string,
) => Promise<AttachedFile>;

/** The services that are created once and live as long as the process. */
export interface Services {
  config: Config;
  reads: ReadPool;
  /** Undefined when the database has no read replica. */
  replica: ReadReplica | undefined;
  writes: Writes;
  tokens: SessionTokens;
  callers: CallerBatches;
  throttle: Throttle;
  allowance: Allowance;
  memory: MemoryBudget;
  /** The password hashes that requests wait for. */
  passwordQueue: FairQueue;
  idempotency: Idempotency;
  live: Live;
  jobs: JobQueue;
  mailer: Mailer;
  /** How the files of mails are rendered, by kind. */
  attachments: Partial<Record<string, RenderAttachment>>;
  stripe: StripeClient;
  zendesk: ZendeskClient;
  zendeskStatus: ZendeskStatusClient;
  clickUp: ClickUpClient;
  dinero: DineroClient;
  shopify: ShopifyClient;
  /** Undefined when no register is configured. */
  companyRegister: CompanyRegister | undefined;
  openId: OpenIdClient;
  dns: DnsClient;
  webhooks: WebhookSender;
  /** Scans files for malware. Undefined when none is configured. */
  clamAv: ClamAv | undefined;
  /** Undefined when no model is configured. */
  summarizer: Summarizer | undefined;
  secrets: SecretBox;
  tokenUses: TokenUses;
  bulkReading: BulkReading;
  log: BaseLogger;
}
