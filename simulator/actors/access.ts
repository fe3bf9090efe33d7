import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import type { Actor } from './Actor.ts';
import { rightsOf, SESSION_MS } from './rights.ts';
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
  const [account] = await db.sql<{ id: string }>(
    `select id from user_account
     where id = $1 and role = $2 and company_role = $3 and deactivated_at is null`,
    [actor.userId ?? null, rights.role, rights.companyRole],
  );
  actor.userId = account?.id ?? (await world.person({ name, customerId, ...rights })).id;
  actor.token = (await world.session(actor.userId, { expiresAt: new Date(Date.now() + SESSION_MS) })).token;
  return true;
}

/** Renews the access of actors whose account was closed or got another role. Such an actor would have other rights. */
export async function renewChangedAccounts(portal: Portal, actors: Actor[]): Promise<void> {
  const accounts = await portal.db.sql<{ id: string; role: string; companyRole: string }>(
    `select id, role, company_role as "companyRole" from user_account where id = any($1) and deactivated_at is null`,
    [actors.flatMap(({ userId }) => userId ?? [])],
  );
  const accountById = new Map(accounts.map((account) => [account.id, account]));
  for (const actor of actors) {
    const expected = rightsOf(actor.kind);
    if (!actor.userId || !expected) continue;
    const { role, companyRole } = accountById.get(actor.userId) ?? {};
    if (role !== expected.role || companyRole !== expected.companyRole) await renewAccess(portal, actor);
  }
}
