import type { Actor } from '../actors/Actor.ts';
import { ValueSource } from '../inputs/ValueSource.ts';
import type { Random } from '../Random.ts';
import type { Answer, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { isSuccess } from './send.ts';

type Values = Record<string, unknown>;

/** Plausible values may still be refused, such as a name that is taken. */
const ATTEMPTS = 5;

/** Plausible values for the arguments of a mutation, in which the given ones are set. */
export function valuesWith({ schema }: Simulation, actor: Actor, random: Random, field: string, given: Values): Values {
  const values = new ValueSource({ random, knowledge: actor.knowledge, isHostile: false });
  const { input, ...others } = values.valuesOf(field, schema.getMutationType()!.getFields()[field]!.args);
  const { input: givenInput, ...givenOthers } = given;
  return {
    ...others,
    ...givenOthers,
    ...(input !== undefined && { input: { ...(input as Values), ...(givenInput as Values) } }),
  };
}

/**
 * Calls a mutation with plausible values and the given ones, until it succeeds. Returns its answer; undefined when all
 * attempts were refused.
 */
export async function callUntilDone(
  simulation: Simulation,
  actor: Actor,
  random: Random,
  field: string,
  given: Values = {},
): Promise<Answer | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const variables = valuesWith(simulation, actor, random, field, given);
    const answer = await callField(simulation, actor, { kind: 'mutation', field, variables });
    if (isSuccess(answer)) return answer;
  }
  return undefined;
}
