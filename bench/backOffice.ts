import pg from 'pg';
import { clientOperations } from '../server/testing/clientOperations.ts';
import { COMPANIES, loadCompanies } from './backOfficeTables.ts';
import { printLine } from './loadGenerator.ts';
import { cpuMs, type Server } from './servers.ts';
import { tokenOf } from './viewers.ts';

const WARM_UP = 50;
const REQUESTS = 200;
/** The 95th percentile of a screen's requests that may not be exceeded, and that of a search. */
const TARGET_MS = 100;
const SEARCH_TARGET_MS = 50;

interface Request {
  name: string;
  /** The operation as the browser sends it. */
  operation: string;
  variables?: object;
  target?: number;
}

const search = (name: string, text: string): Request => ({
  name: `search: ${name}`,
  operation: 'useSearchHitsAdminQuery',
  variables: { text },
  target: SEARCH_TARGET_MS,
});

const requests: Request[] = [
  { name: 'inbox', operation: 'InboxScreenQuery', variables: { scope: 'TEAM' } },
  { name: 'counts of the navigation', operation: 'useAdminCountsQuery' },
  { name: 'companies', operation: 'AdminCompaniesScreenQuery', variables: { sort: 'NAME' } },
  {
    name: 'companies, searched',
    operation: 'AdminCompaniesScreenQuery',
    variables: { sort: 'NAME', search: 'fjordoptik' },
  },
  {
    name: 'companies, nothing found',
    operation: 'AdminCompaniesScreenQuery',
    variables: { sort: 'NAME', search: 'xyzzy' },
  },
  { name: 'licence requests', operation: 'AdminRequestsScreenQuery' },
  { name: 'licence requests that wait', operation: 'AdminRequestsScreenQuery', variables: { status: 'PENDING' } },
  { name: 'licence requests, searched', operation: 'AdminRequestsScreenQuery', variables: { search: 'fjordoptik' } },
  { name: 'service agreements', operation: 'AdminAgreementsScreenQuery' },
  { name: 'clip cards', operation: 'AdminClipCardsScreenQuery' },
  { name: 'clip cards, nothing found', operation: 'AdminClipCardsScreenQuery', variables: { search: 'xyzzy' } },
  { name: 'invoices', operation: 'AdminInvoicesScreenQuery' },
  { name: 'renewals of 30 days', operation: 'RenewalsScreenQuery', variables: { group: 'DAYS_30' } },
  { name: 'seats', operation: 'AdminSeatsScreenQuery', variables: { state: 'ALL' } },
  { name: 'one company', operation: 'AdminCompanyScreenQuery', variables: { id: 'cust_b00004242' } },
  { name: "one company's overview", operation: 'CompanyOverviewQuery', variables: { id: 'cust_b00004242' } },
  search('a company', 'fjordoptik 1010'),
  search('a common word', 'fjord'),
  search('a common part of a word', 'optik'),
  search('a CVR number', '10004242'),
  search('an address', 'person4242@firma.example'),
  search('two common words', 'optik apS'),
  search('nothing', 'xyzzy'),
];

/** Measures the requests of the back office among 10,000 companies, one after another over one connection. */
export async function measureBackOffice(portal: Server, superuserUrl: string) {
  const client = new pg.Client({ connectionString: superuserUrl });
  // A lost connection also fails the running statement, which reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const small = await measureAll(portal);
    printLine(`Adding ${COMPANIES.toLocaleString('en')} companies …`);
    await loadCompanies(client);
    const large = await measureAll(portal);
    printLine(`\nback office, 200 and ${COMPANIES.toLocaleString('en')} companies more`);
    return requests.map(({ name, target = TARGET_MS }, i) => report(name, target, small[i]!, large[i]!));
  } finally {
    await client.end();
  }
}

interface Durations {
  median: number;
  p95: number;
  /** CPU time of the portal's process for each request, without PostgreSQL's. */
  cpuMs: number;
}

async function measureAll(portal: Server): Promise<Durations[]> {
  const operations = Object.values(clientOperations);
  const results: Durations[] = [];
  for (const { operation, variables, name } of requests) {
    const query = operations.find((text) => text.startsWith(`query ${operation}`));
    if (!query) throw new Error(`no operation ${operation}`);
    const body = JSON.stringify({ query, variables });
    await send(portal, body, WARM_UP, name);
    const before = cpuMs(portal);
    const durations = (await send(portal, body, REQUESTS, name)).toSorted((one, other) => one - other);
    results.push({
      median: durations[REQUESTS / 2]!,
      p95: durations[Math.floor(REQUESTS * 0.95)]!,
      cpuMs: (cpuMs(portal) - before) / REQUESTS,
    });
  }
  return results;
}

/** Returns the duration of each request. */
async function send(portal: Server, body: string, count: number, name: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${tokenOf('admin')}`, 'content-type': 'application/json' };
  const durations: number[] = [];
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    const response = await fetch(`http://127.0.0.1:${portal.port}/graphql`, { method: 'POST', headers, body });
    const answer = await response.text();
    durations.push(performance.now() - started);
    if (!response.ok || answer.includes('"errors":[')) throw new Error(`${name}: ${answer.slice(0, 400)}`);
  }
  return durations;
}

function report(name: string, target: number, small: Durations, large: Durations) {
  const figures = ({ median, p95 }: Durations) => `p50 ${median.toFixed(1)} p95 ${p95.toFixed(1)} ms`;
  const fails = large.p95 > target ? `   FALLS SHORT of p95 ${target} ms` : '';
  printLine(`  ${name.padEnd(34)}${figures(small)}   then ${figures(large)}${fails}`);
  return { workload: name, small, large, targetP95: target };
}
