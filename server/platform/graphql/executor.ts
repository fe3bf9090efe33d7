import {
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { recordDeclaredExport } from '../audit/declaredExports.ts';
import type { RunningMutation } from '../audit/recordAudit.ts';
import { recordOperation } from '../audit/recordOperation.ts';
import { ByteCache } from '../ByteCache.ts';
import type { Context } from '../context.ts';
import { isId } from '../db/ids.ts';
import type { ReplicaReads } from '../db/readReplica/ReplicaReads.ts';
import { AppError } from '../errors.ts';
import { CallerSlots } from '../rateLimit/CallerSlots.ts';
import type { Limits } from '../rateLimit/limits.ts';
import { sizeOf, type MemoryAccount } from '../rateLimit/MemoryBudget.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { tracedOperation } from '../tracing/operations.ts';
import { calledOperations, refusalOfAll } from './guardOperations.ts';
import { freshnessOf } from './readsReplica.ts';

/** An admitted operation and the context in which it runs. */
export interface Execution {
  document: DocumentNode;
  /** Identifies the document: equal hashes mean equal texts. */
  hash: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
  context: Context;
}

interface ExecutorOptions {
  limits: Limits;
  timeoutMs: number;
  metrics: Metrics;
}

/** Memory of a compiled operation for each character of its code, of which V8 keeps the text and the byte code. */
const BYTES_PER_CHARACTER = 3;
/** Limits the name of a mutation in the audit log, because a document may call many mutations. */
const MAX_NAME = 200;

/**
 * Compiles operations and runs them, which is several times as fast as interpreting the document for each request.
 * Limits how many operations a caller runs at once and how much memory an operation and its answer take. Compiled
 * operations are cached, so one instance is made for the life of the process.
 */
export class Executor {
  readonly schema: GraphQLSchema;
  readonly #limits: Limits;
  readonly #timeoutMs: number;
  readonly #slots: CallerSlots;
  readonly #metrics: Metrics;
  readonly #compiled: ByteCache<CompiledQuery>;

  constructor(schema: GraphQLSchema, { limits, timeoutMs, metrics }: ExecutorOptions) {
    this.schema = schema;
    this.#limits = limits;
    this.#timeoutMs = timeoutMs;
    this.#metrics = metrics;
    this.#compiled = new ByteCache(limits.keptOperationBytes);
    this.#slots = new CallerSlots({ atOnce: limits.operationsAtOnce, queueLimit: limits.waitingOperations });
  }

  /**
   * Runs an operation. Errors of fields and variables are part of the result. Rejects with TIMEOUT when the operation
   * takes too long, RATE_LIMITED when too many of the caller's operations are waiting, and LIMIT_EXCEEDED when the
   * answer is too large. After a timeout, work that has started continues in the background.
   */
  execute(execution: Execution): Promise<ExecutionResult> {
    return tracedOperation(execution, () => this.#executeInTime(execution));
  }

  async #executeInTime(execution: Execution): Promise<ExecutionResult> {
    const { context } = execution;
    let isAbandoned = false;
    // The work holds the slots until it ends, which may be after the caller was answered with TIMEOUT.
    const work = this.#slots.run(context.callerKey, async () => {
      const isMutation = getOperationAST(execution.document, execution.operationName)?.operation === 'mutation';
      // Mutations never wait: they read little, and one that waits for a provider would delay others.
      const account = await context.services.memory.admit({
        caller: context.callerKey,
        cost: isMutation ? 0 : (context.bill?.cost.requested ?? 0),
      });
      try {
        return isAbandoned ? { data: null } : await this.#runMetered(execution, account);
      } finally {
        account.close();
      }
    });
    try {
      return await withTimeout(work, this.#timeoutMs);
    } catch (error) {
      isAbandoned = true;
      if (error instanceof AppError && error.code === 'RATE_LIMITED') context.bill?.settle({});
      throw error;
    }
  }

  /** Throws LIMIT_EXCEEDED when an answer is larger than answers may be. */
  assertSize(data: unknown): void {
    const { answerBytes } = this.#limits;
    if (sizeOf(data, answerBytes) > answerBytes)
      throw new AppError('LIMIT_EXCEEDED', 'Svaret er for stort. Bed om færre rækker ad gangen.');
  }

  async #runMetered(execution: Execution, account: MemoryAccount): Promise<ExecutionResult> {
    const { context } = execution;
    context.memory = account;
    context.replicaReads = this.#openReplicaReads(execution);
    try {
      const result = await this.#run(execution);
      this.assertSize(result.data);
      return result;
    } finally {
      context.memory = undefined;
      context.replicaReads = undefined;
      await recordOwnWrite(context);
    }
  }

  #openReplicaReads({ document, operationName, context }: Execution): ReplicaReads | undefined {
    const { replica } = context.services;
    const { viewer } = context.caller;
    if (!replica || !viewer || !context.caller.positions) return undefined;
    const freshness = freshnessOf(this.schema, document, operationName);
    return freshness && replica.open(context.caller.positions, freshness);
  }

  async #run(execution: Execution): Promise<ExecutionResult> {
    const { document, operationName, context } = execution;
    const variables = execution.variables ?? {};
    await recordDeclaredExport(this.schema, { document, operationName, variables, context });
    context.mutation = mutationOf(execution);
    const compiled = this.#compile(execution);
    const compiledResult = compiled && (await compiled.query(undefined, context, variables));
    // A result without `data` means that no resolver ran, because the variables do not match their types. graphql-js
    // then executes the operation again and reports the variables in the form that clients expect.
    const isComplete = compiledResult && 'data' in compiledResult;
    const result = isComplete
      ? compiledResult
      : await execute({
          schema: this.schema,
          document,
          contextValue: context,
          variableValues: variables,
          operationName: operationName ?? null,
        });
    if ('data' in result) {
      context.bill?.settle(result);
      await recordOperation(context, Boolean(result.errors?.length));
    }
    return 'data' in result && result.errors ? { ...result, errors: result.errors.map(withExtensions) } : result;
  }

  /** Returns undefined for an operation that cannot run, or refuses its caller, for whom nothing is compiled. */
  #compile({ document, hash, operationName, context }: Execution): CompiledQuery | undefined {
    const operation = getOperationAST(document, operationName);
    if (!operation) return undefined;
    const key = JSON.stringify([hash, operation.name?.value ?? null]);
    const known = this.#compiled.get(key);
    if (known) return known;
    if (refusalOfAll(context.caller, calledOperations(this.schema, document, operation))) return undefined;
    const compiled = compileQuery(this.schema, document, operation.name?.value, {
      // Resolvers return scalars and enums as the answer has them, which each answer of a test shows. Checks would
      // create the path and position of a possible error for each field of each row.
      disableLeafSerialization: true,
      // Adds the code to the result, whose length tells how much memory the operation takes.
      debug: true,
    } as Parameters<typeof compileQuery>[3]);
    if (!isCompiledQuery(compiled)) return undefined;
    const {
      query,
      stringify,
      __DO_NOT_USE_THIS_OR_YOU_WILL_BE_FIRED_compilation: code = '',
    } = compiled as DebuggedQuery;
    this.#metrics.countCompiledOperation();
    this.#compiled.set(key, { query, stringify }, code.length * BYTES_PER_CHARACTER);
    this.#metrics.setCacheBytes('operations', this.#compiled.bytes);
    return { query, stringify };
  }
}

