import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

interface Place {
  id: string;
}

/** An admin creates a folder at ClickUp and links a company to it, so that the company has a task board. */
export const linkFolder: Action = {
  name: 'linkFolder',
  weight: 2,
  isFor: ({ kind }) => kind === 'admin',
  async run(simulation, admin, random) {
    const { clickup } = simulation.providers;
    const customers = admin.knowledge.idsOf('Customer');
    if (!customers.length) return 'linkFolder: no company is known';
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
        customerId: random.pick(customers),
        input: { clickUpTeamId: clickup.teamId, clickUpSpaceId: clickup.spaceId, clickUpFolderId: folder.id },
      },
    });
    return `linkFolder → ${outcomeOf(linked)}`;
  },
};
