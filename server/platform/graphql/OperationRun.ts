import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import type { Execution, Executor } from './executor.ts';

const runKey = Symbol('run');
type ContextWithRun = Context & { [runKey]?: OperationRun };

/** An operation that runs. Apollo takes the result of one that has errors from the context, to frame it. */
export class OperationRun {
  readonly startedAt = performance.now();
  /** Rejects when the operation could not run. */
  readonly result: Promise<ExecutionResult>;

  readonly #context: ContextWithRun;

  constructor(executor: Executor, execution: Execution) {
    this.result = executor.execute(execution);
    this.#context = execution.context;
  }

  /** The run of a context's operation, if it has ended with errors. */
  static failedOf(context: Context): OperationRun | undefined {
    return (context as ContextWithRun)[runKey];
  }

  /**
   * The result when it has data and no errors. Only a failed run is remembered: a connection keeps its last request
   * until the next one, and so would keep the rows of its answer.
   */
  async success(): Promise<ExecutionResult | undefined> {
    const result = await this.result.catch(() => undefined);
    if (result?.data && !result.errors) return result;
    this.#context[runKey] = this;
    return undefined;
  }
}
