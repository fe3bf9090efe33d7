import pg from 'pg';
import { ReadPool } from '../server/db/readPool.ts';
import { median, say } from './fire.ts';
import { growingPages, loadGrowingCompany, PAGE, type GrowingPage } from './growingPages.ts';
import { planOf, type KeptPlan } from './keptPlans.ts';
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
      say(`Growing to ${size.toLocaleString('en')} rows …`);
      await growTo(client, size, SIZES[i - 1] ?? 0);
      for (const page of growingPages) await times(portal, page, WARM_UP);
      for (const page of growingPages) medians.get(page)!.push(median(await times(portal, page, REQUESTS)));
    }
    say('\nthe same cost at any size');
    const results = [];
    for (const [page, ms] of medians) {
      const plans = [];
      for (const company of [GROWING, MEASURED]) plans.push(await planOf(reads, page, company));
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

async function times(portal: Server, page: GrowingPage, requests: number): Promise<number[]> {
  const body = JSON.stringify({ query: page.query });
  const headers = { authorization: `Bearer ${tokenOf('growing')}`, 'content-type': 'application/json' };
  const ask = async () => (await fetch(`http://127.0.0.1:${portal.port}/graphql`, { method: 'POST', headers, body })).text();
  const { data, errors } = JSON.parse(await ask());
  if (errors || page.rowsOf(data).length !== PAGE.first) throw new Error(`${page.name}: ${JSON.stringify(errors ?? data).slice(0, 400)}`);
  const taken: number[] = [];
  for (let i = 0; i < requests; i++) {
    const started = performance.now();
    await ask();
    taken.push(performance.now() - started);
  }
  return taken;
}

function report({ name, index }: GrowingPage, ms: number[], plans: KeptPlan[]) {
  const ratio = ms.at(-1)! / ms[0]!;
  const sizes = ms.map((value, i) => `${SIZES[i]!.toLocaleString('en')} rows ${value.toFixed(2)} ms`).join('   ');
  say(`  ${name.padEnd(24)}${sizes}   ratio ${ratio.toFixed(2)} (aim ${AIM})`);
  for (const { plannedFor, way, isByIndex } of plans) say(`    planned for ${plannedFor}: ${isByIndex ? `by ${way}` : `${way}, NOT BY ${index} ALONE`}`);
  return { workload: name, rows: SIZES, medianMs: ms, ratio, aim: AIM, index, plans };
}
