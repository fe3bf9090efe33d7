import { chmodSync, chownSync, existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The system account that runs PostgreSQL. PostgreSQL refuses to run as root, so root starts it with an account without
 * rights.
 */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY = 65534;

/**
 * The account `nobody` when the portal runs as root; undefined otherwise, since PostgreSQL then runs as the same user.
 */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const nobody = accounts.find(([name]) => name === 'nobody');
  return { uid: Number(nobody?.[2] ?? NOBODY), gid: Number(nobody?.[3] ?? NOBODY) };
}

/** The account for a path: a plain user's files keep their owner when root later starts the portal on them. */
export function accountOf(path: string, account: Account | undefined): Account | undefined {
  if (!account || !existsSync(path)) return account;
  const { uid, gid } = statSync(path);
  return uid === 0 ? account : { uid, gid };
}

export function changeOwner(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Gives a folder with all of its contents to the account. Needed after root has copied a data folder. */
export function changeOwnerRecursively(folder: string, account: Account | undefined): void {
  if (!account || statSync(folder).uid === account.uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), account.uid, account.gid);
  changeOwner(folder, account);
}

/** Whether the account may enter every folder on the way to the path. */
export function canReach(account: Account, path: string): boolean {
  for (let step = path; ; step = dirname(step)) {
    if (existsSync(step) && !canEnter(account, step)) return false;
    if (step === dirname(step)) return true;
  }
}

/**
 * Lets the account's group traverse a folder that only root can use; the group cannot list it. Returns false for a
 * folder that cannot be opened this way.
 */
export function allowTraversal(account: Account, folder: string): boolean {
  if (!canReach(account, dirname(folder))) return false;
  if (canEnter(account, folder)) return true;
  const { uid, mode } = statSync(folder);
  const isPrivateToRoot = uid === 0 && (mode & 0o077) === 0;
  if (!isPrivateToRoot) return false;
  chownSync(folder, uid, account.gid);
  chmodSync(folder, (mode & 0o777) | 0o010);
  return true;
}

function canEnter({ gid }: Account, path: string): boolean {
  const stat = statSync(path);
  return (stat.mode & 0o001) !== 0 || (stat.gid === gid && (stat.mode & 0o010) !== 0);
}
