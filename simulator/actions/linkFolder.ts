import type { Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

interface Place {
  id: string;
}

/** An admin gives a company a task board, or another one. */
export const linkFolder: Action = {
  name: 'linkFolder',
  weight: 2,
  isFor: ({ kind }) => kind === 'admin',
  reaches: ['createClickUpFolder', 'linkClickUpFolder'],
  async run(simulation, admin, random) {
    const customers = admin.knowledge.idsOf('Customer');
    if (!customers.length) return 'linkFolder: no company is known';
    return linkNewFolder(simulation, admin, random.pick(customers), random);
  },
};

/** An admin creates a folder at ClickUp and links a company to it, so that the company has a task board. */
export async function linkNewFolder(
  simulation: Simulation,
  admin: Actor,
  customerId: string,
  random: Random,
): Promise<string> {
  const { clickup } = simulation.providers;
  const created = await callField(simulation, admin, {
    kind: 'mutation',
    field: 'createClickUpFolder',
    variables: { spaceId: clickup.spaceId, name: `Mappe ${random.below(1_000_000)}` },
  });
  const folder = (created.body as { data?: { createClickUpFolder: Place } | null }).data?.createClickUpFolder;
  if (!folder) return `linkFolder → ${outcomeOf(created)}`;
  const linked = await callField(simulation, admin, {
    kind: 'mutation',
    field: 'linkClickUpFolder',
    variables: {
      customerId,
      input: { clickUpTeamId: clickup.teamId, clickUpSpaceId: clickup.spaceId, clickUpFolderId: folder.id },
    },
  });
  return `linkFolder → ${outcomeOf(linked)}`;
}
