import { PASSWORD } from '../../testing/World.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callAtOnce, callField } from './callField.ts';
import { isSuccess, outcomeOf } from './send.ts';

/**
 * An admin creates a user, who signs in, acts, and asks to be erased. Admins confirm and decline the request while the
 * person withdraws it. Sometimes an admin asks for themselves, and may not confirm that.
 */
export const beErased: Action = {
  name: 'beErased',
  weight: 4,
  isFor: ({ kind }) => kind === 'admin',
  async run(simulation, admin, random) {
    const person = random.chance(0.1) ? admin : await newPerson(simulation, admin, random);
    if (typeof person === 'string') return `beErased: ${person}`;
    await callField(simulation, person, {
      kind: 'mutation',
      field: 'createDepartment',
      variables: { input: { name: `Afdeling ${random.below(1_000_000)}` } },
    });
    await callField(simulation, person, { kind: 'mutation', field: 'requestPersonalData', variables: {} });
    const asked = await callField(simulation, person, {
      kind: 'mutation',
      field: 'requestErasure',
      variables: { reason: null },
    });
    const { data } = asked.body as { data?: { requestErasure: { erasure: { id: string } } } };
    if (!data?.requestErasure) return `beErased: ask → ${outcomeOf(asked)}`;
    const { id } = data.requestErasure.erasure;
    const calls = [
      { actor: admin, field: { name: 'confirmErasure' }, variables: { id } },
      ...(random.chance(0.5) ? [{ actor: admin, field: { name: 'confirmErasure' }, variables: { id } }] : []),
      ...(random.chance(0.3) ? [{ actor: person, field: { name: 'withdrawErasure' }, variables: {} }] : []),
      ...(random.chance(0.2)
        ? [{ actor: admin, field: { name: 'declineErasure' }, variables: { id, answer: 'Nej' } }]
        : []),
    ];
    return `beErased: ${(await callAtOnce(simulation, calls)).join('; ')}`;
  },
};

/** Creates a user and signs them in; returns the refusal when that is not possible. */
async function newPerson(simulation: Simulation, admin: Actor, random: Random): Promise<Actor | string> {
  const customers = simulation.actors.filter(({ kind, customerId }) => kind === 'customer' && customerId);
  if (!customers.length) return 'no company is known';
  const customer = random.pick(customers);
  const email = `slettes${random.below(1_000_000_000)}@simulation.example`;
  const input = { customerId: customer.customerId, name: 'Slettes Snart', email, role: 'USER', password: PASSWORD };
  const created = await callField(simulation, admin, {
    kind: 'mutation',
    field: 'createUserAsAdmin',
    variables: { input },
  });
  if (!isSuccess(created)) return `create → ${outcomeOf(created)}`;
  const stranger: Actor = { ...customer, token: undefined, kind: 'stranger', userId: undefined };
  const signedIn = await callField(simulation, stranger, {
    kind: 'mutation',
    field: 'login',
    variables: { input: { email, password: PASSWORD } },
  });
  const { data } = signedIn.body as { data?: { login: { token: string } } };
  if (!data?.login) return `sign in → ${outcomeOf(signedIn)}`;
  return { ...customer, name: 'somebody to be erased', token: data.login.token };
}
