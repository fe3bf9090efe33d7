import { existsSync } from 'node:fs';
import { installPackage, canInstallPackages } from './distribution.ts';

const installed = [
  process.env.REDIS_SERVER_PATH,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];
const findRedis = (): string | undefined => installed.find((path) => path && existsSync(path));

/** Returns the path of redis-server, installing it when needed; undefined when this machine cannot have it. */
export async function ensureRedis(): Promise<string | undefined> {
  const found = findRedis();
  if (found || !canInstallPackages()) return found;
  await installPackage('redis-server');
  return findRedis();
}
