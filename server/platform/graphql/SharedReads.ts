import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createSourceEventStream, execute, getOperationAST } from 'graphql';
import type { BaseLogger } from 'pino';
import { ByteCache } from '../ByteCache.ts';
import type { ReadPool } from '../db/readPool.ts';
import type { LiveEvent } from '../live/events.ts';
import type { LiveAnswer } from '../live/SharedAnswers.ts';
import { SharedContext, sharedRightsOf, type SharedRights } from '../live/SharedContext.ts';
import { takeSlots } from '../live/slots.ts';
import { LiveSource } from '../live/subscribe.ts';
import { readUserDependence, type UserDependence } from '../live/userDependence.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Bill } from '../rateLimit/Bill.ts';
import { runAsWork } from '../work.ts';
import type { LiveOperation, PublishAnswer } from './LiveOperation.ts';

/** A key contains the name of an operation, whose length callers choose. */
const REMEMBERED_BYTES = 1024 * 1024;

interface SharedReadsOptions {
  metrics: Metrics;
  log: BaseLogger;
  publish: PublishAnswer;
}

/**
 * Computes the answer to an event once for all subscribers with the same document, variables, company and rights. The
 * answer is computed in a context that knows nothing else about any of them, so it cannot contain anything that belongs
 * to one user. A document that asks for more is remembered, and its subscribers read alone. One instance lives as long
 * as the process.
 */
export class SharedReads {
  readonly #options: SharedReadsOptions;
  /** Documents, with the kinds of viewers, whose answers depend on the user. */
  readonly #userDependent = new ByteCache<true>(REMEMBERED_BYTES);
  readonly #documentKeys = new WeakMap<LiveOperation, string>();
  /** A shared read belongs to no request. */
  readonly #runOutside = AsyncLocalStorage.snapshot();
  #dependsOnUser: Promise<UserDependence> | undefined;

  constructor(options: SharedReadsOptions) {
    this.#options = options;
  }

  /** The answer for the subscriber's current rights. Undefined when the subscriber has to read alone. */
  async answer(operation: LiveOperation, event: LiveEvent): Promise<LiveAnswer | undefined> {
    const { caller, services } = operation.contextValue;
    const rights = caller.viewer && sharedRightsOf(caller.viewer);
    if (!rights) return undefined;
    const { customerId, ...kind } = rights;
    const kindKey = JSON.stringify(kind);
    const dependenceKey = `${operation.hash} ${operation.operationName ?? ''} ${kindKey}`;
    if (this.#userDependent.get(dependenceKey)) return undefined;
    const key = JSON.stringify([customerId, kindKey, this.#documentKey(operation)]);
    return services.live.answers.of(event, key, () =>
      this.#runOutside(() =>
        runAsWork({ requestId: randomUUID() }, () => this.#compute(operation, { event, rights, dependenceKey })),
      ),
    );
  }

  async #compute(
    operation: LiveOperation,
    { event, rights, dependenceKey }: { event: LiveEvent; rights: SharedRights; dependenceKey: string },
  ): Promise<LiveAnswer | undefined> {
    const { services, bill } = operation.contextValue;
    const dependsOnUser = await this.#userDependence(services.reads);
    if (!dependsOnUser) return undefined;
    const context = new SharedContext(services, rights, dependsOnUser);
    // The slots belong to the company, so that no subscriber's other operations delay the others.
    const { release, account } = await takeSlots(services, {
      caller: `company ${String(rights.customerId)}`,
      cost: bill?.cost.requested ?? 0,
    });
    context.memory = account;
    try {
      const answer = await this.#read({ ...operation, contextValue: context }, { event, bill });
      if (!context.isUserDependent) return answer;
    } catch (error) {
      if (!context.isUserDependent) throw error;
    } finally {
      release();
    }
    this.#userDependent.set(dependenceKey, true, 2 * dependenceKey.length);
    return undefined;
  }

  /** `operation` has the shared context, and the resolver makes its source for that context. */
  async #read(
    operation: LiveOperation,
    { event, bill }: { event: LiveEvent; bill: Bill | undefined },
  ): Promise<LiveAnswer | undefined> {
    const source = await createSourceEventStream(operation);
    if (!(source instanceof LiveSource)) return undefined;
    this.#options.metrics.countLiveRead('shared');
    const row: unknown = await source.read(operation.contextValue, event.id);
    if (row === undefined) return { payload: undefined, cost: bill?.costOfAnswer({}) };
    const { result, published } = this.#options.publish(await execute({ ...operation, rootValue: row }));
    return { payload: JSON.stringify(published), cost: bill?.costOfAnswer(result) };
  }

  /** Undefined when the policies of the database cannot be read now. */
  async #userDependence(reads: ReadPool): Promise<UserDependence | undefined> {
    try {
      return await (this.#dependsOnUser ??= readUserDependence(reads));
    } catch (error) {
      this.#dependsOnUser = undefined;
      this.#options.log.warn({ err: error }, 'subscribers read alone, because the policies could not be read');
      return undefined;
    }
  }

  /** Only variables that the document declares count; the client may send others. */
  #documentKey(operation: LiveOperation): string {
    let key = this.#documentKeys.get(operation);
    if (key === undefined) {
      const { document, hash, operationName, variableValues } = operation;
      const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
      key = JSON.stringify([
        hash,
        operationName ?? null,
        declared.map(({ variable: { name } }) => variableValues[name.value] ?? null),
        declared.map(({ variable: { name } }) => name.value in variableValues),
      ]);
      this.#documentKeys.set(operation, key);
    }
    return key;
  }
}
