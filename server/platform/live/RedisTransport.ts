import { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';
import type { LiveEvent } from '../db/events.ts';
import type { EventTransport } from './Live.ts';

const CHANNEL = 'portal:events';

/**
 * Delivers events through Redis, for installations with many replicas: the process that committed events publishes
 * them. Redis does not store messages, so `onMissed` is called after each reconnect. Connects on `start` and reconnects
 * by itself.
 */
export class RedisTransport implements EventTransport {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #log: BaseLogger;

  constructor(redisUrl: string, log: BaseLogger) {
    this.#log = log;
    this.#publisher = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 3 });
    this.#subscriber = new Redis(redisUrl, { lazyConnect: true });
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error) => this.#log.warn({ err: error }, 'redis connection failed'));
    }
  }

  async start(deliver: (events: LiveEvent[]) => void, onMissed: () => void): Promise<void> {
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
    // Registered after the first connect, so that only a reconnect counts as a possible loss.
    this.#subscriber.on('ready', onMissed);
    this.#subscriber.on('message', (_channel, message) => deliver(JSON.parse(message) as LiveEvent[]));
    await this.#subscriber.subscribe(CHANNEL);
  }

  publish(events: LiveEvent[]): void {
    this.#publisher
      .publish(CHANNEL, JSON.stringify(events))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'publishing events to redis failed'));
  }

  async stop(): Promise<void> {
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }
}
