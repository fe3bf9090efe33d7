import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  startedAt: string;
  command: string;
}

/**
 * The start time and command of a running process; undefined when there is none. A pid alone does not identify a
 * process, because the system reuses pids.
 */
export function processIdentity(pid: number): ProcessIdentity | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

/** Resolves to true once the process has ended, or to false after `milliseconds`. */
export async function waitUntilGone(
  pid: number,
  { startedAt }: ProcessIdentity,
  milliseconds: number,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (processIdentity(pid)?.startedAt === startedAt) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}

/** Reads /proc, because slim Linux images have no `ps`. */
function fromProc(pid: number): ProcessIdentity | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in parentheses and may contain any character, so parsing starts after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isDead = fields[0] === 'Z' || fields[0] === 'X';
  if (isDead) return undefined;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return {
    startedAt: `${boot} ${fields[19]}`,
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
  };
}

function fromPs(pid: number): ProcessIdentity | undefined {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const line = execFileSync('ps', ['-o', 'lstart=,args=', '-p', String(pid)], { encoding: 'utf8', env }).trim();
  return line ? { startedAt: line.slice(0, 24), command: line.slice(25) } : undefined;
}
