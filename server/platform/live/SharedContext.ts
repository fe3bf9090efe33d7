import { assertMay } from '../access/policy.ts';
import type { RequestFacts } from '../access/requestFacts.ts';
import type { SessionViewer, TokenViewer, Viewer } from '../access/viewer.ts';
import { Context } from '../context.ts';
import type { Query } from '../db/query.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { Services } from '../services.ts';
import type { SharedRole, UserDependence } from './userDependence.ts';

/** Properties of a viewer that shared answers may depend on. All others belong to one user. */
const sessionRights = [
  'kind',
  'customerId',
  'role',
  'companyRole',
  'hasSecondFactor',
  'needsSecondFactor',
  'actor',
] as const satisfies (keyof SessionViewer)[];
const tokenRights = ['kind', 'customerId', 'canWrite'] as const satisfies (keyof TokenViewer)[];

export type SharedRights = Record<string, unknown>;

/** The rights that a viewer has in common with others. Undefined while an admin acts as the user, who reads alone. */
export function sharedRightsOf(viewer: Viewer): SharedRights | undefined {
  if (viewer.kind === 'token') return Object.fromEntries(tokenRights.map((name) => [name, viewer[name]]));
  if (viewer.actor) return undefined;
  return Object.fromEntries(sessionRights.map((name) => [name, viewer[name]]));
}

class UserDependentError extends Error {}

/**
 * The context in which an answer is computed that several viewers share. It knows their common rights and nothing
 * about any of them: code that asks for more, or that writes, is refused, and `isUserDependent` is true from then on.
 * The answer must then be dropped, even if the code has caught the refusal. Statements run without a user, and those
 * whose result may depend on the user are refused too.
 */
export class SharedContext extends Context {
  readonly #refuse: () => never;
  readonly #state: { hasRefused: boolean };
  readonly #dependsOnUser: UserDependence;

  constructor(services: Services, rights: SharedRights, dependsOnUser: UserDependence) {
    const state = { hasRefused: false };
    const refuse = (): never => {
      state.hasRefused = true;
      throw new UserDependentError('This belongs to one user, and the answer to several');
    };
    super(services, only<RequestFacts>({}, refuse), undefined, { viewer: only<Viewer>(rights, refuse) });
    this.#refuse = refuse;
    this.#state = state;
    this.#dependsOnUser = dependsOnUser;
  }

  /** True once code has asked for something that belongs to one user. */
  get isUserDependent(): boolean {
    return this.#state.hasRefused;
  }

  override read<Row>(query: Query<Row>): Promise<Row[]> {
    return this.#readForAll(dbRoles.customer, query);
  }

  override readAsAdmin<Row>(query: Query<Row>): Promise<Row[]> {
    assertMay(this.viewer, 'administer');
    return this.#readForAll(dbRoles.admin, query);
  }

  override withCurrentRights(): Promise<Context> {
    return this.#refuse();
  }

  override refreshRights(): Promise<void> {
    return this.#refuse();
  }

  override adoptToken(): Promise<void> {
    return this.#refuse();
  }

  override writeAsAttendee<T>(): Promise<T> {
    return this.#refuse();
  }

  protected override run<T>(): Promise<T> {
    return this.#refuse();
  }

  // Async, so that a refusal is a rejection like that of the database.
  async #readForAll<Row>(role: SharedRole, query: Query<Row>): Promise<Row[]> {
    const compiled = query.compile(sqlBuilder);
    if (this.#dependsOnUser(role, compiled.sql)) this.#refuse();
    const context = { role, customerId: role === dbRoles.customer ? this.viewer.customerId : null };
    return this.services.reads.run(context, { compile: () => compiled }, this.memory);
  }
}

/** An object of which only the given properties can be used. */
function only<Type extends object>(properties: object, refuse: () => never): Type {
  return new Proxy(properties, {
    get: (target, name) => {
      if (Object.hasOwn(target, name)) return target[name as never] as unknown;
      // Asked by the runtime itself, for example by `await`.
      return typeof name === 'symbol' || name === 'then' ? undefined : refuse();
    },
    has: refuse,
    ownKeys: refuse,
    getOwnPropertyDescriptor: refuse,
    set: refuse,
  }) as Type;
}
