import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

export const serverNames = ['portal', 'handWritten', 'postgraphile', 'apollo'] as const;
export type ServerName = (typeof serverNames)[number];

export interface Server {
  name: ServerName;
  port: number;
  process: ChildProcess;
  /** The process id of the database that the servers share. */
  postmaster: number;
}

const FIRST_PORT = 5_210;
/** The port of a portal that runs beside the others. */
export const SPARE_PORT = FIRST_PORT + serverNames.length;
/** The heap of `npm run serve`. The other servers run with Node's defaults. */
const PORTAL_FLAGS = ['--max-old-space-size=512'];

export async function startServer(
  name: ServerName,
  postmaster: number,
  env: Record<string, string>,
  port = FIRST_PORT + serverNames.indexOf(name),
): Promise<Server> {
  const child = spawn(
    process.execPath,
    [...(name === 'portal' ? PORTAL_FLAGS : []), '--import', './scripts/register.mjs', `./bench/${name}.ts`],
    {
      env: { ...process.env, NODE_ENV: 'production', ...env, BENCH_PORT: String(port) },
      stdio: ['ignore', 'ignore', process.env.BENCH_DEBUG ? 'inherit' : 'ignore'],
    },
  );
  // Stops a server that is still starting when the measurements are interrupted.
  process.once('exit', () => child.kill('SIGKILL'));
  for (let i = 0; ; i++) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return { name, port, process: child, postmaster };
    if (i > 600 || child.exitCode !== null) throw new Error(`${name} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the CPU time of the server's process. */
export const cpuMs = ({ process: { pid } }: Server): number => ownTicks(statOf(pid!)) * TICK_MS;

/**
 * Returns the CPU time of all processes of the database, which also runs for the other servers: measure while only one
 * of them works.
 */
export function databaseCpuMs(postmaster: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), fields: statOf(Number(name)) }));
  const ofChildren = processes.filter(({ fields }) => Number(fields[PARENT]) === postmaster);
  const own = statOf(postmaster);
  // Connections that have ended are counted by their parent.
  const ofEnded = Number(own[ENDED_CHILDREN]) + Number(own[ENDED_CHILDREN + 1]);
  return (ownTicks(own) + ofEnded + ofChildren.reduce((sum, { fields }) => sum + ownTicks(fields), 0)) * TICK_MS;
}

/** Returns the process id of the database's postmaster, which is the parent of each connection's process. */
export async function postmasterOf(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]!.pid)[PARENT]);
  await client.end();
  return parent;
}

/** Linux counts CPU time in clock ticks. */
const TICK_MS = 10;
/** Positions in `/proc/<pid>/stat` after the name of the program. */
const PARENT = 1;
const OWN = 11;
const ENDED_CHILDREN = 13;

const ownTicks = (fields: string[]) => Number(fields[OWN] ?? 0) + Number(fields[OWN + 1] ?? 0);

/** Returns no fields for a process that has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

export function memoryMb({ process: { pid } }: Server): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
