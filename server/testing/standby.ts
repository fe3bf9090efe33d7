import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresAccount } from '../platform/db/embedded/account.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded.ts';
import { startBreakableProxy } from './breakableProxy.ts';
import type { OwnCluster } from './ownCluster.ts';
import { queryDatabase } from './queryDatabase.ts';

/** A second PostgreSQL server that replays the log of a cluster, as `pg_basebackup` and a standby signal make it. */
export interface Standby {
  /** The address for the portal's login, which stays the same when the server stops and starts again. */
  appUrl: string;
  /** The folder of PostgreSQL's data. */
  folder: string;
  sql<Row = Record<string, unknown>>(text: string): Promise<Row[]>;
  /** Lets the server receive changes of the primary without showing them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Waits until the server has replayed everything that the primary has flushed. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Keeps connections open without answering, as a firewall does. */
  silence(): void;
  /** Ends the silence. Connections from before stay silent. */
  mend(): Promise<void>;
  drop(): Promise<void>;
}

/** The properties of a primary cluster with which a standby copies it and connects to it. */
export type CopiedCluster = Pick<OwnCluster, 'superuserUrl' | 'appUrl' | 'sql' | 'folder' | 'passwordFile'>;

/** Copies a running cluster and starts the copy as its streaming standby. */
export async function startStandby(primary: CopiedCluster): Promise<Standby> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-standby-'));
  await copyCluster(primary, dataDir);
  let server = await startEmbeddedPostgres({ dataDir });
  const proxy = await startBreakableProxy(server.superuserUrl);
  const { pathname } = new URL(primary.appUrl);
  const database = (url: string) => Object.assign(new URL(url), { pathname }).href;
  const sql = async <Row>(text: string) => (await queryDatabase(database(server.superuserUrl), text)) as Row[];
  const replayed = async () =>
    (await sql<{ position: string }>('select pg_last_wal_replay_lsn() as position'))[0]!.position;

  const standby: Standby = {
    appUrl: proxy.urlThrough(primary.appUrl),
    folder: join(dataDir, 'postgres'),
    sql,
    pauseReplay: async () => void (await sql('select pg_wal_replay_pause()')),
    resumeReplay: async () => void (await sql('select pg_wal_replay_resume()')),
    async catchUp() {
      const isBehind = async (position: string) =>
        (
          await primary.sql<{ isBehind: boolean }>(`select pg_current_wal_flush_lsn() > $1::pg_lsn as "isBehind"`, [
            position,
          ])
        )[0]!.isBehind;
      while (await isBehind(await replayed())) await pause(20);
    },
    async stop() {
      await server.stop();
    },
    async start() {
      server = await startEmbeddedPostgres({ dataDir });
      proxy.redirectTo(server.port);
    },
    silence: () => proxy.silence(),
    mend: () => proxy.mend(),
    async drop() {
      await proxy.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await standby.catchUp();
  return standby;
}

/** Copies everything but the log, whose files come and go. */
const COPY = `rm -rf "$1/postgres" && mkdir -m 700 "$1/postgres" && cd "$0" || exit 1
  for entry in *; do
    [ "$entry" = pg_wal ] || cp -a "$entry" "$1/postgres/" || exit 1
  done
  cp "$2" "$1/postgres-password" && cd "$1/postgres" && rm -f postmaster.pid && mkdir -p pg_wal/archive_status`;

/** A base backup into the data folder of the standby. The log since its start is streamed from the primary. */
async function copyCluster(primary: CopiedCluster, dataDir: string): Promise<void> {
  const account = postgresAccount();
  const folder = join(dataDir, 'postgres');
  const session = new pg.Client({ connectionString: primary.superuserUrl });
  await session.connect();
  await session.query(`select pg_backup_start('standby', true)`);
  const copy = () => spawnSync('sh', ['-c', COPY, primary.folder, dataDir, primary.passwordFile]);
  // Copying fails when the cluster deletes a file in the meantime.
  for (let attempt = 1; copy().status; attempt += 1)
    if (attempt === 3) throw new Error('The cluster could not be copied');
  const {
    rows: [backup],
  } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await session.end();
  const { hostname, port, username, password } = new URL(primary.superuserUrl);
  writeFileSync(join(folder, 'backup_label'), backup!.labelfile);
  writeFileSync(join(folder, 'standby.signal'), '');
  writeFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'
wal_retrieve_retry_interval = '100ms'
`,
  );
  chmodSync(dataDir, 0o711);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}
