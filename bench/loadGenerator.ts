import autocannon from 'autocannon';
import { cpuMs, databaseCpuMs, memoryMb, type Server } from './servers.ts';

export const CONNECTIONS = 16;
export const ROUNDS = 3;
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);

export interface Figures {
  requestsPerSecond: number;
  p99: number;
  cpuMsPerRequest: number;
  databaseCpuMsPerRequest: number;
  memoryMb: number;
}

/** Sends the same requests over all connections for some seconds. Throws when a request is refused or fails. */
export async function sendLoad(server: Server, request: object, seconds: number): Promise<Figures> {
  const before = cpuMs(server);
  const databaseBefore = databaseCpuMs(server.postmaster);
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: seconds });
  const cpu = cpuMs(server) - before;
  const databaseCpu = databaseCpuMs(server.postmaster) - databaseBefore;
  const total = result.requests.total;
  if (result.non2xx || result.errors)
    throw new Error(`${server.name}: ${result.non2xx} refused, ${result.errors} failed`);
  return {
    requestsPerSecond: total / result.duration,
    p99: result.latency.p99,
    cpuMsPerRequest: cpu / total,
    databaseCpuMsPerRequest: databaseCpu / total,
    memoryMb: memoryMb(server),
  };
}

export function medianFigures(all: Figures[]): Figures {
  const middle = (key: keyof Figures) => median(all.map((figures) => figures[key]));
  return {
    requestsPerSecond: middle('requestsPerSecond'),
    p99: middle('p99'),
    cpuMsPerRequest: middle('cpuMsPerRequest'),
    databaseCpuMsPerRequest: middle('databaseCpuMsPerRequest'),
    memoryMb: Math.max(...all.map(({ memoryMb: used }) => used)),
  };
}

export const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Prints a line for the reader to stderr, so that stdout holds only the JSON of `--json`. */
export const printLine = (line: string) => process.stderr.write(`${line}\n`);
