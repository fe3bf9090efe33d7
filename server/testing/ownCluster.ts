import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresAccount } from '../platform/db/embedded/account.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded.ts';
import { clusterFolder } from '../platform/db/embedded/folders.ts';
import { processIdentity } from '../platform/db/embedded/process.ts';
import { loginUrl, prepareRoles } from '../platform/db/embeddedDatabase.ts';
import { guardedPool } from '../platform/db/guardedPool.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { LOGIN, OWNER, CLUSTER_PASSWORD } from './cluster.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A migrated database in a PostgreSQL cluster of its own. */
export interface OwnCluster extends TestDatabase {
  readonly port: number;
  readonly logFile: string;
  /** The folder of PostgreSQL's data, and the file with the superuser's password. */
  readonly folder: string;
  readonly passwordFile: string;
  /** Kills all processes of the cluster with SIGKILL, as an out-of-memory killer does, and waits for their end. */
  kill(): Promise<void>;
  /** Starts the killed cluster again. Its port may be another one. */
  start(): Promise<void>;
}

/** Starts a PostgreSQL cluster that a test may kill. Committed data survives. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-own-'));
  const cluster = () => clusterFolder(dataDir, postgresAccount());
  const startServer = () => startEmbeddedPostgres({ dataDir });
  let server = await startServer();
  const urlAs = (user: string) => loginUrl(server.superuserUrl, user, CLUSTER_PASSWORD, 'portal');
  const superuserUrl = () => Object.assign(new URL(server.superuserUrl), { pathname: '/portal' }).href;
  await prepareRoles(server.superuserUrl, 'portal', { owner: CLUSTER_PASSWORD, login: CLUSTER_PASSWORD });
  await migrateDatabase(urlAs(OWNER), LOGIN);
  let pool = guardedPool({ connectionString: superuserUrl(), max: 2 });
  const sql = async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[];

  return {
    get appUrl() {
      return urlAs(LOGIN);
    },
    get ownerUrl() {
      return urlAs(OWNER);
    },
    get superuserUrl() {
      return superuserUrl();
    },
    get port() {
      return server.port;
    },
    get folder() {
      return cluster();
    },
    passwordFile: join(dataDir, 'postgres-password'),
    get logFile() {
      return join(dirname(cluster()), 'postgres.log');
    },
    sql,
    async kill() {
      const serverPid = Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);
      const backends = await sql<{ pid: number }>('select pid from pg_stat_activity');
      const pids = [serverPid, ...backends.map(({ pid }) => pid)];
      pids.filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL'));
      await pool.end();
      while (pids.some(isAlive)) await pause(20);
    },
    async start() {
      server = await startServer();
      pool = guardedPool({ connectionString: superuserUrl(), max: 2 });
    },
    async drop() {
      await pool.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const isAlive = (pid: number) => processIdentity(pid) !== undefined;
