import { assertMay } from '../access/policy.ts';
import type { Context } from '../context.ts';
import type { LiveEvent, Topic } from './events.ts';
import { ANY_COMPANY } from './Live.ts';

/**
 * Subscribes to the events of the viewer's company. For each event, `read` reads the object with the rights that the
 * subscriber has at that moment; an event whose object `read` does not return is skipped. Throws the caller's refusal
 * for a visitor, and the iterator rejects when the caller has lost its session or used up its allowance. At most
 * `queueLimit` events wait for the subscriber; beyond that, the oldest are dropped.
 */
export function subscribeToOwn<Row>(
  ctx: Context,
  topics: Topic | readonly Topic[],
  read: (ctx: Context, id: string) => Promise<Row | undefined>,
  { queueLimit }: { queueLimit?: number } = {},
): AsyncIterableIterator<Row> {
  return readEvents(ctx, ctx.services.live.events(listOf(topics), ctx.viewer.customerId ?? '', queueLimit), read);
}

/**
 * Like `subscribeToOwn`, over all companies or over the one given. Throws FORBIDDEN for callers who are not admins;
 * `read` has to use the admin's reader, which refuses when the subscriber is an admin no longer.
 */
export function subscribeAsAdmin<Row>(
  ctx: Context,
  topics: Topic | readonly Topic[],
  read: (ctx: Context, id: string) => Promise<Row | undefined>,
  { queueLimit, customerId }: { queueLimit?: number; customerId?: string | null | undefined } = {},
): AsyncIterableIterator<Row> {
  assertMay(ctx.viewer, 'administer');
  return readEvents(ctx, ctx.services.live.events(listOf(topics), customerId ?? ANY_COMPANY, queueLimit), read);
}

/** Like `subscribeToOwn`, for objects that belong to no company and that all companies may follow. */
export function subscribeToShared<Row>(
  ctx: Context,
  topic: Topic,
  read: (ctx: Context, id: string) => Promise<Row | undefined>,
): AsyncIterableIterator<Row> {
  return readEvents(ctx, ctx.services.live.events([topic], null), read);
}

/** Like `subscribeToShared`, for one object. Does not check the caller, so that visitors can subscribe too. */
export function subscribeToOne<Row>(
  ctx: Context,
  topic: Topic,
  id: string,
  read: (ctx: Context) => Promise<Row | undefined>,
): AsyncIterableIterator<Row> {
  return readEvents(ctx, ctx.services.live.eventsAbout(topic, id), read);
}

const listOf = (topics: Topic | readonly Topic[]) => (typeof topics === 'string' ? [topics] : topics);

/**
 * A slot is released after this time even if its answer is not ready, so that a slow answer does not delay the others.
 */
const MAX_SLOT_MS = 10_000;

/**
 * Turns events into rows. One event may concern thousands of subscribers, which is more readers than the database has
 * connections, so a subscriber needs a slot to read. The slot is released when the answer is ready (`releaseLiveSlot`)
 * and before it is sent, so that a client that does not read delays nobody. A client that lags behind takes no slot
 * until it has caught up.
 */
function readEvents<Row>(
  ctx: Context,
  events: AsyncIterableIterator<LiveEvent>,
  read: (ctx: Context, id: string) => Promise<Row | undefined>,
): AsyncIterableIterator<Row> {
  let hasLeft = false;
  const release = () => ctx.releaseLiveSlot?.();
  const leave = async (): Promise<IteratorReturnResult<undefined>> => {
    hasLeft = true;
    release();
    await events.return?.();
    return { value: undefined, done: true };
  };
  return {
    async next() {
      for (;;) {
        release();
        const { value: event, done } = await events.next();
        if (done) return { value: undefined, done: true };
        await takeSlot(ctx);
        if (hasLeft) return leave();
        try {
          await ctx.refreshRights();
          ctx.bill?.payForMessage();
          const row = await read(ctx, event.id);
          if (row) return { value: row, done: false };
          ctx.bill?.settle({});
        } catch (error) {
          // The consumer does not call return() after a failure, and the listener would never be removed.
          await leave();
          throw error;
        }
      }
    },
    return: leave,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function takeSlot(ctx: Context): Promise<void> {
  const { memory, config } = ctx.services;
  const release = await acquireWhenCaughtUp(ctx);
  const timeout = setTimeout(release, MAX_SLOT_MS).unref();
  const account = memory.open({ caller: ctx.callerKey, maxBytes: config.limits.memoryBytes / 3 });
  ctx.memory = account;
  ctx.releaseLiveSlot = () => {
    ctx.releaseLiveSlot = undefined;
    clearTimeout(timeout);
    account.close();
    release();
  };
}

/**
 * Acquires the slots for one read, and returns the function that releases them. The client may fall behind while this
 * subscription waits for its slots, because other subscriptions of the same socket send messages; this subscription
 * then releases the slots and waits again.
 */
async function acquireWhenCaughtUp(ctx: Context): Promise<() => void> {
  const { live, heavyQueries } = ctx.services;
  const { reader } = ctx.request;
  for (;;) {
    await reader?.waitUntilCaughtUp();
    const releaseHeavy = await heavyQueries.acquire(ctx.callerKey, ctx.bill?.cost.requested ?? 0);
    const releaseSlot = await live.readSlots.acquire();
    const release = () => {
      releaseSlot();
      releaseHeavy();
    };
    if (!reader?.isBehind) return release;
    release();
  }
}
