import { median, printLine } from './loadGenerator.ts';
import type { Server } from './servers.ts';
import { tokenOf, type ViewerName } from './viewers.ts';

interface GrowingQuery {
  name: string;
  viewer: ViewerName;
  query: string;
  ms: number[];
}

const REQUESTS = 15;

/** Queries over all rows or many rows. Their duration may grow with the table; it is reported and has no target. */
const growingQueries: GrowingQuery[] = [
  {
    name: "all companies' clip cards, a page",
    viewer: 'admin',
    query: '{ admin { clipCards(first: 50) { edges { node { id hours status department { name } } } } } }',
    ms: [],
  },
  {
    name: "all companies' clip cards, counted",
    viewer: 'admin',
    query: '{ admin { clipCards(first: 1) { totalCount } } }',
    ms: [],
  },
  {
    name: "a company's clip cards, counted",
    viewer: 'growing',
    query: '{ viewer { customer { clipCards(first: 1) { totalCount } } } }',
    ms: [],
  },
  {
    name: "all companies' clip cards, searched",
    viewer: 'admin',
    query: '{ admin { clipCards(first: 20, search: "vækst") { edges { node { id } } } } }',
    ms: [],
  },
  {
    name: "all companies' clip cards, no match",
    viewer: 'admin',
    query: '{ admin { clipCards(first: 20, search: "findes ikke") { edges { node { id } } } } }',
    ms: [],
  },
  {
    name: 'companies, searched',
    viewer: 'admin',
    query: '{ admin { companies(first: 20, search: "vækst") { edges { node { id name } } } } }',
    ms: [],
  },
  {
    name: 'everything, searched',
    viewer: 'admin',
    query: '{ admin { search(text: "vækst") { objectId title details } } }',
    ms: [],
  },
  {
    name: 'everything, no match',
    viewer: 'admin',
    query: '{ admin { search(text: "findes ikke") { objectId title details } } }',
    ms: [],
  },
  { name: "a company's balance", viewer: 'growing', query: '{ viewer { customer { balance } } }', ms: [] },
  {
    name: "the overview's figures",
    viewer: 'growing',
    query: '{ dashboard { stats { activeLicenses clipCardHours } } }',
    ms: [],
  },
];

export async function measureGrowingQueries(portal: Server): Promise<void> {
  for (const growingQuery of growingQueries) growingQuery.ms.push(await measureMedian(portal, growingQuery));
}

export function reportGrowingQueries(sizes: readonly number[]) {
  printLine('\nqueries whose duration may grow with the table');
  for (const { name, ms } of growingQueries)
    printLine(
      `  ${name.padEnd(38)}` +
        sizes.map((rows, i) => `${rows.toLocaleString('en')} rows ${ms[i]!.toFixed(1)} ms`).join('   '),
    );
  return growingQueries.map(({ name, ms }) => ({ workload: name, ms }));
}

async function measureMedian(portal: Server, { viewer, query, name }: GrowingQuery): Promise<number> {
  const durations: number[] = [];
  for (let i = 0; i < REQUESTS; i += 1) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${portal.port}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(viewer)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { errors } = (await answer.json()) as { errors?: unknown };
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors).slice(0, 400)}`);
    durations.push(performance.now() - started);
  }
  return median(durations);
}
