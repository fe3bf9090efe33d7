import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/platform/db/embedded/embedded.ts';
import { loginUrl, prepareRoles } from '../server/platform/db/embeddedDatabase.ts';
import { migrateDatabase } from '../server/platform/db/migrate.ts';
import { stopOnSignals } from '../server/platform/operations/stopOnSignals.ts';
import { measureBackOffice } from './backOffice.ts';
import { clipCardWorkloads } from './clipCards.ts';
import { measureFiles } from './files.ts';
import { measureLive } from './liveSockets.ts';
import { CONNECTIONS, printLine } from './loadGenerator.ts';
import { measurePagesBySize } from './pagesBySize.ts';
import { measurePurchase } from './purchase.ts';
import { measureScopes } from './scopes.ts';
import { postmasterOf, serverNames, SPARE_PORT, startServer, type Server, type ServerName } from './servers.ts';
import { checkAnswersAgree, measure } from './sideBySide.ts';
import { measureSignIn } from './signIn.ts';
import { screenWorkloads, type Workload } from './workloads.ts';
import { loadWorld } from './world.ts';
import { measureWrites } from './writes.ts';

interface Part {
  servers: readonly ServerName[];
  measure: () => Promise<object[]>;
}

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const database = await startEmbeddedPostgres({ dataDir: folder });
const superuser = new URL(database.superuserUrl);
superuser.pathname = '/bench';
const appUrl = loginUrl(database.superuserUrl, 'portal_app', 'bench', 'bench');
const env = { BENCH_APP_URL: appUrl, BENCH_OWNER_URL: superuser.href, BENCH_DATA_DIR: folder };
const servers: Server[] = [];

let cleanup: Promise<void> | undefined;
const cleanUp = () => (cleanup ??= stopAll());
stopOnSignals(cleanUp);

/** The parts of the bench; `BENCH_ONLY` selects one. The parts that fill the tables come last and slow no other. */
const parts: Record<string, Part> = {
  screens: { servers: ['portal', 'handWritten', 'postgraphile'], measure: () => compare(screenWorkloads) },
  'clip-cards': { servers: serverNames, measure: () => compare(clipCardWorkloads) },
  'sign-in': { servers: ['portal'], measure: async () => [await measureSignIn(servers[0]!)] },
  purchase: {
    servers: ['portal', 'handWritten'],
    measure: async () => [await measurePurchase(servers, superuser.href)],
  },
  live: {
    servers: [],
    async measure() {
      const portal = await startServer('portal', await postmasterOf(superuser.href), env, SPARE_PORT);
      servers.push(portal);
      const results = await measureLive(portal, superuser.href);
      portal.process.kill('SIGKILL');
      return results;
    },
  },
  writes: { servers: [], measure: () => measureWrites(superuser.href) },
  scopes: { servers: [], measure: () => measureScopes(superuser.href) },
  files: { servers: ['portal'], measure: async () => [await measureFiles(servers[0]!, superuser.href)] },
  'back-office': { servers: ['portal'], measure: () => measureBackOffice(servers[0]!, superuser.href) },
  'any-size': { servers: ['portal'], measure: () => measurePagesBySize(servers[0]!, superuser.href, appUrl) },
};

try {
  const only = process.env.BENCH_ONLY;
  if (only && !parts[only]) throw new Error(`BENCH_ONLY must be one of ${Object.keys(parts).join(', ')}`);
  const chosen = only ? [parts[only]!] : Object.values(parts);
  await prepareRoles(database.superuserUrl, 'bench', { owner: 'bench', login: 'bench' });
  await migrateDatabase(loginUrl(database.superuserUrl, 'portal_owner', 'bench', 'bench'), 'portal_app');
  printLine('Loading 200 companies, 1,000 departments, 2,000 users and 20,000 clip cards …');
  await loadWorld(superuser.href);
  const postmaster = await postmasterOf(superuser.href);
  for (const name of serverNames)
    if (chosen.some((part) => part.servers.includes(name))) servers.push(await startServer(name, postmaster, env));
  const results = [];
  for (const part of chosen) results.push(...(await part.measure()));
  if (process.argv.includes('--json'))
    process.stdout.write(
      `${JSON.stringify({ cpus: cpus().length, node: process.version, connections: CONNECTIONS, results }, null, 2)}\n`,
    );
} finally {
  await cleanUp();
}

async function stopAll(): Promise<void> {
  servers.forEach(({ process: child }) => child.kill('SIGKILL'));
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compare(workloads: Workload[]): Promise<object[]> {
  for (const workload of workloads) await checkAnswersAgree(workload, servers);
  const results = [];
  for (const workload of workloads) results.push(await measure(workload, servers));
  return results;
}
