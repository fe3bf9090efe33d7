import type { Subject } from '../../../domain/basics/vocabulary.ts';
import { assertMay, sees } from '../access/policy.ts';
import type { Context } from '../context.ts';
import type { Topic } from '../db/events.ts';
import { ANY_COMPANY, type EventQueue } from './Live.ts';

/** Reads the object of an event for its subscribers, with the rights of the context. */
type ReadObject<Row> = (ctx: Context, id: string) => Promise<Row | undefined>;

/**
 * A subscription as its resolver declares it: its events, and how their objects are read. The socket reads and sends
 * them (`LiveSubscription`). Only graphql-js asks for an async iterable, and does not iterate.
 */
export class LiveSource<Row = unknown> implements AsyncIterable<never> {
  /** Registers a listener, which the caller must remove with `return()` of the queue. */
  readonly listen: () => EventQueue;
  readonly read: ReadObject<Row>;
  /** Each subscriber waits up to so many milliseconds before it reads, so that not all sockets read at once. */
  readonly spreadMs: number;
  /** Whether changes of objects that are hidden from the subscriber are left out. */
  readonly hidesChanges: boolean;

  constructor({
    listen,
    read,
    spreadMs = 0,
    hidesChanges = false,
  }: Pick<LiveSource<Row>, 'listen' | 'read'> & { spreadMs?: number; hidesChanges?: boolean }) {
    this.listen = listen;
    this.read = read;
    this.spreadMs = spreadMs;
    this.hidesChanges = hidesChanges;
  }

  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error('The events of a subscription are read by its socket');
  }
}

interface OwnOptions {
  /** At most so many events wait for the subscriber; beyond that, the oldest are dropped. */
  queueLimit?: number;
  /** The subjects to which the events belong. A subscriber who sees none of them gets nothing. */
  sees?: Subject[];
}

/**
 * Subscribes to the events of the viewer's company. For each event, `read` reads the object with the rights that the
 * subscriber has at that moment; an event whose object `read` does not return is skipped, and so is one about an
 * object that exists but is hidden from the subscriber. Throws the caller's refusal for a visitor.
 */
export function subscribeToOwn<Row>(
  { services: { live }, viewer }: Context,
  topics: Topic | readonly Topic[],
  read: ReadObject<Row>,
  { queueLimit, sees: subjects }: OwnOptions = {},
): LiveSource<Row> {
  const { customerId } = viewer;
  return new LiveSource({
    listen: () => live.events(listOf(topics), customerId ?? '', queueLimit),
    hidesChanges: true,
    read: async (ctx, id) => {
      if (subjects && !sees(ctx.viewer, ...subjects)) return undefined;
      return read(ctx, id);
    },
  });
}

/**
 * Like `subscribeToOwn`, over all companies or over the one given. Throws FORBIDDEN for callers who are no
 * employees; `read` has to use the admin reader, which shows what the roles of the subscriber allow at that moment.
 */
export function subscribeAsAdmin<Row>(
  { services: { live }, viewer }: Context,
  topics: Topic | readonly Topic[],
  read: ReadObject<Row>,
  { queueLimit, customerId }: { queueLimit?: number; customerId?: string | null | undefined } = {},
): LiveSource<Row> {
  assertMay(viewer, 'workInBackOffice');
  return new LiveSource({
    listen: () => live.events(listOf(topics), customerId ?? ANY_COMPANY, queueLimit),
    read,
  });
}

/**
 * Like `subscribeToOwn`, for objects that belong to no company and that all companies may follow. An event reaches each
 * subscriber at a random time of the next seconds.
 */
export function subscribeToShared<Row>(
  { services: { live, config } }: Context,
  topic: Topic,
  read: ReadObject<Row>,
): LiveSource<Row> {
  return new LiveSource({
    listen: () => live.events([topic], null),
    read,
    spreadMs: config.timeLimits.announcement,
  });
}

/**
 * Like `subscribeToShared`, for one object and without delay. Does not check the caller, so that visitors can subscribe
 * too. `read` may remember what it has sent.
 */
export function subscribeToOne<Row>(
  { services: { live } }: Context,
  topic: Topic,
  id: string,
  read: (ctx: Context) => Promise<Row | undefined>,
): LiveSource<Row> {
  return new LiveSource({ listen: () => live.eventsAbout(topic, id), read });
}

const listOf = (topics: Topic | readonly Topic[]) => (typeof topics === 'string' ? [topics] : topics);
