import type { ExecutionResult } from 'graphql';
import type { Context } from '../context.ts';
import type { Execution, Executor } from './executor.ts';

const runKey = Symbol('run');
type ContextWithRun = Context & { [runKey]?: OperationRun };

/** An operation that runs. Its context remembers it, so that whatever frames the result does not run it again. */
export class OperationRun {
  readonly startedAt = performance.now();
  /** Rejects when the operation could not run. */
  readonly result: Promise<ExecutionResult>;

  private constructor(result: Promise<ExecutionResult>) {
    this.result = result;
  }

  static start(executor: Executor, execution: Execution): OperationRun {
    return ((execution.context as ContextWithRun)[runKey] = new OperationRun(executor.execute(execution)));
  }

  static of(context: Context): OperationRun | undefined {
    return (context as ContextWithRun)[runKey];
  }

  /** The result when it has data and no errors. */
  async success(): Promise<ExecutionResult | undefined> {
    const result = await this.result.catch(() => undefined);
    return result?.data && !result.errors ? result : undefined;
  }
}
