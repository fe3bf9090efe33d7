import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** Whom PostgreSQL runs as: it refuses to run as root, so root lends it an account with no rights. */
export interface Account {
  uid: number;
  gid: number;
}

const SHARED_ROOT = '/var/lib';

export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':')).find(([name]) => name === 'nobody');
  return { uid: Number(nobody?.[2] ?? 65534), gid: Number(nobody?.[3] ?? 65534) };
}

/** Under a folder that is closed to others (root's own home), binaries and data move to one that is not. */
export function reachableFolders(native: string, dataDir: string, account: Account | undefined): { native: string; cluster: string } {
  if (!account) return { native, cluster: join(dataDir, 'postgres') };
  return {
    native: isOpenToAll(native) ? native : copiedBinaries(native),
    cluster: isOpenToAll(dataDir) ? join(dataDir, 'postgres') : join(SHARED_ROOT, `portal-${shortHash(dataDir)}`, 'postgres'),
  };
}

export function ownedFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}

function isOpenToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function copiedBinaries(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const target = join(SHARED_ROOT, `portal-postgres-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
