import { BulkAction } from '../../domain/backOffice/bulk.ts';
import { LicenseRequestStatus, valuesOf } from '../../domain/basics/vocabulary.ts';
import { RenewalGroup } from '../../domain/sales/renewals.ts';
import { worksForReseller, type Actor } from '../actors/Actor.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callAtOnce, sendGraphQL } from './callField.ts';
import { outcomeOf } from './send.ts';

/** Most actions apply to no row in a young portal. */
const TRIED_ACTIONS = 3;

type Step = (simulation: Simulation, admin: Actor, random: Random) => Promise<string>;

/**
 * Somebody of the reseller previews an action on all rows of a list and starts it twice with one key, or two others
 * stop, repeat and undo a run at the same moment.
 */
export const runBulk: Action = {
  name: 'runBulk',
  weight: 4,
  isFor: ({ kind }) => worksForReseller(kind),
  reaches: ['startBulkRun'],
  async run(simulation, admin, random, goal) {
    const step = goal ? start : random.pick([start, start, change]);
    return `runBulk: ${await step(simulation, admin, random)}`;
  },
};

const start: Step = async (simulation, admin, random) => {
  // An action that applies to no row cannot be started.
  const tried = random.shuffle(valuesOf(BulkAction)).slice(0, TRIED_ACTIONS);
  const lines: string[] = [];
  for (const action of tried) lines.push(await startAction(action, simulation, admin, random));
  return lines.join('; ');
};

async function startAction(action: BulkAction, simulation: Simulation, admin: Actor, random: Random): Promise<string> {
  const request = { action, ...(await selectionFor(action, simulation, random)) };
  const answer = await sendGraphQL(simulation, admin, {
    name: 'query admin',
    operation: 'admin',
    query: `query ($request: BulkRequestInput!) {
      admin { bulkPreview(request: $request) { readyCount fingerprint } } }`,
    variables: { request },
  });
  const data = (answer.body as { data?: { admin: { bulkPreview: Preview } } | null }).data;
  if (!data) return `preview of ${action} → ${outcomeOf(answer)}`;
  const { readyCount, fingerprint } = data.admin.bulkPreview;
  const input = { ...request, fingerprint, requestId: `bulk-${random.below(1_000_000_000)}` };
  const call = { actor: admin, field: { name: 'startBulkRun' }, variables: { input } };
  return `${action} of ${readyCount}, ${(await callAtOnce(simulation, [call, call])).join(', ')}`;
}

interface Preview {
  readyCount: number;
  fingerprint: string;
}

/** The options that the action needs, and a filter of its list. */
async function selectionFor(action: BulkAction, { db }: Simulation, random: Random) {
  if (action === 'LICENSE_REQUEST_STATUS')
    return { options: { status: random.pick(valuesOf(LicenseRequestStatus)) }, filter: {} };
  if (action === 'COMPANY_DOCUMENT') {
    const documents = await db.sql<{ id: string }>(
      'select id from company_document where is_from_reseller and deleted_at is null order by id desc limit 5',
    );
    return { options: { documentId: documents.length ? random.pick(documents).id : 'cdoc_unknown' }, filter: {} };
  }
  if (action !== 'RENEWAL_ASSIGN' && action !== 'COMPANY_CONTACT') return { filter: {} };
  const members = await db.sql<{ id: string }>('select id from team_member order by id limit 5');
  return {
    options: { memberId: members.length ? random.pick(members).id : 'team_unknown' },
    filter: action === 'RENEWAL_ASSIGN' ? { group: random.pick(valuesOf(RenewalGroup)) } : {},
  };
}

const change: Step = async (simulation, admin, random) => {
  const [run] = await simulation.db.sql<{ id: string }>('select id from bulk_run order by id desc limit 1 offset $1', [
    random.below(3),
  ]);
  if (!run) return 'no run';
  const calls = ['cancelBulkRun', 'retryBulkRun', 'undoBulkRun'].map((name) => ({
    actor: admin,
    field: { name },
    variables: run,
  }));
  return (await callAtOnce(simulation, calls.slice(random.below(calls.length)))).join(', ');
};
