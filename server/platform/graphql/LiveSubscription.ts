import { createSourceEventStream, execute, type ExecutionResult } from 'graphql';
import type { LiveEvent } from '../live/events.ts';
import type { EventQueue } from '../live/Live.ts';
import { takeSlots } from '../live/slots.ts';
import { LiveSource } from '../live/subscribe.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { LiveOperation, PublishAnswer } from './LiveOperation.ts';
import type { SharedReads } from './SharedReads.ts';

interface LiveSubscriptionOptions {
  shared: SharedReads;
  metrics: Metrics;
  publish: PublishAnswer;
  /** Resolves when the message has been handed to the operating system or the socket is closed. */
  send: (text: string) => Promise<void>;
}

/** Starts a subscription. Returns a result with errors when the operation is refused. */
export async function startSubscription(
  operation: LiveOperation,
  options: LiveSubscriptionOptions,
): Promise<LiveSubscription | ExecutionResult> {
  const source = await createSourceEventStream(operation);
  if (source instanceof LiveSource) return new LiveSubscription(operation, source, options);
  return source as ExecutionResult;
}

/**
 * Answers the events of one subscription, one after the other, and sends the answers itself: subscribers share the text
 * of an answer, which graphql-ws would serialize for each of them. Towards graphql-ws this is an iterator without
 * values that ends with the subscription, and rejects when the caller has lost its session or used up its allowance.
 */
export class LiveSubscription implements AsyncIterableIterator<never> {
  readonly #operation: LiveOperation;
  readonly #source: LiveSource;
  readonly #options: LiveSubscriptionOptions;
  readonly #events: EventQueue;
  #hasLeft = false;

  constructor(operation: LiveOperation, source: LiveSource, options: LiveSubscriptionOptions) {
    this.#operation = operation;
    this.#source = source;
    this.#options = options;
    this.#events = source.listen();
  }

  async next(): Promise<IteratorReturnResult<undefined>> {
    try {
      for (;;) {
        const { value: event, done } = await this.#events.next();
        if (done) return { value: undefined, done: true };
        await this.#deliver(event);
      }
    } catch (error) {
      // graphql-ws does not call return() after a failure, and the listener would never be removed.
      await this.return();
      throw error;
    }
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    this.#hasLeft = true;
    await this.#events.return();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /**
   * Rights are looked up for each event. A client that lags behind gets no answer until it has caught up; it may fall
   * behind while the answer is made, because other subscriptions of its socket send messages.
   */
  async #deliver(event: LiveEvent): Promise<void> {
    const { contextValue: context, includesCost } = this.#operation;
    const { reader } = context.request;
    for (;;) {
      await reader?.waitUntilCaughtUp();
      if (this.#hasLeft) return;
      await context.refreshRights();
      context.bill?.payForMessage();
      const answer =
        this.#source.canShare && !includesCost ? await this.#options.shared.answer(this.#operation, event) : undefined;
      if (!answer) return this.#deliverAlone(event);
      if (this.#hasLeft) return;
      if (reader?.isBehind) continue;
      context.bill?.settleAt(answer.cost);
      if (answer.payload !== undefined) await this.#send(answer.payload);
      return;
    }
  }

  /** Reads with the rights of this subscriber alone, in a slot that is released before the answer is sent. */
  async #deliverAlone(event: LiveEvent): Promise<void> {
    const { contextValue: context } = this.#operation;
    const release = await this.#takeSlotsWhenCaughtUp();
    let payload: string | undefined;
    try {
      if (!this.#hasLeft) payload = await this.#readAlone(event);
    } finally {
      context.memory = undefined;
      release();
    }
    if (payload !== undefined && !this.#hasLeft) await this.#send(payload);
  }

  async #readAlone(event: LiveEvent): Promise<string | undefined> {
    const { contextValue: context, includesCost } = this.#operation;
    const { metrics, publish } = this.#options;
    metrics.countLiveRead('alone');
    const row = await this.#source.read(context, event.id);
    if (row === undefined) {
      context.bill?.settle({});
      return undefined;
    }
    const { result, published } = publish(await execute({ ...this.#operation, rootValue: row }));
    context.bill?.settle(result);
    const cost = includesCost && context.bill?.cost;
    return JSON.stringify(cost ? { ...published, extensions: { ...published.extensions, cost } } : published);
  }

  /** Other subscriptions of the socket may send messages while this one waits for its slots; it then waits again. */
  async #takeSlotsWhenCaughtUp(): Promise<() => void> {
    const { contextValue: context } = this.#operation;
    const { reader } = context.request;
    for (;;) {
      await reader?.waitUntilCaughtUp();
      const { release, account } = await takeSlots(context.services, {
        caller: context.callerKey,
        cost: context.bill?.cost.requested ?? 0,
      });
      context.memory = account;
      if (!reader?.isBehind) return release;
      release();
    }
  }

  #send(payload: string): Promise<void> {
    this.#options.metrics.countLiveMessage();
    return this.#options.send(`{"id":${JSON.stringify(this.#operation.id)},"type":"next","payload":${payload}}`);
  }
}
