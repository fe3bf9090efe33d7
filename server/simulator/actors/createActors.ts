import type { SimulatedPortal } from '../portal/SimulatedPortal.ts';
import type { Actor, ActorKind } from './Actor.ts';
import { Knowledge } from './Knowledge.ts';

/** Two companies with people and partners, a company of a hostile person, the reseller's admins, and a stranger. */
export async function createActors({ world }: SimulatedPortal): Promise<Actor[]> {
  // People of one company tell each other what they have seen, and the admins know everything that anybody has seen.
  const shared = new Map<string | null, Knowledge>();
  const knowledgeOf = (customerId: string | null) => {
    if (!shared.has(customerId)) shared.set(customerId, new Knowledge());
    return shared.get(customerId)!;
  };
  const actor = (name: string, kind: ActorKind, details: Partial<Actor> = {}): Actor => ({
    name,
    kind,
    customerId: null,
    token: undefined,
    isHostile: false,
    weight: 4,
    knowledge: kind === 'stranger' ? new Knowledge() : knowledgeOf(details.customerId ?? null),
    ...details,
  });
  const person = async (name: string, customerId: string | null, kind: 'admin' | 'customer', isHostile = false) => {
    const email = `${name.replaceAll(' ', '.')}@simulation.example`;
    const role = kind === 'admin' ? 'ADMIN' : 'USER';
    const { token } = await world.person({ name, email, customerId, role });
    return actor(name, kind, { customerId, token, email, isHostile });
  };
  const partner = async (name: string, customerId: string, kind: 'reader' | 'writer', isHostile = false) =>
    actor(name, kind, {
      customerId,
      token: (await world.apiToken(customerId, kind === 'reader' ? 'READ' : 'READ_WRITE')).token,
      isHostile,
      weight: 2,
    });

  const [first, second, hostile] = [
    await world.company('Første A/S'),
    await world.company('Anden A/S'),
    await world.company('Fjendtlig ApS'),
  ];
  return [
    await person('first customer', first, 'customer'),
    await person('colleague of the first customer', first, 'customer'),
    await person('second customer', second, 'customer'),
    await person('hostile customer', hostile, 'customer', true),
    await person('first admin', null, 'admin'),
    await person('second admin', null, 'admin'),
    await partner('reading partner', first, 'reader'),
    await partner('writing partner', first, 'writer'),
    await partner('hostile partner', hostile, 'writer', true),
    actor('stranger', 'stranger', { isHostile: true, weight: 2 }),
  ];
}
