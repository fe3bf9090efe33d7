import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { chooseCall } from './generated.ts';
import { outcomeOf } from './send.ts';

/**
 * Several actors call at the same moment, half of the time with the same call. Which of them wins is left to the
 * portal; the invariants must hold for every order.
 */
export const burst: Action = {
  name: 'burst',
  weight: 8,
  async run(simulation, first, random) {
    const others = simulation.actors.filter(
      ({ customerId, kind }) => customerId === first.customerId || kind === 'admin',
    );
    const shared = chooseCall(simulation, first, { kind: 'mutation', random });
    const calls = Array.from({ length: 2 + random.below(4) }, (_, number) => {
      const actor = number ? random.pick(others) : first;
      const { field, variables } = random.chance(0.5)
        ? shared
        : chooseCall(simulation, actor, { kind: 'mutation', random });
      return { actor, field, variables };
    });
    const outcomes = await Promise.all(
      calls.map(async ({ actor, field, variables }) => {
        const answer = await callField(simulation, actor, { kind: 'mutation', field: field.name, variables });
        return `${field.name} by ${actor.name} → ${outcomeOf(answer)}`;
      }),
    );
    return `burst: ${outcomes.join('; ')}`;
  },
};
