import type { Action } from './Action.ts';
import { callField } from './callField.ts';

/** An admin or a supporter acts as a customer for the following steps, as a further actor. */
export const impersonate: Action = {
  name: 'impersonate',
  weight: 2,
  isFor: ({ kind }) => kind === 'admin' || kind === 'supporter',
  reaches: ['impersonate'],
  async run(simulation, admin, random) {
    const users = admin.knowledge.idsOf('User');
    if (!users.length) return 'impersonate: no user is known';
    const answer = await callField(simulation, admin, {
      kind: 'mutation',
      field: 'impersonate',
      variables: { id: random.pick(users), reason: 'Hjælp' },
    });
    const { data } = answer.body as {
      data?: { impersonate: { token: string; user: { customer: { id: string } | null } } };
    };
    if (!data?.impersonate) return `impersonate → ${answer.codes.join(', ')}`;
    const { token, user } = data.impersonate;
    const earlier = simulation.actors.findIndex(({ kind }) => kind === 'impersonator');
    if (earlier >= 0) simulation.actors.splice(earlier, 1);
    simulation.actors.push({
      ...admin,
      name: `${admin.name} as a customer`,
      kind: 'impersonator',
      customerId: user.customer?.id ?? null,
      token,
      userId: undefined,
    });
    return 'impersonate → started';
  },
};
