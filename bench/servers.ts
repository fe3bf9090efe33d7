import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const serverNames = ['portal', 'handWritten', 'postgraphile', 'apollo'] as const;
export type ServerName = (typeof serverNames)[number];

export interface Server {
  name: ServerName;
  port: number;
  process: ChildProcess;
}

const FIRST_PORT = 5_210;
/** The port of a portal that runs beside the others. */
export const SPARE_PORT = FIRST_PORT + serverNames.length;
/** The memory limits of `npm run serve`. The other servers run with Node's defaults. */
const portalFlags = (heapMb: number) => [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=16'];

export async function startServer(
  name: ServerName,
  env: Record<string, string>,
  { heapMb = 192, port = FIRST_PORT + serverNames.indexOf(name) } = {},
): Promise<Server> {
  const child = spawn(
    process.execPath,
    [...(name === 'portal' ? portalFlags(heapMb) : []), '--import', './scripts/register.mjs', `./bench/${name}.ts`],
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
    if (answers) return { name, port, process: child };
    if (i > 600 || child.exitCode !== null) throw new Error(`${name} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the CPU time of the process, which Linux counts in clock ticks of 10 ms. */
export function cpuMs({ process: { pid } }: Server): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function memoryMb({ process: { pid } }: Server): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
