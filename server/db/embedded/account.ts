import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whom PostgreSQL runs as: it refuses to run as root, so root lends it an account with no rights. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY = 65534;

export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'));
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

/** Whether an account with no rights gets all the way down to it. */
export function isOpenToAll(path: string): boolean {
  for (let step = path; ; step = dirname(step)) {
    if (existsSync(step) && (statSync(step).mode & 0o001) === 0) return false;
    if (step === dirname(step)) return true;
  }
}
