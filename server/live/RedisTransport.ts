import { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';
import type { LiveEvent } from './events.ts';
import type { EventTransport } from './Live.ts';

const CHANNEL = 'portal:events';

/** Fan-out through Redis, for installations with many replicas: the writing process hands on what it committed. */
export class RedisTransport implements EventTransport {
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  readonly #log: BaseLogger;

  constructor(redisUrl: string, log: BaseLogger) {
    this.#log = log;
    this.#publisher = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 3 });
    this.#subscriber = new Redis(redisUrl, { lazyConnect: true });
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error) => this.#log.warn({ err: error }, 'redis'));
    }
  }

  async start(deliver: (events: LiveEvent[]) => void, missed: () => void): Promise<void> {
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
    // What was told while it was away is told to nobody again.
    this.#subscriber.on('ready', missed);
    this.#subscriber.on('message', (_channel, message) => deliver(JSON.parse(message) as LiveEvent[]));
    await this.#subscriber.subscribe(CHANNEL);
  }

  committed(events: LiveEvent[]): void {
    this.#publisher
      .publish(CHANNEL, JSON.stringify(events))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'events could not be handed to redis'));
  }

  async stop(): Promise<void> {
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
  }
}
