import { chmodSync, chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whom PostgreSQL runs as: it refuses to run as root, so root lends it an account with no rights. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY = 65534;

export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const nobody = accounts.find(([name]) => name === 'nobody');
  return { uid: Number(nobody?.[2] ?? NOBODY), gid: Number(nobody?.[3] ?? NOBODY) };
}

/** Files that a plain user made stay that user's, also when root starts the portal on them. */
export function accountOf(path: string, account: Account | undefined): Account | undefined {
  if (!account || !existsSync(path)) return account;
  const { uid, gid } = statSync(path);
  return uid === 0 ? account : { uid, gid };
}

export function giveTo(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** What root copied belongs to root. */
export function giveAllTo(folder: string, account: Account | undefined): void {
  if (!account || statSync(folder).uid === account.uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), account.uid, account.gid);
  giveTo(folder, account);
}

/** Whether the account gets all the way down to it. */
export function isOpenTo(account: Account, path: string): boolean {
  for (let step = path; ; step = dirname(step)) {
    if (existsSync(step) && !letsPass(account, step)) return false;
    if (step === dirname(step)) return true;
  }
}

/** A folder that only root has to do with is opened to the account's group, for passing through and nothing else. */
export function openPassage(account: Account, folder: string): boolean {
  if (!isOpenTo(account, dirname(folder))) return false;
  if (letsPass(account, folder)) return true;
  const { uid, mode } = statSync(folder);
  const isRootsAlone = uid === 0 && (mode & 0o077) === 0;
  if (!isRootsAlone) return false;
  chownSync(folder, uid, account.gid);
  chmodSync(folder, (mode & 0o777) | 0o010);
  return true;
}

function letsPass({ gid }: Account, path: string): boolean {
  const found = statSync(path);
  return (found.mode & 0o001) !== 0 || (found.gid === gid && (found.mode & 0o010) !== 0);
}
