import { worksForReseller, type Actor, type ActorKind } from '../actors/Actor.ts';
import { preparations, situations } from '../inputs/situations.ts';
import { mayEverCall } from '../invariants/rights.ts';
import type { Random } from '../Random.ts';
import type { Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { valuesWith } from './callUntilDone.ts';
import { actions } from './list.ts';
import { isSuccess, outcomeOf } from './send.ts';

/** Each attempt is made by another actor, with other values and perhaps in another situation. */
const ATTEMPTS = 3;
/** The preparation of a goal is often there already, and must not be repeated for ever. */
const PREPARED_SHARE = 0.6;

/** Tries to let one mutation succeed, or to get one error code: by an action that is made for it, or by plain calls. */
export async function reachGoal(simulation: Simulation, goal: string, random: Random): Promise<string> {
  const isPrepared = random.chance(PREPARED_SHARE);
  const first = preparations[goal];
  const before = first && isPrepared ? `${await attempt(simulation, first, random)}; then ` : '';
  return `${before}${await attempt(simulation, goal, random)}`;
}

async function attempt(simulation: Simulation, goal: string, random: Random): Promise<string> {
  const action = random.shuffle(actions).find(({ reaches }) => reaches?.includes(goal));
  if (!action) return `for ${goal}: ${await callInSituation(simulation, goal, random)}`;
  const actors = simulation.actors.filter((actor) => !actor.isHostile && (action.isFor?.(actor) ?? true));
  const actor = random.pick(actors.length ? actors : simulation.actors);
  return `for ${goal}: ${actor.name}: ${await action.run(simulation, actor, random, goal)}`;
}

async function callInSituation(simulation: Simulation, field: string, random: Random): Promise<string> {
  if (!(field in simulation.schema.getMutationType()!.getFields())) return 'comes by itself';
  const lines: string[] = [];
  for (let count = 1; count <= ATTEMPTS; count += 1) {
    const { customerId, userId, kind: wanted, given } = await situationFor(simulation, field, random);
    const able = simulation.actors.filter(({ kind }) => mayEverCall(kind, field));
    if (!able.length) return 'nobody can';
    const isConcerned = (actor: Actor) => {
      if (wanted) return actor.kind === wanted;
      return userId ? actor.userId === userId : worksForReseller(actor.kind) || actor.customerId === customerId;
    };
    const concerned = able.filter(isConcerned);
    const actor = random.pick(concerned.length ? concerned : able);
    const variables = valuesWith(simulation, actor, random, field, given);
    const answer = await callField(simulation, actor, { kind: 'mutation', field, variables });
    lines.push(`${actor.name} ${JSON.stringify(variables).slice(0, 300)} → ${outcomeOf(answer)}`);
    if (isSuccess(answer)) break;
  }
  return lines.join('; ');
}

interface Found {
  customerId?: string | null;
  userId?: string | null;
  kind?: ActorKind;
  given: Record<string, unknown>;
}

/** The arguments with which a mutation can succeed now, if a situation is known for it, and who has to call it. */
async function situationFor({ db, actors }: Simulation, field: string, random: Random): Promise<Found> {
  const statement = situations[field];
  const rows = statement ? await db.sql<Found>(statement) : [];
  // Rows of people who take no part cannot be used by anybody.
  const usable = rows.filter(({ userId }) => !userId || actors.some((actor) => actor.userId === userId));
  return usable.length ? random.pick(usable) : { given: {} };
}
