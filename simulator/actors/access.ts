import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import type { Actor, ActorScope } from './Actor.ts';
import { rightsOf, SESSION_MS, type Rights } from './rights.ts';
import { renewSharedAccess } from './sharedPerson.ts';

type Portal = Pick<SimulatedPortal, 'db' | 'world'>;

/**
 * Gives an actor a new session or token of the API. An actor whose account is closed, or has another role, continues
 * with a new account of the same company. Returns false for actors who cannot sign in.
 */
export async function renewAccess({ db, world }: Portal, actor: Actor): Promise<boolean> {
  if (actor.otherMembership) return renewSharedAccess({ db, world }, actor, actor.otherMembership);
  const { kind, customerId, name } = actor;
  if (kind === 'reader' || kind === 'writer') {
    actor.token = (await world.apiToken(customerId!, kind === 'reader' ? 'READ' : 'READ_WRITE')).token;
    return true;
  }
  const rights = rightsOf(kind);
  if (!rights) return false;
  const scope = await existingScope(db, actor);
  const [account] = await db.sql<{ id: string }>(
    `select id from user_account
     where id = $1 and role = $2 and company_role = $3 and deactivated_at is null
       and employee_roles is not distinct from $4::text[]
       and subjects is not distinct from $5::text[] and department_ids is not distinct from $6::text[]`,
    [
      actor.userId ?? null,
      rights.role,
      rights.companyRole,
      rights.employeeRoles ?? null,
      scope.subjects,
      scope.departmentIds,
    ],
  );
  actor.userId = account?.id ?? (await createAccount({ db, world }, { name, customerId, ...rights }, scope));
  actor.token = (await world.session(actor.userId, { expiresAt: new Date(Date.now() + SESSION_MS) })).token;
  return true;
}

async function createAccount(
  { db, world }: Portal,
  options: Rights & { name: string; customerId: string | null },
  { subjects, departmentIds }: ActorScope,
): Promise<string> {
  const { id } = await world.person(options);
  await db.sql('update user_account set subjects = $2, department_ids = $3 where id = $1', [
    id,
    subjects,
    departmentIds,
  ]);
  return id;
}

/** The scope of an actor. A department that is deleted leaves it. */
async function existingScope({ sql }: Portal['db'], { scope }: Actor): Promise<ActorScope> {
  if (!scope?.departmentIds) return scope ?? WHOLE_COMPANY;
  const departments = await sql<{ id: string }>('select id from department where id = any($1) order by id', [
    scope.departmentIds,
  ]);
  scope.departmentIds = departments.map(({ id }) => id);
  return scope;
}

const WHOLE_COMPANY: ActorScope = { subjects: null, departmentIds: null };

/**
 * Renews the access of actors whose account was closed or got other rights. Such an actor would have the rights of
 * another kind, or of another scope.
 */
export async function renewChangedAccounts(portal: Portal, actors: Actor[]): Promise<void> {
  for (const actor of await actorsWithOtherRights(portal, actors)) await renewAccess(portal, actor);
}

interface AccountRights extends ActorScope {
  id: string;
  role: string;
  companyRole: string;
  employeeRoles: string[] | null;
}

/** The actors whose account has not, or no longer, the rights by which the invariants judge them. */
export async function actorsWithOtherRights({ db }: Pick<Portal, 'db'>, actors: Actor[]): Promise<Actor[]> {
  const accounts = await db.sql<AccountRights>(
    `select id, role, company_role as "companyRole", employee_roles as "employeeRoles", subjects,
       department_ids as "departmentIds"
     from user_account where id = any($1) and deactivated_at is null`,
    [actors.flatMap(({ userId }) => userId ?? [])],
  );
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  const others: Actor[] = [];
  for (const actor of actors) {
    const expected = rightsOf(actor.kind);
    if (!actor.userId || !expected) continue;
    const { subjects, departmentIds } = await existingScope(db, actor);
    const account = accountById.get(actor.userId);
    if (
      account?.role !== expected.role ||
      account.companyRole !== expected.companyRole ||
      JSON.stringify([account.employeeRoles, account.subjects, account.departmentIds]) !==
        JSON.stringify([expected.employeeRoles ?? null, subjects, departmentIds])
    )
      others.push(actor);
  }
  return others;
}
