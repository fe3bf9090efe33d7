import pg from 'pg';
import { ReadPool } from '../server/db/readPool.ts';
import { median, say } from './fire.ts';
import { growingPages, PAGE, type GrowingPage } from './growingPages.ts';
import { growTo, loadGrowingCompany } from './growingTables.ts';
import { measureRowSizes } from './rowSizes.ts';
import { measureWhatGrows, reportWhatGrows } from './whatGrows.ts';
import { plansOf, type KeptPlan } from './keptPlans.ts';
import type { Server } from './servers.ts';
import { GROWING, MEASURED, tokenOf } from './viewers.ts';

const SIZES = [1_000, 10_000, 1_000_000];
const WARM_UP = 500;
const REQUESTS = 300;
const AIM = 1.2;

interface Measured {
  rows: number;
  ms: number;
  plans: KeptPlan[];
}

/** A page costs the same, however many rows lie behind it: one request after another, over one connection. */
export async function measureAnySize(portal: Server, superuserUrl: string, appUrl: string) {
  const client = new pg.Client({ connectionString: superuserUrl });
  const reads = new ReadPool(appUrl, 1);
  // Where it is broken off, the statement under way says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await loadGrowingCompany(client);
    const measured = new Map<GrowingPage, Measured[]>(growingPages.map((page) => [page, []]));
    for (const [i, rows] of SIZES.entries()) {
      say(`Growing to ${inEnglish(rows)} rows …`);
      await growTo(client, rows, SIZES[i - 1] ?? 0);
      const pages = growingPages.filter(({ from = 0 }) => from <= rows);
      for (const page of pages) await times(portal, page, WARM_UP);
      for (const page of pages) {
        const ms = median(await times(portal, page, REQUESTS));
        const plans = [...(await plansOf(reads, page, GROWING)), ...(await plansOf(reads, page, MEASURED))];
        measured.get(page)!.push({ rows, ms, plans });
      }
      await measureWhatGrows(portal);
    }
    say('\nthe same cost at any size');
    const reported = [...measured].map(([page, sizes]) => report(page, sizes));
    reportWhatGrows(SIZES);
    await measureRowSizes(client);
    return reported;
  } finally {
    await reads.close();
    await client.end();
  }
}

async function times(portal: Server, page: GrowingPage, requests: number): Promise<number[]> {
  const body = JSON.stringify({ query: page.query });
  const headers = { authorization: `Bearer ${tokenOf('growing')}`, 'content-type': 'application/json' };
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${portal.port}/graphql`, { method: 'POST', headers, body })).text();
  const { data, errors } = JSON.parse(await ask());
  if (errors || page.rowsOf(data).length !== PAGE.first)
    throw new Error(`${page.name}: ${JSON.stringify(errors ?? data).slice(0, 400)}`);
  const taken: number[] = [];
  for (let i = 0; i < requests; i++) {
    const started = performance.now();
    await ask();
    taken.push(performance.now() - started);
  }
  return taken;
}

function report({ name, index }: GrowingPage, sizes: Measured[]) {
  const ratio = sizes.at(-1)!.ms / sizes[0]!.ms;
  const measured = sizes.map(({ rows, ms }) => `${inEnglish(rows)} rows ${ms.toFixed(2)} ms`).join('   ');
  say(`  ${name.padEnd(30)}${measured}   ratio ${ratio.toFixed(2)} (aim ${AIM})`);
  const others = sizes.flatMap(({ rows, plans }) =>
    plans.filter(({ isByIndex }) => !isByIndex).map((plan) => ({ rows, ...plan })),
  );
  if (!others.length) say(`    at every size by ${index}, whoever it is planned for`);
  for (const { rows, plannedFor, way } of others)
    say(`    at ${inEnglish(rows)} rows, planned for ${plannedFor}: ${way}, NOT BY ${index} ALONE`);
  return { workload: name, sizes, ratio, aim: AIM, index };
}

const inEnglish = (count: number) => count.toLocaleString('en');
