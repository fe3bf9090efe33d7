import { Turns } from '../Turns.ts';
import type { LiveEvent, Topic } from './events.ts';

/** Only for admins: see subscribe.ts. */
export const ANY_COMPANY = Symbol('any company');

type Listener = (event: LiveEvent) => void;

/** Brings committed events to this process, by whichever road. */
export interface EventTransport {
  /** `missed` is called where events may have passed this process by. */
  start(deliver: (events: LiveEvent[]) => void, missed: () => void): Promise<void>;
  /** This process has committed these. */
  committed(events: LiveEvent[]): void;
  stop(): Promise<void>;
}

/** Hands committed events to whoever listens in this process. */
export class Live {
  readonly #listeners = new Map<Topic, Set<Listener>>();
  readonly #transport: EventTransport;
  readonly #missing = new Set<() => void>();

  /** For those who are told of the same event. */
  readonly turns: Turns;

  constructor(transport: EventTransport, atOnce = 10) {
    this.#transport = transport;
    this.turns = new Turns(atOnce);
  }

  start(): Promise<void> {
    return this.#transport.start(
      (events) => events.forEach((event) => this.#deliver(event)),
      () => this.#missing.forEach((tell) => tell()),
    );
  }

  committed(events: LiveEvent[]): void {
    if (events.length) this.#transport.committed(events);
  }

  stop(): Promise<void> {
    return this.#transport.stop();
  }

  on(topic: Topic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  listenerCount(topic: Topic): number {
    return this.#listeners.get(topic)?.size ?? 0;
  }

  /** Whoever listens may have missed something, and should ask anew. */
  onMissed(tell: () => void): () => void {
    this.#missing.add(tell);
    return () => this.#missing.delete(tell);
  }

  /** Events of some topics for one company, or of no company (null), until the subscriber goes away. At most `waiting` of them queue up. */
  events(
    topics: readonly Topic[],
    customerId: string | null | typeof ANY_COMPANY,
    waiting = MAX_WAITING,
  ): AsyncIterableIterator<LiveEvent> {
    const queue = new EventQueue({
      limit: waiting,
      isForAll: customerId === null,
      onReturn: () => stops.forEach((stop) => stop()),
    });
    const stops = topics.map((topic) =>
      this.on(topic, (event) => {
        if (customerId === ANY_COMPANY || event.customerId === customerId) queue.push(event);
      }),
    );
    return queue;
  }

  #deliver(event: LiveEvent): void {
    this.#listeners.get(event.topic)?.forEach((listener) => listener(event));
  }
}

const MAX_WAITING = 100;

/** An async generator could not be left while it waits; this can. A slow subscriber loses the oldest events. */
class EventQueue implements AsyncIterableIterator<LiveEvent> {
  readonly #waiting: LiveEvent[] = [];
  readonly #limit: number;
  readonly #isForAll: boolean;
  readonly #onReturn: () => void;
  #taker: ((result: IteratorResult<LiveEvent>) => void) | undefined;
  #done = false;

  /** What everybody hears of, everybody reads: one that waits already, and will be read as it is by then, waits once. */
  constructor({ limit, isForAll, onReturn }: { limit: number; isForAll: boolean; onReturn: () => void }) {
    this.#limit = limit;
    this.#isForAll = isForAll;
    this.#onReturn = onReturn;
  }

  push(event: LiveEvent): void {
    if (this.#isForAll && this.#waiting.some(({ topic, id }) => topic === event.topic && id === event.id)) return;
    const taker = this.#taker;
    this.#taker = undefined;
    if (taker) taker({ value: event, done: false });
    else if (this.#waiting.push(event) > this.#limit) this.#waiting.shift();
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    const event = this.#waiting.shift();
    if (event) return Promise.resolve({ value: event, done: false });
    if (this.#done) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => (this.#taker = resolve));
  }

  return(): Promise<IteratorResult<LiveEvent>> {
    this.#done = true;
    this.#onReturn();
    this.#taker?.({ value: undefined, done: true });
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
