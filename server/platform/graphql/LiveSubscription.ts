import { setTimeout as pause } from 'node:timers/promises';
import { createSourceEventStream, execute, type ExecutionResult } from 'graphql';
import { seesWholeCompany } from '../access/policy.ts';
import type { LiveEvent } from '../db/events.ts';
import type { EventQueue } from '../live/Live.ts';
import { takeSlots } from '../live/slots.ts';
import { LiveSource } from '../live/subscribe.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { isHiddenChange } from './hiddenChange.ts';
import type { LiveOperation, PublishAnswer } from './LiveOperation.ts';

interface LiveSubscriptionOptions {
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
 * Answers the events of one subscription, one after the other, and sends the answers itself, so that a slot is free
 * before its answer is sent. Towards graphql-ws this is an iterator without values that ends with the subscription, and
 * rejects when the caller has lost its session or used up its allowance.
 */
export class LiveSubscription implements AsyncIterableIterator<never> {
  readonly #operation: LiveOperation;
  readonly #source: LiveSource;
  readonly #options: LiveSubscriptionOptions;
  readonly #events: EventQueue;
  #hasLeft = false;
  /** The last sum or board that was sent to a viewer with a scope. */
  #lastAnswer: string | undefined;

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

  /** Reads with the current rights of this subscriber, in a slot that is released before the answer is sent. */
  async #deliver(event: LiveEvent): Promise<void> {
    const { contextValue: context } = this.#operation;
    const { spreadMs } = this.#source;
    if (spreadMs) await pause(Math.random() * spreadMs, undefined, { ref: false });
    await context.request.reader?.waitUntilCaughtUp();
    if (this.#hasLeft) return;
    await context.refreshRights();
    context.bill?.payForMessage();
    const release = await this.#takeSlotsWhenCaughtUp();
    let payload: string | undefined;
    try {
      if (!this.#hasLeft) payload = await this.#read(event);
    } finally {
      context.memory = undefined;
      release();
    }
    if (payload !== undefined && !this.#hasLeft) await this.#send(payload);
  }

  async #read(event: LiveEvent): Promise<string | undefined> {
    const { contextValue: context, includesCost } = this.#operation;
    const { publish } = this.#options;
    const row = await this.#source.read(context, event.id);
    if (row === undefined || (this.#source.hidesChanges && (await isHiddenChange(context, event.id, row)))) {
      context.bill?.settle({});
      return undefined;
    }
    const { result, published } = publish(await execute({ ...this.#operation, rootValue: row }));
    context.bill?.settle(result);
    if (!isAboutObject(row, event.id) && this.#hidesRepeat(published)) return undefined;
    const cost = includesCost && context.bill?.cost;
    return JSON.stringify(cost ? { ...published, extensions: { ...published.extensions, cost } } : published);
  }

  /**
   * Whether a viewer with a scope has been sent the same answer before: a board or a sum that has changed in hidden
   * rows alone. Such a viewer must not learn of the change.
   */
  #hidesRepeat(published: object): boolean {
    const { viewer } = this.#operation.contextValue.caller;
    if (!this.#source.hidesChanges || !viewer || seesWholeCompany(viewer)) return false;
    const answer = JSON.stringify(published);
    const isRepeated = answer === this.#lastAnswer;
    this.#lastAnswer = answer;
    return isRepeated;
  }

  /**
   * A client that lags behind gets no answer until it has caught up. Other subscriptions of its socket may send
   * messages while this one waits for its slots; it then waits again.
   */
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

/**
 * Whether the answer is about the object of the event, which the viewer sees, and no sum of rows that may be hidden.
 * Such an answer is sent each time: a program may select the id alone, and read the object anew.
 */
const isAboutObject = (row: unknown, id: string): boolean =>
  typeof row === 'object' && row !== null && ('edge' in row || 'deletedId' in row || ('id' in row && row.id === id));