/** A compiled operation with its code, whose name is the one that graphql-jit gives it. */
type DebuggedQuery = CompiledQuery & { __DO_NOT_USE_THIS_OR_YOU_WILL_BE_FIRED_compilation?: string };

/**
 * Lets the delayed reads of an admin include this mutation, whatever process answers them. All other reads are current.
 */
async function recordOwnWrite({ services: { replica }, caller: { viewer }, mutation }: Context): Promise<void> {
  if (!replica || !mutation || viewer?.kind !== 'session') return;
  const admins = [...(viewer.role !== 'USER' ? [viewer.userId] : []), ...(viewer.actor ? [viewer.actor.id] : [])];
  if (admins.length) await replica.recordWrite(admins);
}

/**
 * Rejects with TIMEOUT when the work takes longer than `milliseconds`. The work itself is not cancelled. The database's
 * own statement timeout is shorter than the default, so that a slow statement usually ends first.
 */
async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('TIMEOUT', 'Det tog for lang tid. Prøv igen.')), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Name and target of a mutation for the audit log; undefined for queries and subscriptions. */
function mutationOf({ document, operationName, variables }: Execution): RunningMutation | undefined {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'mutation') return undefined;
  const name = operation.selectionSet.selections
    .flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []))
    .join(', ');
  const id = variables?.id;
  return { name: name.slice(0, MAX_NAME), target: typeof id === 'string' && isId(id) ? id : undefined };
}

/**
 * The error of a field in the same form whether or not the operation was compiled: compiled ones have no places in the
 * document, and lack the `extensions` that Apollo's formatting requires.
 */
function withExtensions(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    path: error.path,
    originalError: error.originalError,
    extensions: error.extensions ?? {},
  });
}
