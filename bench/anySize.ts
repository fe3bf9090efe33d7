import type { Compilable } from 'kysely';
import pg from 'pg';
import type { Reader } from '../server/context.ts';
import { ReadPool } from '../server/db/readPool.ts';
import { dbRoles } from '../server/db/roles.ts';
import { median, say } from './fire.ts';
import { growingPages, loadGrowingCompany, PAGE, type GrowingPage } from './growingPages.ts';
import type { Server } from './servers.ts';
import { GROWING, MEASURED, tokenOf } from './viewers.ts';

const SIZES = [1_000, 1_000_000];
const WARM_UP = 500;
const REQUESTS = 300;
const AIM = 1.2;

/** A page costs the same, however many rows lie behind it: one request after another, over one connection. */
export async function measureAnySize(portal: Server, superuserUrl: string, appUrl: string) {
  const client = new pg.Client({ connectionString: superuserUrl });
  const reads = new ReadPool(appUrl, 1);
  await client.connect();
  try {
    await loadGrowingCompany(client);
    const medians = new Map<GrowingPage, number[]>(growingPages.map((page) => [page, []]));
    for (const [i, size] of SIZES.entries()) {
      say(`${i === 0 ? '\n' : ''}Growing to ${size.toLocaleString('en')} rows …`);
      await growTo(client, size, SIZES[i - 1] ?? 0);
      for (const page of growingPages) medians.get(page)!.push(await medianMs(portal, page));
    }
    say('\nthe same cost at any size');
    const results = [];
    for (const [page, ms] of medians) {
      const plans = [];
      for (const company of [GROWING, MEASURED]) plans.push({ plannedFor: company, ...wayOf(page, await planOf(reads, page, company)) });
      results.push(report(page, ms, plans));
    }
    return results;
  } finally {
    await reads.close();
    await client.end();
  }
}

async function growTo(client: pg.Client, size: number, before: number): Promise<void> {
  // Millions of rows whose parents are known to be there.
  await client.query('set session_replication_role = replica');
  for (const { table, grow } of growingPages) {
    await client.query(grow, [before + 1, size]);
    await client.query(`vacuum analyze ${table}`);
  }
  await client.query('checkpoint');
}

async function medianMs(portal: Server, page: GrowingPage): Promise<number> {
  const body = JSON.stringify({ query: page.query });
  const headers = { authorization: `Bearer ${tokenOf('growing')}`, 'content-type': 'application/json' };
  const ask = async () => (await fetch(`http://127.0.0.1:${portal.port}/graphql`, { method: 'POST', headers, body })).text();
  const { data, errors } = JSON.parse(await ask());
  if (errors || page.rowsOf(data).length !== PAGE.first) throw new Error(`${page.name}: ${JSON.stringify(errors ?? data).slice(0, 400)}`);
  for (let i = 0; i < WARM_UP; i++) await ask();
  const times: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return median(times);
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** What a connection keeps of the page's statement: planned once, for whichever company asks first, and used for all of them. */
async function planOf(reads: ReadPool, page: GrowingPage, customerId: string): Promise<Plan[]> {
  const statements: string[] = [];
  const read = async (query: Compilable) => {
    statements.push(query.compile().sql);
    return [];
  };
  await page.read({ read } as unknown as Reader);
  const [row] = await reads.runSql<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ role: dbRoles.customer, customerId }, `explain (generic_plan, format json) ${statements[0]}`);
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return flat(row!['QUERY PLAN'][0].Plan);
}

function wayOf({ table, index }: GrowingPage, plan: Plan[]) {
  const scans = plan.filter((node) => node['Relation Name'] === table).map((node) => node['Index Name'] ?? node['Node Type']);
  const sorts = plan.map((node) => node['Node Type']).filter((type) => type.endsWith('Sort'));
  const way = [...scans, ...sorts].join(', ');
  return { way, isByIndex: way === index };
}

function report({ name, index }: GrowingPage, ms: number[], plans: ({ plannedFor: string } & ReturnType<typeof wayOf>)[]) {
  const ratio = ms.at(-1)! / ms[0]!;
  const sizes = ms.map((value, i) => `${SIZES[i]!.toLocaleString('en')} rows ${value.toFixed(2)} ms`).join('   ');
  say(`  ${name.padEnd(24)}${sizes}   ratio ${ratio.toFixed(2)} (aim ${AIM})`);
  for (const { plannedFor, way, isByIndex } of plans) say(`    planned for ${plannedFor}: ${isByIndex ? `by ${way}` : `${way}, NOT BY ${index} ALONE`}`);
  return { workload: name, rows: SIZES, medianMs: ms, ratio, aim: AIM, index, plans };
}
