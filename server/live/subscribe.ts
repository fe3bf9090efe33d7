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
export function subscribeToShared<Row>(ctx: Context, topic: Topic, read: (ctx: Context, id: string) => Promise<Row | undefined>): AsyncIterableIterator<Row> {
  const { viewer: _ } = ctx;
  return following(ctx, ctx.services.live.events([topic], null), read);
}

/** One object that is no company's own, for whoever may look at it: who asks was checked, or may be anyone. */
export function subscribeToOne<Row>(ctx: Context, topic: Topic, id: string, read: () => Promise<Row | undefined>): AsyncIterableIterator<Row> {
  return following(ctx, ctx.services.live.events([topic], null), async (_, changedId) => (changedId === id ? read() : undefined));
}

const listOf = (topics: Topic | readonly Topic[]) => (typeof topics === 'string' ? [topics] : topics);

/**
 * An event may concern thousands, who all read at once: more than the database has connections for, and those who wait too
 * long for one are told of an error. So they take turns, each until its answer is made: only then it asks for the next event.
 */
function following<Row>(
  ctx: Context, events: AsyncIterableIterator<LiveEvent>, read: (ctx: Context, id: string) => Promise<Row | undefined>,
): AsyncIterableIterator<Row> {
  const { turns } = ctx.services.live;
  let endTurn = () => undefined as void;
  let hasLeft = false;
  return {
    async next() {
      for (;;) {
        endTurn();
        const { value: event, done } = await events.next();
        if (done) return { value: undefined, done: true };
        endTurn = await turns.take();
        if (hasLeft) {
          endTurn();
          return { value: undefined, done: true };
        }
        try {
          await ctx.renew();
          const row = await read(ctx, event.id);
          if (row) return { value: row, done: false };
        } catch (error) {
          endTurn();
          throw error;
        }
      }
    },
    async return() {
      hasLeft = true;
      endTurn();
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
