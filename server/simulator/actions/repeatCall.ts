import { ValueSource } from '../inputs/ValueSource.ts';
import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { chooseCall } from './generated.ts';

/** Sends one mutation twice with one idempotency key: the same content or another, one after the other or at once. */
export const repeatCall: Action = {
  name: 'repeatCall',
  weight: 8,
  isFor: ({ token }) => token !== undefined,
  async run(simulation, actor, random) {
    const { field, variables } = chooseCall(simulation, actor, { kind: 'mutation', random });
    const idempotencyKey = `repeat-${random.below(1_000_000)}`;
    const send = (sent: Record<string, unknown>) =>
      callField(simulation, actor, { kind: 'mutation', field: field.name, variables: sent, idempotencyKey });
    const isChanged = random.chance(0.3);
    const values = new ValueSource({ random, knowledge: actor.knowledge, isHostile: false });
    const second = isChanged ? values.valuesOf(field.name, field.args) : variables;
    const answers = random.chance(0.5)
      ? await Promise.all([send(variables), send(second)])
      : [await send(variables), await send(second)];
    const outcome = answers.map(({ codes, status }) => codes.join(', ') || status).join(' and ');
    return `repeatCall ${field.name} with ${isChanged ? 'other' : 'the same'} content → ${outcome}`;
  },
};
