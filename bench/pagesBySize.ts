import pg from 'pg';
import { ReadPool } from '../server/platform/db/readPool.ts';
import { growingPages, PAGE, type GrowingPage } from './growingPages.ts';
import { measureGrowingQueries, reportGrowingQueries } from './growingQueries.ts';
import { growTo, loadGrowingCompany } from './growingTables.ts';
import { median, printLine } from './loadGenerator.ts';
import { explainPage, type QueryPlan } from './queryPlans.ts';
import { measureRowSizes } from './rowSizes.ts';
import type { Server } from './servers.ts';
import { GROWING_COMPANY, MEASURED_COMPANY, tokenOf } from './viewers.ts';

/** Numbers of rows of the growing company at which each page is measured. */
const SIZES = [1_000, 10_000, 1_000_000];
const WARM_UP = 500;
const REQUESTS = 300;
/** The ratio of a page's duration at the last size to its duration at the first size that may not be exceeded. */
const MAX_RATIO = 1.2;

interface PageMeasurement {
  rows: number;
  ms: number;
  plans: QueryPlan[];
}

/** Measures each page in a small and a large table, with sequential requests over one connection. */
export async function measurePagesBySize(portal: Server, superuserUrl: string, appUrl: string) {
  const client = new pg.Client({ connectionString: superuserUrl });
  const reads = new ReadPool(appUrl, 1);
  // A lost connection also fails the running statement, which reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await loadGrowingCompany(client);
    const measurements = new Map<GrowingPage, PageMeasurement[]>(growingPages.map((page) => [page, []]));
    for (const [i, rows] of SIZES.entries()) {
      printLine(`Growing to ${formatCount(rows)} rows …`);
      await growTo(client, rows, SIZES[i - 1] ?? 0);
      const pages = growingPages.filter(({ minRows = 0 }) => minRows <= rows);
      for (const page of pages) await timeRequests(portal, page, WARM_UP);
      for (const page of pages) {
        const ms = median(await timeRequests(portal, page, REQUESTS));
        const plans = [
          ...(await explainPage(reads, page, GROWING_COMPANY)),
          ...(await explainPage(reads, page, MEASURED_COMPANY)),
        ];
        measurements.get(page)!.push({ rows, ms, plans });
      }
      await measureGrowingQueries(portal);
    }
    printLine('\nduration of a page by table size');
    const reported = [...measurements].map(([page, sizes]) => report(page, sizes));
    reportGrowingQueries(SIZES);
    await measureRowSizes(client);
    return reported;
  } finally {
    await reads.close();
    await client.end();
  }
}

async function timeRequests(portal: Server, page: GrowingPage, requests: number): Promise<number[]> {
  const body = JSON.stringify({ query: page.query });
  const headers = { authorization: `Bearer ${tokenOf('growing')}`, 'content-type': 'application/json' };
  const send = async () =>
    (await fetch(`http://127.0.0.1:${portal.port}/graphql`, { method: 'POST', headers, body })).text();
  const { data, errors } = JSON.parse(await send());
  if (errors || page.rowsOf(data).length !== PAGE.first)
    throw new Error(`${page.name}: ${JSON.stringify(errors ?? data).slice(0, 400)}`);
  const durations: number[] = [];
  for (let i = 0; i < requests; i++) {
    const started = performance.now();
    await send();
    durations.push(performance.now() - started);
  }
  return durations;
}

function report({ name, index }: GrowingPage, sizes: PageMeasurement[]) {
  const ratio = sizes.at(-1)!.ms / sizes[0]!.ms;
  const durations = sizes.map(({ rows, ms }) => `${formatCount(rows)} rows ${ms.toFixed(2)} ms`).join('   ');
  printLine(`  ${name.padEnd(30)}${durations}   ratio ${ratio.toFixed(2)} (target ${MAX_RATIO})`);
  const otherPlans = sizes.flatMap(({ rows, plans }) =>
    plans.filter(({ isByIndex }) => !isByIndex).map((plan) => ({ rows, ...plan })),
  );
  if (!otherPlans.length) printLine(`    uses only ${index} at every size, for each planned company`);
  for (const { rows, plannedFor, scans } of otherPlans)
    printLine(`    at ${formatCount(rows)} rows, planned for ${plannedFor}: ${scans}, NOT ONLY ${index}`);
  return { workload: name, sizes, ratio, maxRatio: MAX_RATIO, index };
}

const formatCount = (count: number) => count.toLocaleString('en');
