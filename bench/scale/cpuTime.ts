import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fields of /proc/<pid>/stat behind the command, which may contain spaces. Undefined when the process has ended. */
function statOf(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

const seconds = (fields: string[] | undefined, from: number, to: number) =>
  (fields ?? []).slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

/** CPU seconds of a process so far; 0 when it has ended. */
export const cpuSecondsOf = (pid: number) => seconds(statOf(pid), 11, 13);

/** CPU seconds of a PostgreSQL server with all processes that it has started, those that have ended included. */
export function cpuSecondsOfCluster(folder: string): number {
  const server = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]!;
  const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && statOf(pid)?.[1] === server);
  return children.reduce((sum, pid) => sum + cpuSecondsOf(Number(pid)), seconds(statOf(server), 11, 15));
}
