import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, processIdentity } from './process.ts';

interface Holder {
  pid: number;
  startedAt: string;
}

export class AlreadyRunning extends Error {}

/** One portal per data folder. A lock whose holder is gone, or whose pid belongs to another program by now, is taken over. */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'portal.lock');
  const mine = JSON.stringify({ pid: process.pid, startedAt: processIdentity(process.pid)?.startedAt ?? '' });
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder && isHeld(holder)) {
      throw new AlreadyRunning(`Portalen kører allerede på ${dataDir} (proces ${holder.pid}). Stop den først, eller vælg en anden PORTAL_DATA_DIR.`);
    }
    rmSync(path, { force: true });
  }
}

function isHeld({ pid, startedAt }: Holder): boolean {
  return pid !== process.pid && isRunning(pid) && processIdentity(pid)?.startedAt === startedAt;
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}
