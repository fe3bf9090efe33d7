import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callAtOnce, callField } from './callField.ts';
import { outcomeOf } from './send.ts';

const IDS = ['A-1', 'A-2', 'a-1', 'A-1 '];
const tables = { DEPARTMENT: 'department', INSTALLATION: 'installation', CLIP_CARD: 'clip_card' };

/**
 * A program stores its own ids of objects, removes some, stores one id for two objects at the same moment, deletes an
 * object meanwhile, and finds objects by their ids.
 */
export const keepExternalIds: Action = {
  name: 'keepExternalIds',
  weight: 4,
  isFor: ({ kind }) => kind === 'writer',
  reaches: ['setExternalId'],
  async run(simulation, actor, random) {
    const type = random.pick(Object.keys(tables) as (keyof typeof tables)[]);
    if (random.chance(0.3)) {
      const variables = { type, externalIds: IDS };
      const answer = await callField(simulation, actor, { kind: 'query', field: 'nodesByExternalIds', variables });
      return `keepExternalIds: nodesByExternalIds → ${outcomeOf(answer)}`;
    }
    const nodeIds = await nodesOf(simulation, actor, tables[type], random);
    const externalId = random.chance(0.2) ? null : random.pick(IDS);
    const set = nodeIds.map((nodeId) => ({
      actor,
      field: { name: 'setExternalId' },
      variables: { input: { nodeId, externalId } },
    }));
    const isDeleting = type !== 'CLIP_CARD' && nodeIds.length > 0 && random.chance(0.2);
    const deletion = {
      actor,
      field: { name: type === 'DEPARTMENT' ? 'deleteDepartment' : 'deleteInstallation' },
      variables: { id: nodeIds[0] },
    };
    return `keepExternalIds: ${(await callAtOnce(simulation, [...set, ...(isDeleting ? [deletion] : [])])).join('; ')}`;
  },
};

/** Up to two objects, mostly of the actor's company. */
async function nodesOf({ db }: Simulation, { customerId }: Actor, table: string, random: Random) {
  const rows = await db.sql<{ id: string }>(
    `select id from ${table} where customer_id = $1 or $2 order by id desc limit 2 offset $3`,
    [customerId, random.chance(0.1), random.below(2)],
  );
  return rows.map(({ id }) => id);
}
