import type { Actor } from '../actors/Actor.ts';
import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { valuesWith } from './callUntilDone.ts';
import { outcomeOf } from './send.ts';

/** As many ids as `nodes` takes. */
const MAX_NODES = 100;

/**
 * An administrator sees the portal as a colleague with a scope. The invariants judge the answers by the rights of the
 * colleague, although the administrator knows the ids of what is hidden, and every change is refused.
 */
export const previewColleague: Action = {
  name: 'previewColleague',
  weight: 2,
  isFor: ({ kind, userId }) => kind === 'customer' && userId !== undefined,
  async run(simulation, administrator, random) {
    const colleagues = simulation.actors.filter(
      ({ customerId, scope, userId }) => customerId === administrator.customerId && scope && userId,
    );
    if (!colleagues.length) return 'previewColleague: nobody has a scope';
    const colleague = random.pick(colleagues);
    const { token, userId: previewerId, knowledge } = administrator;
    const name = `${administrator.name} as the ${colleague.name}`;
    const seen: Actor = { ...colleague, name, token, knowledge, ...(previewerId && { previewerId }) };
    await callField(simulation, seen, { kind: 'query', field: 'viewer', variables: {} });
    const ids = knowledge.allIds().slice(-MAX_NODES);
    await callField(simulation, seen, { kind: 'query', field: 'nodes', variables: { ids } });
    const variables = valuesWith(simulation, seen, random, 'createDepartment', {});
    const answer = await callField(simulation, seen, { kind: 'mutation', field: 'createDepartment', variables });
    return `previewColleague: as the ${colleague.name} → ${outcomeOf(answer)}`;
  },
};
