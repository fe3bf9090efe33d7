import type { EmployeeRole } from '../../domain/basics/vocabulary.ts';
import { assertPerson } from './access/Access.ts';
import type { EmployeeWrite } from './access/employeeWrites.ts';
import { identify, recordSessionUse } from './access/identify.ts';
import { assertMay, assertMayWrite, assertNoPreview, type Action, type EmployeeAction } from './access/policy.ts';
import type { RequestFacts } from './access/requestFacts.ts';
import { callerId, customerContext, type Caller, type SessionViewer, type Viewer } from './access/viewer.ts';
import { auditPrivilegedWrite, type RunningMutation } from './audit/recordAudit.ts';
import type { Query } from './db/query.ts';
import { LoaderCache, type Reader } from './db/Reader.ts';
import type { ReplicaReads } from './db/readReplica/ReplicaReads.ts';
import { dbRoles, type DbContext } from './db/roles.ts';
import type { Write } from './db/writes.ts';
import type { Bill } from './graphql/Bill.ts';
import { addressGroup } from './rateLimit/addressGroup.ts';
import type { MemoryAccount } from './rateLimit/MemoryBudget.ts';
import type { Services } from './services.ts';

/**
 * The caller of one request, and the only way for rooms to read and write with the caller's rights. Each `read…` and
 * `write…` method names the database role that it uses; those that require a right throw the caller's refusal or
 * FORBIDDEN before they touch the database. Lives as long as its request; for a subscription, as long as the
 * subscription.
 */
export class Context implements Reader {
  readonly services: Services;
  readonly request: RequestFacts;
  caller: Caller;
  /** The cost of the operation, charged against the caller's allowance. */
  bill: Bill | undefined;
  /** The memory that the running operation has used for rows so far. */
  memory: MemoryAccount | undefined;
  /** The reads of the running query that may come from the read replica; undefined when all come from the primary. */
  replicaReads: ReplicaReads | undefined;
  /** The running mutation, for the audit log; undefined for queries and subscriptions. */
  mutation: RunningMutation | undefined;
  /**
   * Runs around the work of every transaction that writes as an admin, inside of the transaction. Set by jobs that
   * store their progress together with the change; undefined for requests.
   */
  aroundAdminWrite: (<T>(write: Write, work: () => Promise<T>) => Promise<T>) | undefined;
  /** True once the audit log has an entry about a change that this request made under impersonation. */
  isImpersonationRecorded = false;
  // Apollo copies the context for each request, which `#private` names would not survive.
  private token: string | undefined;
  private ownLoaders: LoaderCache | undefined;
  private adminReader: Reader | undefined;
  private ownPriceReader: Reader | undefined;
  private adminPriceReader: Reader | undefined;

  protected constructor(services: Services, request: RequestFacts, token: string | undefined, caller: Caller) {
    this.services = services;
    this.request = request;
    this.caller = caller;
    this.token = token;
  }

  /**
   * Identifies the caller by the token and the company that the request names. Never throws for a wrong one: the
   * refusal is thrown when `viewer` is first used.
   */
  static async of(services: Services, request: RequestFacts, token: string | undefined): Promise<Context> {
    return Context.ofCaller(services, request, token, await identify(token, request, services));
  }

  private static async ofCaller(
    services: Services,
    request: RequestFacts,
    token: string | undefined,
    caller: Caller,
  ): Promise<Context> {
    if (caller.viewer?.kind === 'token')
      await services.tokenUses.record(services, caller.viewer.tokenId, { caller, request });
    return new Context(services, request, token, caller);
  }

  /**
   * A context for a job that acts in the name of an admin, whose rights the caller has just read. The admin's session
   * may have ended.
   */
  static ofJob(services: Services, viewer: SessionViewer): Context {
    return new Context(services, { address: '' }, undefined, { viewer });
  }

  /** A context for a link that a browser opens without a token, whose session was read just now. */
  static ofLink(services: Services, request: RequestFacts, viewer: SessionViewer): Context {
    return new Context(services, request, undefined, { viewer });
  }

  /**
   * A new context of the same caller with their current rights, because sockets outlive changes of those rights. Many
   * sockets that ask at once share a statement.
   */
  async withCurrentRights(): Promise<Context> {
    const { services, request, token } = this;
    return Context.ofCaller(services, request, token, await services.callers.identify(token, request));
  }

  /**
   * Prepares this context for a subscription's next event: with current rights, and without rows loaded for the last
   * one.
   */
  async refreshRights(): Promise<void> {
    this.caller = (await this.withCurrentRights()).caller;
    this.ownLoaders = undefined;
    this.adminReader = undefined;
    this.ownPriceReader = undefined;
    this.adminPriceReader = undefined;
  }

  /**
   * Records that a person uses the session, which keeps it from ending idle. Live events over a socket do not count.
   */
  async recordSessionUse(): Promise<void> {
    const { viewer } = this.caller;
    if (viewer?.kind === 'session') await recordSessionUse(viewer, this.request.address, this.services.reads);
  }

