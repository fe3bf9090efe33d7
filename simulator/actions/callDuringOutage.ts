import type { Action } from './Action.ts';
import { callField } from './callField.ts';
import { outcomeOf } from './send.ts';

/** An admin asks ClickUp for the team while ClickUp does not answer. */
export const callDuringOutage: Action = {
  name: 'callDuringOutage',
  weight: 1,
  isFor: ({ kind }) => kind === 'admin',
  reaches: ['PROVIDER_UNAVAILABLE'],
  async run(simulation, admin) {
    const { clickup } = simulation.providers;
    simulation.hasFault = true;
    clickup.failNext('GET /v2/team', { status: 503, times: 20 });
    const answer = await callField(simulation, admin, {
      kind: 'mutation',
      field: 'syncTeamFromClickUp',
      variables: {},
    });
    clickup.clearFaults('GET /v2/team');
    return `callDuringOutage → ${outcomeOf(answer)}`;
  },
};
