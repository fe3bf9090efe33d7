import { execFileSync } from 'node:child_process';

/** What a process was started as, and when; absent where there is none. Pids are used again, so a pid alone says little. */
export function processIdentity(pid: number): { startedAt: string; command: string } | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'lstart=,args=', '-p', String(pid)], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).trim();
    return line ? { startedAt: line.slice(0, 24), command: line.slice(25) } : undefined;
  } catch {
    return undefined;
  }
}

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

export async function waitUntil(done: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!done()) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}