  /**
   * Continues the request as the user who has just signed in with `token`, in the membership in which the session
   * began. The request may name the company of an earlier session.
   */
  async adoptToken(token: string): Promise<void> {
    this.token = token;
    this.request.company = undefined;
    this.request.preview = undefined;
    this.caller = await identify(token, this.request, this.services);
  }

  /** The caller's address as rate limits group it. */
  get addressKey(): string {
    return addressGroup(this.request.address);
  }

  /** Key of the caller for rate limits: the user, the API token, or for a visitor the address. */
  get callerKey(): string {
    return this.caller.viewer ? callerId(this.caller.viewer) : `address ${this.addressKey}`;
  }

  /**
   * The user or API token. Throws the caller's refusal when there is none, so fields for visitors must not use this.
   */
  get viewer(): Viewer {
    if (!this.caller.viewer) throw this.caller.refusal;
    return this.caller.viewer;
  }

  /** The signed-in user. Throws UNAUTHENTICATED for an API token, and the caller's refusal when there is no viewer. */
  get person(): SessionViewer {
    const { viewer } = this;
    assertPerson(viewer);
    return viewer;
  }

  /** The id of the viewer's own company. Throws FORBIDDEN when the viewer may not do `action`. */
  companyFor(action: Action): string {
    assertMay(this.viewer, action);
    return this.viewer.customerId!;
  }

  /** Row loaders with the viewer's own rights, which batch lookups by id within this request. */
  get loaders(): LoaderCache {
    return (this.ownLoaders ??= new LoaderCache());
  }

  /** Reads as a customer of the viewer's own company. */
  read<Row>(query: Query<Row>): Promise<Row[]> {
    return this.runRead(customerContext(this.viewer), query);
  }

  /** Reads what the roles of an employee show; an admin sees everything. */
  readAsAdmin<Row>(query: Query<Row>): Promise<Row[]> {
    assertMay(this.viewer, 'workInBackOffice');
    return this.runRead(this.adminContext, query);
  }

  /**
   * The reader of admin fields. Marks every row that it reads, so that `readerOf` reads the row's fields as an admin
   * too.
   */
  get admin(): Reader {
    assertMay(this.viewer, 'workInBackOffice');
    return (this.adminReader ??= new AdminReader(this, (query) => this.readAsAdmin(query)));
  }

  /** The reader by which `row` was read: the admin reader or this context. */
  readerOf(row: object): Reader {
    return (row as ReadByAdmin).isReadByAdmin ? this.admin : this;
  }

  /**
   * The reader of what a price is computed from, for the row: agreed prices and licences, which the viewer may not see
   * themselves. Their departments stay those of the viewer. Nothing that it reads is shown but the price.
   */
  priceReaderOf(row: object): Reader {
    return this.readerOf(row) === this
      ? (this.ownPriceReader ??= new PriceReader(this))
      : (this.adminPriceReader ??= new AdminReader(this, (query) => this.readForPricesAsAdmin(query)));
  }

  /** Reads rows of all subjects, in the departments of the viewer. Only for what prices are computed from. */
  readForPrices<Row>(query: Query<Row>): Promise<Row[]> {
    const context = customerContext(this.viewer);
    return this.runRead({ ...context, scope: { ...this.viewer.scope, subjects: null } }, query);
  }

  /** Reads what sales sees, for the prices of rows that other employees see too. */
  private readForPricesAsAdmin<Row>(query: Query<Row>): Promise<Row[]> {
    return this.runRead(this.adminContextWith(['SALES']), query);
  }

  /** Reads all accounts with the role of the sign-in, for steps that happen before the caller is known. */
  readAsAuth<Row>(query: Query<Row>): Promise<Row[]> {
    return this.services.reads.run({ role: dbRoles.auth }, query, this.memory);
  }

  private get adminContext(): DbContext {
    return this.adminContextWith([]);
  }

  /** The context of an employee who also has the areas of other roles. */
  private adminContextWith(alsoIn: readonly EmployeeRole[]): DbContext {
    const { userId, employeeRoles } = this.person;
    return { role: dbRoles.admin, userId, employeeRoles: employeeRoles && [...new Set([...employeeRoles, ...alsoIn])] };
  }

  /**
   * Reads as a sale to the viewer's company, for what a buyer has bought: its ledger entry, which the buyer may not see
   * among the payments of the company.
   */
  readAsSale<Row>(query: Query<Row>): Promise<Row[]> {
    assertMay(this.viewer, 'continuePayments');
    return this.runRead({ ...customerContext(this.viewer), role: dbRoles.sales }, query);
  }

  /** Writes as a customer of the viewer's own company. Throws FORBIDDEN for an API token without write access. */
  write<T>(work: (write: Write) => Promise<T>): Promise<T> {
    assertMayWrite(this.viewer);
    return this.run(customerContext(this.viewer), work);
  }

