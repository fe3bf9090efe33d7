import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import type { Actor } from './Actor.ts';
import { rightsOf, SESSION_MS } from './rights.ts';

type Portal = Pick<SimulatedPortal, 'db' | 'world'>;

/**
 * Gives a person of two companies, who is an actor in each, one new session for both. Continues with a new person if an
 * account of theirs was closed or has another role. An account that the person has left stays left.
 */
export async function renewSharedAccess({ db, world }: Portal, actor: Actor, other: Actor): Promise<boolean> {
  const present = [actor, other].filter(({ hasLeft }) => !hasLeft);
  const accounts = await Promise.all(present.map((each) => hasAccount(db, each)));
  if (!present.length || accounts.includes(false)) await becomeNewPerson(world, actor, other);
  const { userId } = [actor, other].find(({ hasLeft }) => !hasLeft)!;
  const { token } = await world.session(userId!, { expiresAt: new Date(Date.now() + SESSION_MS) });
  for (const each of [actor, other]) each.token = token;
  return true;
}

async function hasAccount(db: Portal['db'], { userId, customerId, kind }: Actor): Promise<boolean> {
  const rows = await db.sql(
    `select id from user_account
     where id = $1 and customer_id = $2 and role = $3 and company_role = $4 and deactivated_at is null`,
    [userId ?? null, customerId, rightsOf(kind)!.role, rightsOf(kind)!.companyRole],
  );
  return rows.length > 0;
}

async function becomeNewPerson(world: Portal['world'], actor: Actor, other: Actor): Promise<void> {
  const person = await world.person({ name: actor.name, customerId: actor.customerId, ...rightsOf(actor.kind)! });
  const { companyRole } = rightsOf(other.kind)!;
  const membership = await world.membership(person, { customerId: other.customerId!, companyRole });
  Object.assign(actor, { userId: person.id, hasLeft: false });
  Object.assign(other, { userId: membership.id, hasLeft: false });
}
