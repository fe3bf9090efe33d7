import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { printComparison } from './aims.ts';
import { PURCHASE_PATH } from './handWrittenStatements.ts';
import { medianFigures, ROUNDS, SECONDS, sendLoad, type Figures } from './loadGenerator.ts';
import type { Server } from './servers.ts';
import { tokenOf } from './viewers.ts';
import { OWN_DEPARTMENTS } from './world.ts';

const aims = { handWritten: 0.6 };

const operation = `mutation P($input: BuyClipCardInput!) {
  buyClipCard(input: $input) { change { edge { node { id hours price status } } } }
}`;

/** Buys clip cards by invoice, as the portal does and as one hand-written transaction with the same writes. */
export async function measurePurchase(all: Server[], superuserUrl: string) {
  const servers = all.filter(({ name }) => name === 'portal' || name === 'handWritten');
  await checkWritesAgree(servers, superuserUrl);
  const rounds = new Map<string, Figures[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) await sendLoad(server, requestTo(server), 2);
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < servers.length; i++) {
      const server = servers[(round + i) % servers.length]!;
      rounds.get(server.name)!.push(await sendLoad(server, requestTo(server), SECONDS));
    }
  const figures = Object.fromEntries([...rounds].map(([name, each]) => [name, medianFigures(each)]));
  return { workload: 'purchase', figures, ...printComparison('purchase of a clip card', figures, aims) };
}

/** A request whose body is another purchase each time. */
const requestTo = (server: Server) => ({
  url: urlOf(server),
  requests: [{ ...optionsOf(), setupRequest: (request: object) => ({ ...request, body: purchaseFor(server) }) }],
});

const urlOf = ({ name, port }: Server) => `http://127.0.0.1:${port}${name === 'portal' ? '/graphql' : PURCHASE_PATH}`;

const optionsOf = () => ({
  method: 'POST' as const,
  headers: { authorization: `Bearer ${tokenOf('customer')}`, 'content-type': 'application/json' },
});

function purchaseFor({ name }: Server): string {
  const departmentId = `dep_${String(Math.floor(Math.random() * OWN_DEPARTMENTS)).padStart(6, '0')}`;
  const input = { purchaseId: randomUUID(), departmentId, hours: 10, acceptTerms: true };
  return JSON.stringify(name === 'portal' ? { query: operation, variables: { input } } : input);
}

/** Throws when one purchase adds other numbers of rows at the two servers. */
async function checkWritesAgree(servers: Server[], connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const added: Record<string, number>[] = [];
    for (const server of servers) {
      // The first purchase may add rows that no later one adds.
      await buy(server);
      const before = await countRows(client);
      await buy(server);
      const after = await countRows(client);
      added.push(Object.fromEntries(Object.keys(after).map((table) => [table, after[table]! - before[table]!])));
    }
    if (!isDeepStrictEqual(added[0], added[1])) throw new Error(`The writes differ: ${JSON.stringify(added)}`);
  } finally {
    await client.end();
  }
}

async function buy(server: Server): Promise<void> {
  const answer = await fetch(urlOf(server), { ...optionsOf(), body: purchaseFor(server) });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${server.name}: ${text}`);
}

const TABLES = [
  'clip_card',
  'ledger_entry',
  'activity',
  'terms_acceptance',
  'mail',
  'outbox_event',
  'search_entry',
  'pgboss.job_common',
];

/** Counts the rows once no more are added, because the portal queues the jobs of mails after its answer. */
async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => `(select count(*)::int from ${table}) as "${table}"`).join();
  let last: Record<string, number> | undefined;
  while (true) {
    const { rows } = await client.query<Record<string, number>>(`select ${counts}`);
    if (isDeepStrictEqual(rows[0], last)) return rows[0]!;
    last = rows[0];
    await pause(500);
  }
}
