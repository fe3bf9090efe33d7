import type { BaseLogger } from 'pino';
import type { Config } from '../config.ts';
import type { ReadPool } from '../db/readPool.ts';
import type { EventTransport } from './Live.ts';
import { PostgresTransport } from './PostgresTransport.ts';
import { RedisTransport } from './RedisTransport.ts';

/** The transport of live events: Redis when one is configured, otherwise the database. */
export function createEventTransport(
  { redisUrl, databaseUrl }: Config,
  reads: ReadPool,
  log: BaseLogger,
): EventTransport {
  return redisUrl ? new RedisTransport(redisUrl, log) : new PostgresTransport(databaseUrl, reads, log);
}
