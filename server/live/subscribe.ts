import type { Context } from '../context.ts';
import { assertMay } from '../auth/policy.ts';
import type { LiveEvent, Topic } from './events.ts';
import { ANY_COMPANY } from './Live.ts';

/**
 * The objects behind a topic's events in the viewer's company. Each is read anew with the rights that the subscriber
 * has at that moment; one that may not be seen any more is left out.
 */
export function subscribeToOwn<Row>(
  ctx: Context,
  topics: Topic | readonly Topic[],
  read: (ctx: Context, id: string) => Promise<Row | undefined>,
  { waiting }: { waiting?: number } = {},
): AsyncIterableIterator<Row> {
  return following(ctx, ctx.services.live.events(listOf(topics), ctx.viewer.customerId ?? '', waiting), read);
}

/** The same over all companies, or any one, for as long as the subscriber is an admin. */
export function subscribeAsAdmin<Row>(
  ctx: Context,
  topics: Topic | readonly Topic[],
  read: (ctx: Context, id: string) => Promise<Row | undefined>,
  { waiting, customerId }: { waiting?: number; customerId?: string | null | undefined } = {},
): AsyncIterableIterator<Row> {
  assertMay(ctx.viewer, 'administer');
  return following(ctx, ctx.services.live.events(listOf(topics), customerId ?? ANY_COMPANY, waiting), read);
}

/** What is no company's own and concerns them all: each subscriber is told of what it may see. */
export function subscribeToShared<Row>(
  ctx: Context,
  topic: Topic,
  read: (ctx: Context, id: string) => Promise<Row | undefined>,
): AsyncIterableIterator<Row> {
  const { viewer: _ } = ctx;
  return following(ctx, ctx.services.live.events([topic], null), read);
}

/** One object that is no company's own, for whoever may look at it: who asks was checked, or may be anyone. */
export function subscribeToOne<Row>(
  ctx: Context,
  topic: Topic,
  id: string,
  read: () => Promise<Row | undefined>,
): AsyncIterableIterator<Row> {
  return following(ctx, ctx.services.live.events([topic], null), async (_, changedId) =>
    changedId === id ? read() : undefined,
  );
}

const listOf = (topics: Topic | readonly Topic[]) => (typeof topics === 'string' ? [topics] : topics);

/** An answer that takes longer than a request may take lets others read meanwhile. */
const SLOT_MS = 10_000;

/**
 * One event may concern thousands of subscribers, which is more readers than the database has connections. A slot lets few
 * of them read at a time; it is free again when the answer has been made (`releaseLiveSlot`), before it is sent, so that a
 * client that does not read keeps nobody waiting. A client that lags behind takes no slot until it has caught up.
 */
function following<Row>(
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
          await ctx.renew();
          ctx.bill?.payForMessage();
          const row = await read(ctx, event.id);
          if (row) return { value: row, done: false };
          ctx.bill?.settle({});
        } catch (error) {
          // Nobody calls return() after a failure, and the listener would stay for ever.
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
  const endTurn = await turnOfCurrentReader(ctx);
  const overdue = setTimeout(endTurn, SLOT_MS).unref();
  const account = memory.open({ caller: ctx.callerKey, most: config.limits.memoryBytes / 3 });
  ctx.memory = account;
  ctx.releaseLiveSlot = () => {
    ctx.releaseLiveSlot = undefined;
    clearTimeout(overdue);
    account.close();
    endTurn();
  };
}

/** One socket may have many subscriptions to the same event: which of them make the client lag behind shows only one by one. */
async function turnOfCurrentReader(ctx: Context): Promise<() => void> {
  const { live, heavyQueries } = ctx.services;
  const { reader } = ctx.request;
  for (;;) {
    await reader?.caughtUp();
    const endHeavy = await heavyQueries.take(ctx.callerKey, ctx.bill?.cost.requested ?? 0);
    const endSlot = await live.turns.take();
    const endTurn = () => {
      endSlot();
      endHeavy();
    };
    if (!reader?.isBehind) return endTurn;
    endTurn();
  }
}
