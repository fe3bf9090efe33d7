import { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';

export function connectRedis(redisUrl: string, log: BaseLogger): Redis {
  const redis = new Redis(redisUrl, { enableOfflineQueue: false });
  redis.on('error', (error) =>
    log.warn({ err: error }, 'redis is unavailable, each process counts rate limits on its own'),
  );
  return redis;
}
