import type { Actor } from '../actors/Actor.ts';
import { ValueSource } from '../inputs/ValueSource.ts';
import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { chooseCall } from './generated.ts';
import { outcomeOf } from './send.ts';

/**
 * Sends one mutation twice with one idempotency key: the same content or another, one after the other or at once. The
 * second call may come from somebody else, whose key has nothing to do with the first one's.
 */
export const repeatCall: Action = {
  name: 'repeatCall',
  weight: 8,
  isFor: ({ token }) => token !== undefined,
  async run(simulation, actor, random) {
    const { field, variables } = chooseCall(simulation, actor, { kind: 'mutation', random });
    const idempotencyKey = `repeat-${random.below(1_000_000)}`;
    const callers = simulation.actors.filter(({ token }) => token !== undefined);
    const caller = random.chance(0.3) ? random.pick(callers) : actor;
    const isChanged = random.chance(0.3);
    const values = new ValueSource({ random, knowledge: caller.knowledge, isHostile: false });
    const send = (sender: Actor, sent: Record<string, unknown>) =>
      callField(simulation, sender, { kind: 'mutation', field: field.name, variables: sent, idempotencyKey });
    const first = () => send(actor, variables);
    const second = () => send(caller, isChanged ? values.valuesOf(field.name, field.args) : variables);
    const answers = random.chance(0.5) ? await Promise.all([first(), second()]) : [await first(), await second()];
    const content = `${isChanged ? 'other' : 'the same'} content${caller === actor ? '' : ` by ${caller.name}`}`;
    return `repeatCall ${field.name} with ${content} → ${answers.map(outcomeOf).join(' and ')}`;
  },
};
