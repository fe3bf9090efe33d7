import { AsyncLocalStorage } from 'node:async_hooks';

interface Running {
  /** The step at which the work stops. */
  step: string;
  /** The transactions that the work has begun. */
  transactions: number;
}

const running = new AsyncLocalStorage<Running>();
let countRunning = 0;

/**
 * Starts all works of a dying program at once. Each work stops at a step of its own. Once all have stopped, `runAndDie`
 * kills the process, so that one start of a portal proves all steps. A work that never reaches its step ends the
 * process without a signal.
 */
export function stopAll<Work extends Pick<Running, 'step'>>(
  works: readonly Work[],
  run: (work: Work) => Promise<unknown>,
): void {
  countRunning = works.length;
  for (const work of works)
    running
      .run({ step: work.step, transactions: 0 }, () => run(work))
      .then(
        () => endWithError(`A work has ended before its step: ${work.step}`),
        (error: unknown) => endWithError(error instanceof Error ? error.stack : error),
      );
}

/** Stops the current work for ever if this is its step. */
export async function stopAt(step: string): Promise<void> {
  if (running.getStore()?.step !== step) return;
  countRunning -= 1;
  if (countRunning === 0) process.send!('all works have stopped');
  await new Promise(() => undefined);
}

/** The number of the transaction that the current work begins, from 1. */
export function nextTransaction(): number {
  const work = running.getStore()!;
  work.transactions += 1;
  return work.transactions;
}

function endWithError(reason: unknown): void {
  process.stderr.write(`${String(reason)}\n`);
  process.exit(1);
}
