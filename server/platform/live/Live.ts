import type { LiveEvent, Topic } from '../db/events.ts';
import { Semaphore } from '../Semaphore.ts';

/** Selects the events of all companies. Only subscriptions of admins may use it. */
export const ANY_COMPANY = Symbol('any company');

type Company = string | null | typeof ANY_COMPANY;
type Listener = (event: LiveEvent) => void;

/** Delivers to this process the events that any process has committed. */
export interface EventTransport {
  /** Calls `deliver` with events in their order, and `onMissed` when events may have been lost for this process. */
  start(deliver: (events: LiveEvent[]) => void, onMissed: () => void): Promise<void>;
  /** Sends events that this process has committed to all processes, this one included. */
  publish(events: LiveEvent[]): void;
  stop(): Promise<void>;
}

/**
 * Delivers committed live events to the listeners in this process. One instance lives from `start` to `stop` of the
 * process. Events are not stored here: a listener receives those that arrive while it is registered.
 */
export class Live {
  /** By topic and company, so that an event costs only as much as the subscribers of its company. */
  readonly #listeners = new Map<Topic, Map<Company, Set<Listener>>>();
  readonly #transport: EventTransport;
  readonly #missedListeners = new Set<() => void>();

  /** Limits how many subscribers read at once because of an event. */
  readonly readSlots: Semaphore;

  constructor(transport: EventTransport, atOnce = 10) {
    this.#transport = transport;
    this.readSlots = new Semaphore(atOnce);
  }

  /** Rejects when the transport cannot connect. */
  start(): Promise<void> {
    return this.#transport.start(
      (events) => events.forEach((event) => this.#deliver(event)),
      () => this.#missedListeners.forEach((listener) => listener()),
    );
  }

  /** Publishes the events of a transaction. Call after its commit; failures are logged and not thrown. */
  publish(events: LiveEvent[]): void {
    if (events.length) this.#transport.publish(events);
  }

  /** Disconnects the transport; no further events are delivered. */
  stop(): Promise<void> {
    return this.#transport.stop();
  }

  /** Registers a listener for a topic, over all companies. Returns a function that removes the listener. */
  on(topic: Topic, listener: Listener): () => void {
    return this.#listen(topic, ANY_COMPANY, listener);
  }

  #listen(topic: Topic, company: Company, listener: Listener): () => void {
    const byCompany = this.#listeners.get(topic) ?? new Map<Company, Set<Listener>>();
    this.#listeners.set(topic, byCompany);
    const listeners = byCompany.get(company) ?? new Set();
    byCompany.set(company, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (!listeners.size && byCompany.get(company) === listeners) byCompany.delete(company);
    };
  }

  /** The number of listeners of a topic, for tests that look for listeners which were never removed. */
  listenerCount(topic: Topic): number {
    return [...(this.#listeners.get(topic)?.values() ?? [])].reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Registers a listener for the case that events may have been lost; clients should then fetch again what they show.
   * Returns a function that removes the listener.
   */
  onMissed(listener: () => void): () => void {
    this.#missedListeners.add(listener);
    return () => this.#missedListeners.delete(listener);
  }

  /**
   * Events of some topics about one company, about no company (null), or about any. Up to `queueLimit` events wait for
   * the consumer, and the oldest are dropped beyond that. The listeners are removed when the consumer calls `return()`.
   */
  events(topics: readonly Topic[], company: Company, queueLimit = DEFAULT_QUEUE_LIMIT): EventQueue {
    return this.#queueOf(topics, company, queueLimit);
  }

  /** Events about one object that belongs to no company. */
  eventsAbout(topic: Topic, id: string): EventQueue {
    return this.#queueOf([topic], null, DEFAULT_QUEUE_LIMIT, (event) => event.id === id);
  }

  #queueOf(
    topics: readonly Topic[],
    company: Company,
    limit: number,
    accepts: (event: LiveEvent) => boolean = () => true,
  ): EventQueue {
    const queue = new EventQueue({
      limit,
      isShared: company === null,
      onReturn: () => unsubscribers.forEach((unsubscribe) => unsubscribe()),
    });
    const unsubscribers = topics.map((topic) =>
      this.#listen(topic, company, (event) => {
        if (accepts(event)) queue.push(event);
      }),
    );
    return queue;
  }

  #deliver(event: LiveEvent): void {
    const byCompany = this.#listeners.get(event.topic);
    for (const company of [event.customerId, ANY_COMPANY] as const)
      byCompany?.get(company)?.forEach((listener) => listener(event));
  }
}

const DEFAULT_QUEUE_LIMIT = 100;

/**
 * A queue of events for one subscriber. An async generator cannot be ended while it waits for a value, which `return()`
 * of this class can. A slow subscriber loses the oldest events.
 */
export class EventQueue implements AsyncIterableIterator<LiveEvent> {
  readonly #waiting: LiveEvent[] = [];
  readonly #limit: number;
  readonly #isShared: boolean;
  readonly #onReturn: () => void;
  #resolveNext: ((result: IteratorResult<LiveEvent>) => void) | undefined;
  #isDone = false;

  /**
   * An event of no company makes every subscriber read. While one about an object waits, another one about the same
   * object takes its place, because one read shows both changes.
   */
  constructor({ limit, isShared, onReturn }: { limit: number; isShared: boolean; onReturn: () => void }) {
    this.#limit = limit;
    this.#isShared = isShared;
    this.#onReturn = onReturn;
  }

  push(event: LiveEvent): void {
    if (this.#isShared) {
      const same = this.#waiting.findIndex(({ topic, id }) => topic === event.topic && id === event.id);
      if (same !== -1) {
        this.#waiting[same] = event;
        return;
      }
    }
    const resolveNext = this.#resolveNext;
    this.#resolveNext = undefined;
    if (resolveNext) resolveNext({ value: event, done: false });
    else if (this.#waiting.push(event) > this.#limit) this.#waiting.shift();
  }

  next(): Promise<IteratorResult<LiveEvent>> {
    const event = this.#waiting.shift();
    if (event) return Promise.resolve({ value: event, done: false });
    if (this.#isDone) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => (this.#resolveNext = resolve));
  }

  return(): Promise<IteratorResult<LiveEvent>> {
    this.#isDone = true;
    this.#onReturn();
    this.#resolveNext?.({ value: undefined, done: true });
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
