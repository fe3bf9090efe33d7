import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../settings.ts';
import { processIdentity } from './process.ts';

interface Holder {
  pid: number;
  startedAt: string;
}

/** Told without a stack: it is for people. */
export class AlreadyRunning extends ConfigError {}

/** One portal per data folder. A lock whose holder is gone, or whose pid belongs to another program by now, is taken over. */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'portal.lock');
  const candidate = `${path}.${process.pid}`;
  writeFileSync(
    candidate,
    JSON.stringify({ pid: process.pid, startedAt: processIdentity(process.pid)?.startedAt ?? '' }),
  );
  try {
    while (!isTaken(candidate, path)) {
      const found = readLock(path);
      const holder = found && parseHolder(found);
      if (holder && isHeld(holder)) {
        throw new AlreadyRunning(
          `Portalen kører allerede på ${dataDir} (proces ${holder.pid}). Stop den først, eller vælg en anden PORTAL_DATA_DIR.`,
        );
      }
      if (found !== undefined) removeStale(path, found);
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => rmSync(path, { force: true });
}

/** A link appears with its content, so that nobody ever reads a lock half written. */
function isTaken(candidate: string, path: string): boolean {
  try {
    linkSync(candidate, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Moved aside rather than removed: of two that take over at once, the slower one may have caught the other's fresh lock. */
function removeStale(path: string, found: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readLock(aside) !== found) isTaken(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

const isHeld = ({ pid, startedAt }: Holder) => pid !== process.pid && processIdentity(pid)?.startedAt === startedAt;

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}
