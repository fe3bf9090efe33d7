import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import { processIdentity, waitUntilGone, type ProcessIdentity } from './process.ts';

export const SUPERUSER = 'postgres';

const START_MS = 20_000;
const STOP_MS = 10_000;
const ATTEMPTS = 3;
const WRONG_PASSWORD = '28P01';
/** Higher than any pid that a system assigns. */
const NO_PID = 2 ** 31 - 1;

interface ServerOptions {
  /** The folder of PostgreSQL's programs. */
  native: string;
  /** The folder of PostgreSQL's data. */
  cluster: string;
  password: string;
  /** The system account that runs the server. Undefined for the portal's own account. */
  account: Account | undefined;
  isDurable: boolean;
}

/**
 * Starts the server on a free port, or on the port that its clients already use. When that fails, the error contains
 * the end of the server's log.
 */
export async function startServer(
  options: ServerOptions,
  knownPort?: number,
): Promise<{ server: ChildProcess; port: number }> {
  const logFile = join(dirname(options.cluster), 'postgres.log');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const port = knownPort ?? (await freePort());
    const server = spawnServer(options, port, logFile);
    if (await isReady(server, superuserUrl(options.password, port))) return { server, port };
    await stopServer(server, 'SIGQUIT');
    // Another program took the port meanwhile, or the last process of a killed server is still ending.
    await wait(500);
  }
  throw new Error(`PostgreSQL did not start. See ${logFile}:\n${lastLines(logFile)}`);
}

/** Lets the server finish its work and stop, and kills it when it has not ended after ten seconds. */
export async function stopServer(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  if (hasEnded(server)) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  const forceTimer = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
  await exited;
  clearTimeout(forceTimer);
}

/** Stops a PostgreSQL that a killed portal has left running on the same files. Throws when it does not stop. */
export async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const identity = Number.isInteger(pid) && pid > 1 ? processIdentity(pid) : undefined;
  if (identity?.command.includes(cluster)) {
    log('Stopping a PostgreSQL that an earlier run has left behind …');
    await stopProcess(pid, identity);
  }
  if (existsSync(pidFile)) invalidatePid(pidFile);
}

async function stopProcess(pid: number, identity: ProcessIdentity): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await waitUntilGone(pid, identity, STOP_MS)) return;
  }
  throw new Error(`An earlier PostgreSQL (process ${pid}) cannot be stopped.`);
}

/**
 * Replaces the pid by one that no process has. The pid may belong to a zombie process or to another program by now, and
 * PostgreSQL would take either for a running server. The rest of the file stays, because PostgreSQL uses it to check
 * whether the last server's shared memory is still in use.
 */
function invalidatePid(pidFile: string): void {
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^.*/, String(NO_PID)));
}

export const superuserUrl = (password: string, port: number) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

/** The environment of PostgreSQL's programs, without the portal's own variables, which include secrets. */
export function programEnvironment(native: string): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: join(native, 'lib'), ...(SystemRoot && { SystemRoot }) };
}

function spawnServer(
  { native, cluster, account, isDurable }: ServerOptions,
  port: number,
  logFile: string,
): ChildProcess {
  const output = openSync(logFile, 'a', 0o600);
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...settings(port, isDurable)], {
    ...account,
    env: programEnvironment(native),
    stdio: ['ignore', output, output],
    // Ctrl-C signals every process in the terminal's group. The server has a group of its own, so that the portal can
    // finish its last queries and then stop the server itself.
    detached: true,
  });
  closeSync(output);
  server.on('error', () => undefined);
  if (process.platform !== 'win32') stopWithPortal(server, account);
  return server;
}

/**
 * Stops the server when the portal ends, even by SIGKILL: the guard's pipe closes then, and the guard signals the
 * server.
 */
function stopWithPortal(server: ChildProcess, account: Account | undefined): void {
  if (!server.pid) return;
  const guard = spawn('/bin/sh', ['-c', 'cat > /dev/null; kill -INT "$0"', String(server.pid)], {
    ...account,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.unref();
  server.once('exit', () => guard.kill('SIGKILL'));
}

function settings(port: number, isDurable: boolean): string[] {
  const unsafe = isDurable
    ? {}
    : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };
  const parameters = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 80,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log may contain statements, but never their values, even when an operator raises the log level for a while.
    log_error_verbosity: 'terse',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    ...unsafe,
  };
  return Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isReady(server: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (!hasEnded(server) && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === WRONG_PASSWORD) {
        await stopServer(server);
        throw new Error("The database's password differs from the one in the data folder's file postgres-password.", {
          cause: error,
        });
      }
      await wait(30);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** A process that could not be spawned has no pid and never emits 'exit'. */
const hasEnded = (server: ChildProcess) =>
  server.pid === undefined || server.exitCode !== null || server.signalCode !== null;

/** A port that is free on this machine at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const lastLines = (path: string) =>
  existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-15).join('\n') : '';
