import { worksForReseller } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action } from './Action.ts';
import { callAtOnce, sendGraphQL } from './callField.ts';
import { outcomeOf } from './send.ts';

interface Work {
  inbox: { edges: { node: { kind: string; subjectId: string } }[] };
  colleagues: { id: string }[];
}

/**
 * Somebody of the reseller opens the inbox, and assigns, snoozes, notes and orders some of its items while others may
 * do the same.
 */
export const workInInbox: Action = {
  name: 'workInInbox',
  weight: 6,
  isFor: ({ kind }) => worksForReseller(kind),
  reaches: ['addInboxNote', 'assignInboxItems', 'snoozeInboxItems', 'orderInboxItem', 'cancelInboxOrder'],
  async run(simulation, admin, random) {
    const answer = await sendGraphQL(simulation, admin, {
      name: 'query admin',
      operation: 'admin',
      query: `{ admin { colleagues { id }
        inbox(scope: ALL, first: 20) { edges { node { kind subjectId } } } } }`,
      variables: {},
    });
    const work = (answer.body as { data?: { admin: Work } | null }).data?.admin;
    if (!work) return `workInInbox → ${outcomeOf(answer)}`;
    const items = work.inbox.edges.map(({ node: { kind, subjectId } }) => ({ kind, subjectId }));
    if (!items.length) return 'workInInbox: nothing waits';
    const chosen = items.slice(random.below(items.length));
    const colleague = work.colleagues.length ? random.pick(work.colleagues).id : null;
    const ordered = items.find(({ kind }) => kind === 'LICENSE_REQUEST' || kind === 'AGREEMENT') ?? random.pick(items);
    const until = new Date(simulation.clock.now().getTime() + random.below(14 * 24 * 3_600_000));
    const lines = await callAtOnce(simulation, [
      { actor: admin, field: { name: 'assignInboxItems' }, variables: { items: chosen, assigneeId: colleague } },
      { actor: admin, field: { name: 'snoozeInboxItems' }, variables: { items: chosen, until } },
      {
        actor: admin,
        field: { name: 'addInboxNote' },
        variables: {
          item: random.pick(items),
          input: { text: 'Ringet til dem.', mentionedIds: colleague ? [colleague] : [] },
          requestId: requestIdOf(random),
        },
      },
      { actor: admin, field: { name: 'orderInboxItem' }, variables: { item: ordered } },
    ]);
    if (random.below(2))
      lines.push(
        ...(await callAtOnce(simulation, [
          { actor: admin, field: { name: 'cancelInboxOrder' }, variables: { item: ordered } },
        ])),
      );
    return `workInInbox: ${lines.join(', ')}`;
  },
};

const requestIdOf = (random: Random) => `note-${random.below(1_000_000_000)}`;
