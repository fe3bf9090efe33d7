import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import { renewAccess } from './access.ts';
import type { Actor, ActorKind } from './Actor.ts';
import { Knowledge } from './Knowledge.ts';

/** Two companies with people and partners, a company of a hostile person, the reseller's admins and employees, and a stranger. */
export async function createActors(portal: SimulatedPortal): Promise<Actor[]> {
  const { world } = portal;
  // People of one company tell each other what they have seen, and the reseller's people know everything that anybody has seen.
  const shared = new Map<string | null, Knowledge>();
  const knowledgeOf = (customerId: string | null) => {
    if (!shared.has(customerId)) shared.set(customerId, new Knowledge());
    return shared.get(customerId)!;
  };
  const actor = (name: string, kind: ActorKind, customerId: string | null = null, weight = 4): Actor => ({
    name,
    kind,
    customerId,
    token: undefined,
    isHostile: name.startsWith('hostile') || kind === 'stranger',
    weight,
    knowledge: kind === 'stranger' ? new Knowledge() : knowledgeOf(customerId),
  });
  const [first, second, hostile] = [
    await world.company('Første A/S'),
    await world.company('Anden A/S'),
    await world.company('Fjendtlig ApS'),
  ];
  // Nearly every purchase of a buyer or a program of the first company needs an approval, and two small ones do.
  await portal.db.sql('update customer set approval_limit = 150000, approval_month_limit = 200000 where id = $1', [
    first,
  ]);
  const actors = [
    actor('first customer', 'customer', first),
    actor('colleague of the first customer', 'customer', first),
    actor('buyer of the first customer', 'buyer', first),
    actor('member of the first customer', 'member', first, 2),
    actor('second customer', 'customer', second),
    actor('hostile customer', 'customer', hostile),
    actor('first admin', 'admin'),
    actor('second admin', 'admin'),
    actor('supporter', 'supporter', null, 2),
    actor('seller', 'seller', null, 2),
    actor('bookkeeper', 'bookkeeper', null, 2),
    actor('organiser of events', 'organiser', null, 2),
    actor('reading partner', 'reader', first, 2),
    actor('writing partner', 'writer', first, 2),
    actor('hostile partner', 'writer', hostile, 2),
    actor('stranger', 'stranger', null, 2),
  ];
  for (const each of actors) await renewAccess(portal, each);
  return actors;
}
