import { OperationTypeNode } from 'graphql';
import { operationOf } from '../../graphql/guardOperations.ts';
import { situations } from '../inputs/situations.ts';
import type { Random } from '../Random.ts';
import type { Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { valuesWith } from './callUntilDone.ts';
import { mayCall } from './generated.ts';
import { actions } from './list.ts';
import { isSuccess, outcomeOf } from './send.ts';

/** Each attempt is made by another actor, with other values and perhaps in another situation. */
const ATTEMPTS = 3;

/** Tries to let one mutation succeed, or to get one error code: by an action that is made for it, or by plain calls. */
export async function reachGoal(simulation: Simulation, goal: string, random: Random): Promise<string> {
  const action = random.shuffle(actions).find(({ reaches }) => reaches?.includes(goal));
  if (action) {
    const actors = simulation.actors.filter((actor) => action.isFor?.(actor) ?? true);
    if (!actors.length) return `for ${goal}: nobody can`;
    const actor = random.pickWeighted(actors);
    return `for ${goal}: ${actor.name}: ${await action.run(simulation, actor, random)}`;
  }
  const isMutation = goal in simulation.schema.getMutationType()!.getFields();
  return `for ${goal}: ${isMutation ? await callInSituation(simulation, goal, random) : 'it comes by itself'}`;
}

async function callInSituation(simulation: Simulation, field: string, random: Random): Promise<string> {
  const { access } = operationOf(simulation.schema, OperationTypeNode.MUTATION, field)!;
  const lines: string[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { customerId, given } = await situationFor(simulation, field, random);
    const able = simulation.actors.filter((actor) => mayCall(actor, access));
    const concerned = able.filter((actor) => actor.customerId === customerId || actor.kind === 'admin');
    if (!able.length) return 'nobody can';
    const actor = random.pick(concerned.length ? concerned : able);
    const variables = valuesWith(simulation, actor, random, field, given);
    const answer = await callField(simulation, actor, { kind: 'mutation', field, variables });
    lines.push(`${actor.name} ${JSON.stringify(variables).slice(0, 300)} → ${outcomeOf(answer)}`);
    if (isSuccess(answer)) break;
  }
  return lines.join('; ');
}

/** The arguments with which a mutation can succeed now, if a situation is known for it, and the company concerned. */
async function situationFor({ db }: Simulation, field: string, random: Random) {
  const statement = situations[field];
  const rows = statement ? await db.sql<{ customerId?: string; given: Record<string, unknown> }>(statement) : [];
  return rows.length ? random.pick(rows) : { customerId: undefined, given: {} };
}
