import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import type { Actor } from './Actor.ts';

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
  if (kind !== 'admin' && kind !== 'customer') return false;
  const role = kind === 'admin' ? 'ADMIN' : 'USER';
  const [account] = await db.sql<{ id: string }>(
    'select id from user_account where id = $1 and role = $2 and deactivated_at is null',
    [actor.userId ?? null, role],
  );
  actor.userId = account?.id ?? (await world.person({ name, customerId, role })).id;
  actor.token = (await world.session(actor.userId, { expiresAt: new Date(Date.now() + SESSION_MS) })).token;
  return true;
}

/** Renews the access of actors whose account was closed or got another role. Such an actor would have other rights. */
export async function renewChangedAccounts(portal: Portal, actors: Actor[]): Promise<void> {
  const accounts = await portal.db.sql<{ id: string; role: string }>(
    'select id, role from user_account where id = any($1) and deactivated_at is null',
    [actors.flatMap(({ userId }) => userId ?? [])],
  );
  const roles = new Map(accounts.map(({ id, role }) => [id, role]));
  for (const actor of actors)
    if (actor.userId && roles.get(actor.userId) !== (actor.kind === 'admin' ? 'ADMIN' : 'USER'))
      await renewAccess(portal, actor);
}
