import type { Context } from '../context.ts';
import type { Topic } from './events.ts';

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
  const { customerId } = ctx.viewer;
  const events = ctx.services.live.events(typeof topics === 'string' ? [topics] : topics, customerId ?? '', waiting);
  return {
    async next() {
      for (;;) {
        const { value: event, done } = await events.next();
        if (done) return { value: undefined, done: true };
        const row = await read(await ctx.renewed(), event.id);
        if (row) return { value: row, done: false };
      }
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
