import type { Compilable } from 'kysely';
import type { BaseLogger } from 'pino';
import type { BulkReading } from './audit/BulkReading.ts';
import { recordingRights, type RunningMutation } from './audit/recordAudit.ts';
import type { TokenUses } from './audit/TokenUses.ts';
import { assertMay, assertMayWrite, type Action } from './auth/policy.ts';
import type { SessionTokens } from './auth/tokens.ts';
import type { Throttle } from './auth/throttle.ts';
import {
  callerId,
  customerContext,
  identify,
  noteSessionUse,
  type Caller,
  type SessionViewer,
  type Viewer,
} from './auth/viewer.ts';
import type { Config } from './config.ts';
import type { ReadPool } from './db/readPool.ts';
import { dbRoles, type DbContext } from './db/roles.ts';
import type { Write, Writes } from './db/writes.ts';
import { unauthenticated } from './errors.ts';
import { createLoaders, type Loaders } from './graphql/loaders.ts';
import type { Idempotency } from './idempotency/Idempotency.ts';
import type { Jobs } from './jobs/Jobs.ts';
import type { Live } from './live/Live.ts';
import type { ClickUpClient } from './providers/clickup/ClickUp.ts';
import type { DineroClient } from './providers/dinero/Dinero.ts';
import type { Mailer } from './providers/mail/Mailer.ts';
import type { ShopifyClient } from './providers/shopify/Shopify.ts';
import type { StripeClient } from './providers/stripe/Stripe.ts';
import type { Summariser } from './providers/summary/Summariser.ts';
import type { WebhookSender } from './providers/webhooks/WebhookSender.ts';
import type { ZendeskClient } from './providers/zendesk/Zendesk.ts';
import { addressGroup } from './rateLimit/addressGroup.ts';
import type { Allowance } from './rateLimit/Allowance.ts';
import type { Bill } from './rateLimit/Bill.ts';
import type { HeavyQueries } from './rateLimit/HeavyQueries.ts';
import type { MemoryAccount, MemoryBudget } from './rateLimit/MemoryBudget.ts';
import type { SecretBox } from './secrets/SecretBox.ts';

/** What lives as long as the process. */
export interface Services {
  config: Config;
  reads: ReadPool;
  writes: Writes;
  tokens: SessionTokens;
  throttle: Throttle;
  allowance: Allowance;
  memory: MemoryBudget;
  heavyQueries: HeavyQueries;
  idempotency: Idempotency;
  live: Live;
  jobs: Jobs;
  mailer: Mailer;
  stripe: StripeClient;
  zendesk: ZendeskClient;
  clickUp: ClickUpClient;
  dinero: DineroClient;
  shopify: ShopifyClient;
  webhooks: WebhookSender;
  /** Only where one is configured. */
  summariser: Summariser | undefined;
  secrets: SecretBox;
  tokenUses: TokenUses;
  bulkReading: BulkReading;
  log: BaseLogger;
}

export interface RequestFacts {
  requestId: string;
  /** The caller's address, as far as TRUST_PROXY says that it can be known. */
  address: string;
  /** The Cookie header. Sockets bring none. */
  cookies?: string | undefined;
  /** Sent along with the answer, as a whole header's value: for what only the browser that asked may finish. Sockets have none. */
  setCookie?: (cookie: string) => void;
  /** Of a socket: how far its client has read what was sent to it. */
  reader?: SocketReader;
}

export interface SocketReader {
  /** More waits for the client than should. */
  readonly isBehind: boolean;
  /** Resolves once the client has caught up, or the socket is gone. */
  caughtUp(): Promise<void>;
}

/**
 * With whose rights rows are read: as a customer of the own company, or as an admin. What hangs on a row is read like
 * the row itself (`readerOf`), so that the same types serve both.
 */
export interface Reader {
  read<Row>(query: Compilable<Row>): Promise<Row[]>;
  /** Counts over rows that the reader itself may not see. */
  readAsSystem<Row>(query: Compilable<Row>): Promise<Row[]>;
  readonly loaders: Loaders;
}

/** Who asks, how to read and how to write, for one request. */
export class Context implements Reader {
  readonly services: Services;
  readonly request: RequestFacts;
  caller: Caller;
  /** What is asked for, as far as its caller pays for it. */
  bill: Bill | undefined;
  /** What the operation that runs has read so far. */
  memory: MemoryAccount | undefined;
  /** Set while an event's answer is made: lets the next subscriber read. */
  releaseLiveSlot: (() => void) | undefined;
  mutation: RunningMutation | undefined;
  /** The audit log has a line of what this request, under impersonation, has stored. */
  isImpersonationRecorded = false;
  // Apollo copies the context for each request, which `#private` names would not survive.
  private token: string | undefined;
  private ownLoaders: Loaders | undefined;
  private adminReader: Reader | undefined;

  private constructor(services: Services, request: RequestFacts, token: string | undefined, caller: Caller) {
    this.services = services;
    this.request = request;
    this.caller = caller;
    this.token = token;
  }

  static async of(services: Services, request: RequestFacts, token: string | undefined): Promise<Context> {
    const caller = await identify(token, services);
    if (caller.viewer?.kind === 'token')
      await services.tokenUses.note(services, caller.viewer.tokenId, { caller, request });
    return new Context(services, request, token, caller);
  }

  /** The same caller with the rights of this moment: sockets outlive what was true when they were opened. */
  renewed(): Promise<Context> {
    return Context.of(this.services, this.request, this.token);
  }

  /** For a subscription's next event: the rights of this moment, and nothing remembered of the last one. */
  async renew(): Promise<void> {
    this.caller = (await this.renewed()).caller;
    this.ownLoaders = undefined;
    this.adminReader = undefined;
  }

