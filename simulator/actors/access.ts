import type { CompanyRole, EmployeeRole, UserRole } from '../../domain/basics/vocabulary.ts';
import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import { roleOfEmployee, type Actor, type ActorKind, type EmployeeKind } from './Actor.ts';

type Portal = Pick<SimulatedPortal, 'db' | 'world'>;

const SESSION_MS = 7 * 24 * 3_600_000;

/**
 * Gives an actor a new session or token of the API. An actor whose account is closed, or has another role, continues
 * with a new account of the same company. Returns false for actors who cannot sign in.
 */
export async function renewAccess({ db, world }: Portal, actor: Actor): Promise<boolean> {
  const { kind, customerId, name } = actor;
  if (kind === 'reader' || kind === 'writer') {
    actor.token = (await world.apiToken(customerId!, kind === 'reader' ? 'READ' : 'READ_WRITE')).token;
    return true;
  }
  const rights = rightsOf(kind);
  if (!rights) return false;
  const [account] = await db.sql<{ id: string }>(
    `select id from user_account
     where id = $1 and role = $2 and company_role = $3 and employee_roles is not distinct from $4
       and deactivated_at is null`,
    [actor.userId ?? null, rights.role, rights.companyRole, rights.employeeRoles ?? null],
  );
  actor.userId = account?.id ?? (await world.person({ name, customerId, ...rights })).id;
  actor.token = (await world.session(actor.userId, { expiresAt: new Date(Date.now() + SESSION_MS) })).token;
  return true;
}

interface Rights {
  role: UserRole;
  companyRole: CompanyRole;
  employeeRoles?: EmployeeRole[];
}

/** The roles of the account of an actor; undefined for actors without an account of their own. */
const rightsOf = (kind: ActorKind): Rights | undefined => rightsByKind[kind];

const employeeIn = (kind: EmployeeKind): Rights => ({
  role: 'EMPLOYEE',
  companyRole: 'ADMINISTRATOR',
  employeeRoles: [roleOfEmployee[kind]],
});

const rightsByKind: Partial<Record<ActorKind, Rights>> = {
  admin: { role: 'ADMIN', companyRole: 'ADMINISTRATOR' },
  supporter: employeeIn('supporter'),
  seller: employeeIn('seller'),
  bookkeeper: employeeIn('bookkeeper'),
  organiser: employeeIn('organiser'),
  customer: { role: 'USER', companyRole: 'ADMINISTRATOR' },
  buyer: { role: 'USER', companyRole: 'BUYER' },
  member: { role: 'USER', companyRole: 'MEMBER' },
};

/** Renews the access of actors whose account was closed or got another role. Such an actor would have other rights. */
export async function renewChangedAccounts(portal: Portal, actors: Actor[]): Promise<void> {
  const accounts = await portal.db.sql<{
    id: string;
    role: string;
    companyRole: string;
    employeeRoles: string[] | null;
  }>(
    `select id, role, company_role as "companyRole", employee_roles as "employeeRoles" from user_account
     where id = any($1) and deactivated_at is null`,
    [actors.flatMap(({ userId }) => userId ?? [])],
  );
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  for (const actor of actors) {
    const expected = rightsOf(actor.kind);
    if (!actor.userId || !expected) continue;
    const { role, companyRole, employeeRoles } = accountById.get(actor.userId) ?? {};
    const hasRoles = employeeRoles?.join() === expected.employeeRoles?.join();
    if (role !== expected.role || companyRole !== expected.companyRole || !hasRoles) await renewAccess(portal, actor);
  }
}
