import type { Compilable } from 'kysely';
import type { BaseLogger } from 'pino';
import { assertMay, assertMayWrite, type Action } from './auth/policy.ts';
import type { SessionTokens } from './auth/tokens.ts';
import type { Throttle } from './auth/throttle.ts';
import { customerContext, identify, type Caller, type SessionViewer, type Viewer } from './auth/viewer.ts';
import type { Config } from './config.ts';
import type { ReadPool } from './db/readPool.ts';
import { dbRoles } from './db/roles.ts';
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
import type { Allowance } from './rateLimit/Allowance.ts';
import type { Bill } from './rateLimit/Bill.ts';
import type { SecretBox } from './secrets/SecretBox.ts';

/** What lives as long as the process. */
export interface Services {
  config: Config;
  reads: ReadPool;
  writes: Writes;
  tokens: SessionTokens;
  throttle: Throttle;
  allowance: Allowance;
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
  log: BaseLogger;
}

export interface RequestFacts {
  requestId: string;
  /** The caller's address, as far as TRUST_PROXY says that it can be known. */
  address: string;
  /** Sent along with the answer, as a whole header's value: for what only the browser that asked may finish. Sockets have none. */
  setCookie?: (cookie: string) => void;
}

/**
 * With whose rights rows are read: as a customer of the own company, or as an admin. What hangs on a row is read like
 * the row itself (`readerOf`), so that the same types serve both.
 */
export interface Reader {
  read<Row>(query: Compilable<Row>): Promise<Row[]>;
  readonly loaders: Loaders;
}

/** Who asks, how to read and how to write, for one request. */
export class Context implements Reader {
  readonly services: Services;
  readonly request: RequestFacts;
  caller: Caller;
  /** What is asked for, as far as its caller pays for it. */
  bill: Bill | undefined;
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
    return new Context(services, request, token, await identify(token, services.tokens, services.reads));
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

  /** From here on the request is the one of whoever just signed in. */
  async enter(token: string): Promise<void> {
    this.token = token;
    this.caller = await identify(token, this.services.tokens, this.services.reads);
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
    return this.services.reads.run(customerContext(this.viewer), query);
  }

  readAsAdmin<Row>(query: Compilable<Row>): Promise<Row[]> {
    assertMay(this.viewer, 'administer');
    return this.services.reads.run({ role: dbRoles.admin, userId: this.person.userId }, query);
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
    return this.services.reads.run({ role: dbRoles.auth }, query);
  }

  write<T>(work: (write: Write) => Promise<T>): Promise<T> {
    assertMayWrite(this.viewer);
    return this.services.writes.run(customerContext(this.viewer), work);
  }

  writeAsAdmin<T>(work: (write: Write) => Promise<T>): Promise<T> {
    assertMay(this.viewer, 'administer');
    return this.services.writes.run({ role: dbRoles.admin, userId: this.person.userId }, work);
  }

  /** Makes a company: whatever it writes lies in that company alone. Only the registration writes through this. */
  writeAsRegistration<T>(customerId: string, work: (write: Write) => Promise<T>): Promise<T> {
    return this.services.writes.run({ role: dbRoles.registration, customerId }, work);
  }

  /** Takes and gives back seats at events, as somebody who is signed in or as a stranger. Only the events room writes through this. */
  writeAsSignUp<T>(person: SessionViewer | null, work: (write: Write) => Promise<T>): Promise<T> {
    return this.services.writes.run({ role: dbRoles.signUp, customerId: person?.customerId, userId: person?.userId }, work);
  }

  /** What no customer may see or settle by itself, after its own rights were checked: stored keys, the ledger's outcome. */
  readAsSystem<Row>(query: Compilable<Row>): Promise<Row[]> {
    return this.services.reads.run({ role: dbRoles.system }, query);
  }

  /** Only the auth room writes through this. */
  writeAsAuth<T>(work: (write: Write) => Promise<T>): Promise<T> {
    return this.services.writes.run({ role: dbRoles.auth }, work);
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
}
