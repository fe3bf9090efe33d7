import { existsSync } from 'node:fs';
import { install, mayInstall } from './distribution.ts';

const installed = [
  process.env.REDIS_SERVER_PATH,
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
];
const findRedis = (): string | undefined => installed.find((path) => path && existsSync(path));

/** The program of a real Redis, for the tests of what goes through one; absent where none can be had. */
export async function ensureRedis(): Promise<string | undefined> {
  const found = findRedis();
  if (found || !mayInstall()) return found;
  process.stdout.write('  Installing Redis from the distribution …\n');
  await install('redis-server');
  return findRedis();
}
