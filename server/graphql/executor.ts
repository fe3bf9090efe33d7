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
import type { Context } from '../context.ts';
import { isId } from '../db/ids.ts';
import { AppError } from '../errors.ts';
import { CallerSlots } from '../rateLimit/CallerSlots.ts';
import type { Limits } from '../rateLimit/limits.ts';
import { sizeOf } from '../rateLimit/MemoryBudget.ts';
import { within } from './within.ts';

export interface Execution {
  document: DocumentNode;
  /** Names the document; the same hash is the same text. */
  hash: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
  context: Context;
}

interface ExecutorOptions {
  limits: Limits;
  timeoutMs?: number;
}

const MAX_COMPILED = 1_000;
/** A document may name many mutations. */
const MAX_NAME = 200;

/**
 * Runs operations that were compiled once: several times as fast as walking the document for each request. One caller runs
 * so many at a time, and no operation reads or answers more than the process can hold.
 */
export class Executor {
  readonly schema: GraphQLSchema;
  readonly #limits: Limits;
  readonly #timeoutMs: number | undefined;
  readonly #slots: CallerSlots;
  readonly #compiled = new Map<string, CompiledQuery | undefined>();

  constructor(schema: GraphQLSchema, { limits, timeoutMs }: ExecutorOptions) {
    this.schema = schema;
    this.#limits = limits;
    this.#timeoutMs = timeoutMs;
    this.#slots = new CallerSlots({ atOnce: limits.operationsAtOnce, waiting: limits.waitingOperations });
  }

  async execute(execution: Execution): Promise<ExecutionResult> {
    const { context } = execution;
    let isGivenUp = false;
    // The slots belong to the work, which may go on after the caller has been told that it took too long.
    const work = this.#slots.run(context.callerKey, async () => {
      const isMutation = getOperationAST(execution.document, execution.operationName)?.operation === 'mutation';
      // A mutation reads little, and may wait for a provider meanwhile, which must delay nobody else.
      const endTurn = await context.services.heavyQueries.take(
        context.callerKey,
        isMutation ? 0 : (context.bill?.cost.requested ?? 0),
      );
      try {
        return isGivenUp ? { data: null } : await this.#runMetered(execution);
      } finally {
        endTurn();
      }
    });
    try {
      return await within(work, this.#timeoutMs);
    } catch (error) {
      isGivenUp = true;
      if (error instanceof AppError && error.code === 'RATE_LIMITED') context.bill?.settle({});
      throw error;
    }
  }

  assertSize(data: unknown): void {
    const { answerBytes } = this.#limits;
    if (sizeOf(data, answerBytes) > answerBytes)
      throw new AppError('LIMIT_EXCEEDED', 'Svaret er for stort. Bed om færre rækker ad gangen.');
  }

  async #runMetered(execution: Execution): Promise<ExecutionResult> {
    const { context } = execution;
    const account = context.services.memory.open({ caller: context.callerKey, most: this.#limits.memoryBytes / 3 });
    context.memory = account;
    try {
      const result = await this.#run(execution);
      this.assertSize(result.data);
      return result;
    } finally {
      context.memory = undefined;
      account.close();
    }
  }

  async #run(execution: Execution): Promise<ExecutionResult> {
    const { document, operationName, context } = execution;
    const variables = execution.variables ?? {};
    await recordDeclaredExport(this.schema, { document, operationName, variables, context });
    context.mutation = mutationOf(execution);
    const compiled = this.#compile(execution);
    const result = compiled && (await compiled.query(undefined, context, variables));
    // Without `data` nothing ran: the variables don't fit, and graphql-js words that as clients expect it.
    if (result && 'data' in result) {
      context.bill?.settle(result);
      await recordOperation(context, Boolean(result.errors?.length));
    }
    if (!result || !('data' in result)) {
      return execute({
        schema: this.schema,
        document,
        contextValue: context,
        variableValues: variables,
        operationName: operationName ?? null,
      });
    }
    return result.errors ? { ...result, errors: result.errors.map(withExtensions) } : result;
  }

  #compile({ document, hash, operationName }: Execution): CompiledQuery | undefined {
    // An empty name is not a missing one.
    const key = JSON.stringify([hash, operationName ?? null]);
    if (this.#compiled.has(key)) return this.#compiled.get(key);
    const compiled = compileQuery(this.schema, document, operationName ?? undefined, {
      disableLeafSerialization: false,
    });
    const usable = isCompiledQuery(compiled) && getOperationAST(document, operationName) ? compiled : undefined;
    if (this.#compiled.size >= MAX_COMPILED) this.#compiled.delete(this.#compiled.keys().next().value!);
    this.#compiled.set(key, usable);
    return usable;
  }
}

/** Undefined for what only reads. */
function mutationOf({ document, operationName, variables }: Execution): RunningMutation | undefined {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'mutation') return undefined;
  const name = operation.selectionSet.selections
    .flatMap((field) => (field.kind === Kind.FIELD ? field.name.value : []))
    .join(', ');
  const id = variables?.id;
  return { name: name.slice(0, MAX_NAME), target: typeof id === 'string' && isId(id) ? id : undefined };
}

/** The compiled errors lack what the formatting expects. */
function withExtensions(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    originalError: error.originalError,
    extensions: error.extensions ?? {},
  });
}
