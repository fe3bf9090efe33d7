import { renewAccess } from '../actors/access.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callAtOnce, callField } from './callField.ts';
import { callUntilDone } from './callUntilDone.ts';
import { outcomeOf } from './send.ts';

/**
 * A new colleague of a customer acts and asks to be erased. Admins confirm and decline the request while the
 * person withdraws it. Sometimes an admin asks for themselves, and may not confirm that.
 */
export const beErased: Action = {
  name: 'beErased',
  weight: 4,
  isFor: ({ kind }) => kind === 'admin',
  reaches: ['confirmErasure', 'declineErasure', 'requestErasure', 'withdrawErasure'],
  async run(simulation, admin, random, goal) {
    const person = random.chance(0.1) ? admin : await newPerson(simulation, random);
    if (!person) return 'beErased: no customer is left';
    await callUntilDone(simulation, person, random, 'createDepartment');
    await callField(simulation, person, { kind: 'mutation', field: 'requestPersonalData', variables: {} });
    const asked = await callField(simulation, person, {
      kind: 'mutation',
      field: 'requestErasure',
      variables: { reason: null },
    });
    const { data } = asked.body as { data?: { requestErasure: { erasure: { id: string } } } };
    if (!data?.requestErasure) return `beErased: ask → ${outcomeOf(asked)}`;
    const { id } = data.requestErasure.erasure;
    const answers = [
      { actor: admin, field: { name: 'declineErasure' }, variables: { id, answer: 'Nej' } },
      { actor: person, field: { name: 'withdrawErasure' }, variables: {} },
    ].filter(({ field }) => field.name === goal);
    if (answers.length) return `beErased: ${(await callAtOnce(simulation, answers)).join('; ')}`;
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

/** A new colleague of a customer, who is signed in; undefined when no customer is left. */
async function newPerson(simulation: Simulation, random: Random): Promise<Actor | undefined> {
  const customers = simulation.actors.filter(({ kind }) => kind === 'customer');
  if (!customers.length) return undefined;
  const person: Actor = { ...random.pick(customers), name: 'Slettes Snart', token: undefined, userId: undefined };
  await renewAccess(simulation, person);
  return person;
}
