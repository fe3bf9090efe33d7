import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../platform/db/embedded/postgresServer.ts';

const program = process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-server';

/** Whether Redis is installed. `npm test` installs Redis if possible; without Redis, tests that need it are skipped. */
export const hasRedis = existsSync(program);

export interface RealRedis {
  port: number;
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty Redis server. Passing the port of a stopped server simulates its restart. */
export async function startRedis(portOfStopped?: number): Promise<RealRedis> {
  const port = portOfStopped ?? (await freePort());
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const client = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  for (let i = 0; i < 100 && client.status !== 'ready'; i += 1) await client.connect().catch(() => pause(50));
  client.disconnect();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
