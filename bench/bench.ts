import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { hashPassword, passwordMatches } from '../server/auth/passwords.ts';
import { startEmbeddedPostgres } from '../server/db/embedded/embedded.ts';
import { loginUrl, prepareRoles } from '../server/db/embeddedDatabase.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { benchToken, loadWorld, PASSWORD } from './world.ts';
import { workloads, type Workload } from './workloads.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const SECRET = 'a-secret-that-only-the-bench-knows-0123456789';

type ServerName = 'portal' | 'bare' | 'postgraphile';
interface Server { name: ServerName; port: number; process: ChildProcess }
interface Figures { requestsPerSecond: number; p99: number; cpuMsPerRequest: number; memoryMb: number }

const wantsJson = process.argv.includes('--json');
const say = (line: string) => process.stderr.write(`${line}\n`);
const token = benchToken(SECRET);

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const database = await startEmbeddedPostgres({ dataDir: folder });
const servers: Server[] = [];
try {
  await prepareRoles(database.superuserUrl, 'bench', { owner: 'bench', login: 'bench' });
  const ownerUrl = loginUrl(database.superuserUrl, 'portal_owner', 'bench', 'bench');
  await migrateDatabase(ownerUrl, 'portal_app');
  const superuser = new URL(database.superuserUrl);
  superuser.pathname = '/bench';
  say('Loading 200 companies, 1,000 departments and 2,000 users …');
  await loadWorld(superuser.href);
  const env = {
    BENCH_APP_URL: loginUrl(database.superuserUrl, 'portal_app', 'bench', 'bench'), BENCH_OWNER_URL: superuser.href, BENCH_SECRET: SECRET, BENCH_DATA_DIR: folder,
  };
  for (const [index, name] of (['portal', 'bare', 'postgraphile'] as const).entries()) servers.push(await start(name, 5_210 + index, env));
  for (const workload of workloads) await checkAnswersAgree(workload);
  const results = [];
  for (const workload of workloads) results.push(await measure(workload));
  results.push(await measureSignIn());
  if (wantsJson) process.stdout.write(`${JSON.stringify({ cpus: cpus().length, node: process.version, connections: CONNECTIONS, results }, null, 2)}\n`);
} finally {
  servers.forEach(({ process: child }) => child.kill('SIGKILL'));
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(name: ServerName, port: number, env: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [...(name === 'portal' ? ['--max-old-space-size=192', '--max-semi-space-size=8'] : []), '--import', './scripts/register.mjs', `./bench/${name}.ts`], {
    env: { ...process.env, NODE_ENV: 'production', ...env, BENCH_PORT: String(port) }, stdio: ['ignore', 'ignore', process.env.BENCH_DEBUG ? 'inherit' : 'ignore'],
  });
  for (let i = 0; ; i++) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(() => true, () => false);
    if (answers) return { name, port, process: child };
    if (i > 300 || child.exitCode !== null) throw new Error(`${name} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function requestOf({ name, port }: Server, workload: Workload) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' };
  if (name === 'bare') return { url: `http://127.0.0.1:${port}${workload.bare}`, method: 'GET' as const, headers };
  return { url: `http://127.0.0.1:${port}/graphql`, method: 'POST' as const, headers, body: JSON.stringify({ query: workload[name] }) };
}

async function checkAnswersAgree(workload: Workload): Promise<void> {
  const answers = await Promise.all(servers.map(async (server) => {
    const { url, ...init } = requestOf(server, workload);
    const body = (await (await fetch(url, init)).json()) as any;
    if (server.name === 'bare') return body;
    if (!body.data) throw new Error(`${server.name}: ${JSON.stringify(body.errors)}`);
    return server.name === 'portal' ? workload.portalRows(body.data) : workload.postgraphileRows(body.data);
  }));
  const [portal, ...others] = answers.map((answer) => JSON.parse(JSON.stringify(answer)));
  others.forEach((answer, index) => {
    if (!isDeepStrictEqual(answer, portal)) throw new Error(`${workload.name}: ${servers[index + 1]!.name} answers otherwise:\n${JSON.stringify(answer).slice(0, 400)}\n${JSON.stringify(portal).slice(0, 400)}`);
  });
}

async function measure(workload: Workload) {
  const rounds = new Map<ServerName, Figures[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) await fire(server, requestOf(server, workload), 2);
  for (let round = 0; round < ROUNDS; round++) {
    // Rotated, so that nobody always comes first.
    for (let i = 0; i < servers.length; i++) {
      const server = servers[(round + i) % servers.length]!;
      rounds.get(server.name)!.push(await fire(server, requestOf(server, workload), SECONDS));
    }
  }
  const figures = Object.fromEntries([...rounds].map(([name, all]) => [name, median(all)])) as Record<ServerName, Figures>;
  const ratio = figures.portal.requestsPerSecond / figures.postgraphile.requestsPerSecond;
  say(`\n${workload.name} (${workload.rows} rows)`);
  for (const [name, { requestsPerSecond, p99, cpuMsPerRequest, memoryMb }] of Object.entries(figures)) {
    say(`  ${name.padEnd(14)}${Math.round(requestsPerSecond).toString().padStart(7)} /s   p99 ${p99.toFixed(1).padStart(6)} ms   cpu ${cpuMsPerRequest.toFixed(2)} ms   ${memoryMb.toFixed(0)} MB`);
  }
  say(`  portal / postgraphile ${ratio.toFixed(2)} (aim ${workload.aim}), portal / bare ${(figures.portal.requestsPerSecond / figures.bare.requestsPerSecond).toFixed(2)}`);
  return { workload: workload.name, rows: workload.rows, figures, ratioToPostgraphile: ratio, aim: workload.aim };
}

/** Signing in is one slow hash; everything around it should hardly show. */
async function measureSignIn() {
  const portal = servers.find(({ name }) => name === 'portal')!;
  const query = 'mutation L($input: LoginInput!) { login(input: $input) { token } }';
  const requests = Array.from({ length: 64 }, (_, i) => ({
    method: 'POST' as const, path: '/graphql',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${i}.1` },
    body: JSON.stringify({ query, variables: { input: { email: `bruger${i}@bench.example`, password: PASSWORD } } }),
  }));
  const figures: Figures[] = [];
  const hashes: number[] = [];
  const hash = await hashPassword(PASSWORD);
  for (let round = 0; round < ROUNDS; round++) {
    hashes.push(await bareHashesPerSecond(hash));
    figures.push(await fire(portal, { url: `http://127.0.0.1:${portal.port}`, requests } as never, SECONDS));
  }
  const { requestsPerSecond, p99, memoryMb } = median(figures);
  const bare = hashes.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
  say(`\nsign-in\n  portal ${requestsPerSecond.toFixed(1)} /s   p99 ${p99.toFixed(0)} ms   ${memoryMb.toFixed(0)} MB\n  bare hash ${bare.toFixed(1)} /s   ratio ${(requestsPerSecond / bare).toFixed(2)} (aim 0.90)`);
  return { workload: 'sign-in', portal: median(figures), bareHashesPerSecond: bare, ratioToBareHash: requestsPerSecond / bare, aim: 0.9 };
}

async function bareHashesPerSecond(hash: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await passwordMatches(hash, PASSWORD);
      count += 1;
    }
  };
  const started = performance.now();
  await Promise.all([worker(), worker()]);
  return count / ((performance.now() - started) / 1000);
}

async function fire(server: Server, request: object, seconds: number): Promise<Figures> {
  const before = cpuMs(server.process.pid!);
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: seconds } as never);
  const cpu = cpuMs(server.process.pid!) - before;
  const total = result.requests.total;
  if (result.non2xx || result.errors) throw new Error(`${server.name}: ${result.non2xx} refused, ${result.errors} failed`);
  return { requestsPerSecond: total / result.duration, p99: result.latency.p99, cpuMsPerRequest: cpu / total, memoryMb: memoryMb(server.process.pid!) };
}

/** Clock ticks of the process, which Linux counts a hundred a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

function median(all: Figures[]): Figures {
  const middle = (key: keyof Figures) => all.map((figures) => figures[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return { requestsPerSecond: middle('requestsPerSecond'), p99: middle('p99'), cpuMsPerRequest: middle('cpuMsPerRequest'), memoryMb: Math.max(...all.map(({ memoryMb: used }) => used)) };
}