  /**
   * Writes a sale to the viewer's company or its payment method: the prices, statuses and provider ids that a
   * customer's own role cannot write. Only for purchases, orders and payment methods, with values that the server has
   * computed.
   */
  writeAsSale<T>(work: (write: Write) => Promise<T>): Promise<T> {
    assertMayWrite(this.viewer);
    assertMay(this.viewer, 'continuePayments');
    return this.run({ ...customerContext(this.viewer), role: dbRoles.sales }, work);
  }

  /**
   * Writes with the rights of an employee who may do the action. Throws FORBIDDEN for other callers. An
   * `EmployeeWrite` also has the areas of other roles in which the change has consequences.
   */
  writeAsAdmin<T>(change: EmployeeAction | EmployeeWrite, work: (write: Write) => Promise<T>): Promise<T> {
    const { action, alsoIn } = typeof change === 'string' ? { action: change, alsoIn: [] } : change;
    assertMay(this.viewer, action);
    const around = this.aroundAdminWrite;
    return this.run(this.adminContextWith(alsoIn), around ? (write) => around(write, () => work(write)) : work);
  }

  /** Writes the rows of a new company, and of no other. Only the registration room may use this. */
  writeAsRegistration<T>(customerId: string, work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.registration, customerId }, work);
  }

  /**
   * Writes a registration for an event or its cancellation, for a signed-in user, or for a guest when `person` is null.
   * Only the events room may use this.
   */
  writeAsSignUp<T>(person: SessionViewer | null, work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.signUp, customerId: person?.customerId, userId: person?.userId }, work);
  }

  /**
   * Reads as the holder of the link of one event registration, who may be a visitor. Only the events room may use this.
   */
  readAsAttendee<Row>(linkKey: string, query: Query<Row>): Promise<Row[]> {
    return this.services.reads.run({ role: dbRoles.attendee, userId: linkKey }, query, this.memory);
  }

  /**
   * Writes as the holder of the link of one event registration, who may be a visitor. Only the events room may use
   * this.
   */
  writeAsAttendee<T>(linkKey: string, work: (write: Write) => Promise<T>): Promise<T> {
    this.replicaReads?.leaveReplica();
    return this.services.writes.run({ role: dbRoles.attendee, userId: linkKey }, work);
  }

  /** Reads rows that no customer may see, such as stored keys. The caller's rights must have been checked before. */
  readAsSystem<Row>(query: Query<Row>): Promise<Row[]> {
    return this.runRead({ role: dbRoles.system }, query);
  }

  /** Writes with the role of the sign-in, the only one that may change credentials, addresses and sessions. */
  writeAsAuth<T>(work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.auth }, work);
  }

  /** Writes rows that no customer may write. The caller's rights must have been checked before. */
  writeAsSystem<T>(work: (write: Write) => Promise<T>): Promise<T> {
    return this.run({ role: dbRoles.system }, work);
  }

  private runRead<Row>(db: DbContext, query: Query<Row>): Promise<Row[]> {
    return (this.replicaReads ?? this.services.reads).run(db, query, this.memory);
  }

  protected run<T>(db: DbContext, work: (write: Write) => Promise<T>): Promise<T> {
    // Beside the check of mutations, because some routes and queries write as well.
    if (this.caller.viewer) assertNoPreview(this.caller.viewer);
    this.replicaReads?.leaveReplica();
    return auditPrivilegedWrite(this, db.role === dbRoles.admin, (withRecord) =>
      this.services.writes.run(db, withRecord(work)),
    );
  }
}

interface ReadByAdmin {
  isReadByAdmin?: true;
}

/** Marks rows that an admin's statement has returned, so that `readerOf` reads their fields as an admin too. */
export function markAsReadByAdmin(rows: readonly object[]): void {
  for (const row of rows as ReadByAdmin[]) row.isReadByAdmin = true;
}

class AdminReader implements Reader {
  readonly loaders = new LoaderCache();
  private readonly ctx: Context;
  private readonly readRows: <Row>(query: Query<Row>) => Promise<Row[]>;

  constructor(ctx: Context, readRows: <Row>(query: Query<Row>) => Promise<Row[]>) {
    this.ctx = ctx;
    this.readRows = readRows;
  }

  async read<Row>(query: Query<Row>): Promise<Row[]> {
    const rows = await this.readRows(query);
    markAsReadByAdmin(rows as object[]);
    return rows;
  }

  readAsSystem<Row>(query: Query<Row>): Promise<Row[]> {
    return this.ctx.readAsSystem(query);
  }
}

class PriceReader implements Reader {
  readonly loaders = new LoaderCache();
  private readonly ctx: Context;

  constructor(ctx: Context) {
    this.ctx = ctx;
  }

  read<Row>(query: Query<Row>): Promise<Row[]> {
    return this.ctx.readForPrices(query);
  }

  readAsSystem<Row>(query: Query<Row>): Promise<Row[]> {
    return this.ctx.readAsSystem(query);
  }
}
