import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../settings.ts';
import { processIdentity } from './process.ts';

interface Holder {
  pid: number;
  startedAt: string;
}

/** Another portal uses the data folder. */
export class AlreadyRunningError extends ConfigError {}

/**
 * Locks the data folder for this process and returns the function that releases the lock. Throws AlreadyRunningError
 * while another portal holds it. A lock of a process that has ended, or whose pid now belongs to another program, is
 * replaced.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'portal.lock');
  const candidate = `${path}.${process.pid}`;
  writeFileSync(
    candidate,
    JSON.stringify({ pid: process.pid, startedAt: processIdentity(process.pid)?.startedAt ?? '' }),
  );
  try {
    while (!tryAcquire(candidate, path)) {
      const content = readLock(path);
      const holder = content && parseHolder(content);
      if (holder && isHeld(holder)) {
        throw new AlreadyRunningError(
          `The portal already runs on ${dataDir} (process ${holder.pid}). ` +
            'Stop it first, or choose another PORTAL_DATA_DIR.',
        );
      }
      if (content !== undefined) removeStale(path, content);
    }
  } finally {
    rmSync(candidate, { force: true });
  }
  return () => rmSync(path, { force: true });
}

/** Creates the lock as a hard link, which appears with its content, so that no process reads a half-written lock. */
function tryAcquire(candidate: string, path: string): boolean {
  try {
    linkSync(candidate, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Moves the stale lock aside instead of deleting it: when two processes replace it at once, the slower one may have
 * moved the new lock of the other, and then puts it back.
 */
function removeStale(path: string, staleContent: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readLock(aside) !== staleContent) tryAcquire(aside, path);
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
