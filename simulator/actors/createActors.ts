import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import { renewAccess } from './access.ts';
import type { Actor, ActorKind, ActorScope } from './Actor.ts';
import { Knowledge } from './Knowledge.ts';

/**
 * Two companies with people and partners, a person of both, a company of a hostile person, the reseller's admins and
 * employees, and a stranger.
 */
export async function createActors(portal: SimulatedPortal): Promise<Actor[]> {
  const { world } = portal;
  // People of one company tell each other what they have seen, and the reseller's people know everything that anybody
  // has seen.
  const shared = new Map<string | null, Knowledge>();
  const knowledgeOf = (customerId: string | null) => {
    if (!shared.has(customerId)) shared.set(customerId, new Knowledge());
    return shared.get(customerId)!;
  };
  const actor = (
    name: string,
    kind: ActorKind,
    customerId: string | null = null,
    weight = 4,
    scope?: ActorScope,
  ): Actor => ({
    name,
    kind,
    customerId,
    token: undefined,
    isHostile: name.startsWith('hostile') || kind === 'stranger',
    weight,
    knowledge: kind === 'stranger' ? new Knowledge() : knowledgeOf(customerId),
    ...(scope && { scope }),
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
  // A few uploads fill the quota. Admins may set another one.
  await portal.db.sql('insert into file_quota (customer_id, megabytes) select id, 2 from customer where id = any($1)', [
    [first, second],
  ]);
  const actors = [
    actor('first customer', 'customer', first),
    actor('colleague of the first customer', 'customer', first),
    actor('buyer of the first customer', 'buyer', first),
    actor('member of the first customer', 'member', first, 2),
    // The departments of these four are chosen when the company has some.
    actor('bookkeeper of the first customer', 'bookkeeper', first, 2, {
      subjects: ['FINANCE', 'LICENSES', 'AGREEMENTS', 'PEOPLE'],
      departmentIds: null,
    }),
    actor('onlooker of the first customer', 'onlooker', first, 2, { subjects: null, departmentIds: [] }),
    actor('limited buyer of the first customer', 'buyer', first, 2, {
      subjects: ['LICENSES', 'AGREEMENTS'],
      departmentIds: [],
    }),
    actor('limited member of the first customer', 'member', first, 2, { subjects: ['TASKS'], departmentIds: [] }),
    actor('second customer', 'customer', second),
    actor('hostile customer', 'customer', hostile),
    actor('first admin', 'admin'),
    actor('second admin', 'admin'),
    actor('supporter', 'supporter', null, 2),
    actor('seller', 'seller', null, 2),
    actor('employed bookkeeper', 'employedBookkeeper', null, 2),
    actor('organiser of events', 'organiser', null, 2),
    actor('reading partner', 'reader', first, 2),
    actor('writing partner', 'writer', first, 2),
    actor('hostile partner', 'writer', hostile, 2),
    actor('stranger', 'stranger', null, 2),
  ];
  const here = actor('accountant at the first company', 'buyer', first);
  const there = actor('accountant at the second company', 'member', second);
  Object.assign(here, { otherMembership: there });
  Object.assign(there, { otherMembership: here });
  actors.push(here, there);
  for (const each of actors) await renewAccess(portal, each);
  return actors;
}