  /** Somebody is at work: their session does not end idle. Events that a socket hears of are nobody's work. */
  async noteUse(): Promise<void> {
    const { viewer } = this.caller;
    if (viewer?.kind === 'session') await noteSessionUse(viewer, this.services.reads);
  }

  /** From here on the request is the one of whoever just signed in. */
  async enter(token: string): Promise<void> {
    this.token = token;
    this.caller = await identify(token, this.services);
  }

  /** The caller's address as limits count it. */
  get addressKey(): string {
    return addressGroup(this.request.address);
  }

  /** Whose limits apply: a user's, a token's, or those of an address from which strangers come. */
  get callerKey(): string {
    return this.caller.viewer ? callerId(this.caller.viewer) : `address ${this.addressKey}`;
  }

  /** Throws the refusal that the token earned; fields that anyone may ask for never touch it. */
  get viewer(): Viewer {
    if (!this.caller.viewer) throw this.caller.refusal;
    return this.caller.viewer;
  }

  /** A person, where a partner's program makes no sense. */
  get person(): SessionViewer {
    const viewer = this.viewer;
    if (viewer.kind !== 'session') throw unauthenticated('Invalid token');
    return viewer;
  }

  /** The company whose screens these are, for what may be done to it. */
  companyFor(action: Action): string {
    assertMay(this.viewer, action);
    return this.viewer.customerId!;
  }

  /** One batch per request for objects that are asked for by id. */
  get loaders(): Loaders {
    return (this.ownLoaders ??= createLoaders(this));
  }

  /** Reads as a customer of the viewer's own company. */
  read<Row>(query: Compilable<Row>): Promise<Row[]> {
    return this.services.reads.run(customerContext(this.viewer), query, this.memory);
  }

  readAsAdmin<Row>(query: Compilable<Row>): Promise<Row[]> {
    assertMay(this.viewer, 'administer');
    return this.services.reads.run({ role: dbRoles.admin, userId: this.person.userId }, query, this.memory);
  }

  /** For admin fields alone: every row that it reads remembers that it was read by an admin. */
  get admin(): Reader {
    assertMay(this.viewer, 'administer');
    return (this.adminReader ??= new AdminReader(this));
  }

  readerOf(row: object): Reader {
    return (row as ReadByAdmin).isReadByAdmin ? this.admin : this;
  }

  /** Before it is known who asks. Only the auth room reads through this. */
  readAsAuth<Row>(query: Compilable<Row>): Promise<Row[]> {
    return this.services.reads.run({ role: dbRoles.auth }, query, this.memory);
  }

  write<T>(work: (write: Write) => Promise<T>): Promise<T> {
    assertMayWrite(this.viewer);
    return this.run(customerContext(this.viewer), work);
  }

  /**
   * Sells to the viewer's company, or notes how it pays: for prices, statuses and providers' ids, which its own screens cannot
   * write. Only purchases, orders and payment methods write through this, with what the server has worked out.
   */
  writeAsSale<T>(work: (write: Write) => Promise<T>): Promise<T> {
    assertMayWrite(this.viewer);
    assertMay(this.viewer, 'manageCompany');
    return this.run({ ...customerContext(this.viewer), role: dbRoles.sales }, work);
  }

  writeAsAdmin<T>(work: (write: Write) => Promise<T>): Promise<T> {
    assertMay(this.viewer, 'administer');
    return this.run({ role: dbRoles.admin, userId: this.person.userId }, work);
  }

  /** Makes a company: whatever it writes lies in that company alone. Only the registration writes through this. */
  writeAsRegistration<T>(customerId: string, work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.registration, customerId }, work);
  }

  /** Takes and gives back seats at events, as somebody who is signed in or as a stranger. Only the events room writes through this. */
  writeAsSignUp<T>(person: SessionViewer | null, work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.signUp, customerId: person?.customerId, userId: person?.userId }, work);
  }

  /** By the link of one event registration, signed in or not. Only the events room reads and writes through these two. */
  readAsAttendee<Row>(linkKey: string, query: Compilable<Row>): Promise<Row[]> {
    return this.services.reads.run({ role: dbRoles.attendee, userId: linkKey }, query, this.memory);
  }

  writeAsAttendee<T>(linkKey: string, work: (write: Write) => Promise<T>): Promise<T> {
    return this.services.writes.run({ role: dbRoles.attendee, userId: linkKey }, work);
  }

  /** What no customer may see or settle by itself, after its own rights were checked: stored keys, the ledger's outcome. */
  readAsSystem<Row>(query: Compilable<Row>): Promise<Row[]> {
    return this.services.reads.run({ role: dbRoles.system }, query, this.memory);
  }

  /** Only the auth room writes through this. */
  writeAsAuth<T>(work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.auth }, work);
  }

  /** What no customer may write by itself, after its own rights were checked. */
  writeAsSystem<T>(work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.system }, work);
  }

  private run<T>(db: DbContext, work: (write: Write) => Promise<T>): Promise<T> {
    return recordingRights(this, db.role === dbRoles.admin, (withRecord) =>
      this.services.writes.run(db, withRecord(work)),
    );
  }
}

interface ReadByAdmin {
  isReadByAdmin?: true;
}

class AdminReader implements Reader {
  readonly loaders: Loaders;
  private readonly ctx: Context;

  constructor(ctx: Context) {
    this.ctx = ctx;
    this.loaders = createLoaders(this);
  }

  async read<Row>(query: Compilable<Row>): Promise<Row[]> {
    const rows = await this.ctx.readAsAdmin(query);
    for (const row of rows as ReadByAdmin[]) row.isReadByAdmin = true;
    return rows;
  }

  readAsSystem<Row>(query: Compilable<Row>): Promise<Row[]> {
    return this.ctx.readAsSystem(query);
  }
}
