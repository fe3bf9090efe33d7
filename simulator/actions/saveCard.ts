import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';

/** A customer stores a card for a department. */
export const saveCard: Action = {
  name: 'saveCard',
  weight: 4,
  isFor: ({ kind }) => kind === 'customer' || kind === 'impersonator',
  reaches: ['createCardSetup', 'attachCard'],
  async run(simulation, actor, random) {
    const departments = actor.knowledge.idsOf('Department');
    if (!departments.length) return 'saveCard: no department is known';
    const number = random.chance(0.5) ? cardNumbers.visa : random.pick(Object.values(cardNumbers));
    return attachCardTo(simulation, actor, random.pick(departments), number);
  },
};

/** A customer enters a card in the provider's form and attaches it to a department. */
export async function attachCardTo(
  simulation: Simulation,
  actor: Actor,
  departmentId: string,
  number: string,
): Promise<string> {
  const setup = await callField(simulation, actor, {
    kind: 'mutation',
    field: 'createCardSetup',
    variables: { departmentId },
  });
  const { data } = setup.body as { data?: { createCardSetup: { clientSecret: string } } | null };
  if (!data?.createCardSetup) return `saveCard: ${setup.codes.join(', ')}`;
  const { body } = await simulation.providers.browser.confirmSetup(data.createCardSetup.clientSecret, number);
  if (!body.payment_method) return `saveCard: card ${number} was refused`;
  const attached = await callField(simulation, actor, {
    kind: 'mutation',
    field: 'attachCard',
    variables: { departmentId, paymentMethodId: body.payment_method },
  });
  return `saveCard ${number} for ${departmentId} → ${attached.codes.join(', ') || 'attached'}`;
}
