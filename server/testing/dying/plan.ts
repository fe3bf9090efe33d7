import type { Config } from '../../platform/config.ts';
import type { DbContext } from '../../platform/db/roles.ts';
import type { Write, Writes } from '../../platform/db/writes.ts';

/** Returns the plan that a test passed to `runAndDie`, and the settings with which this program starts its portal. */
export const readPlan = <Plan>(): Plan & { config: Config } =>
  JSON.parse(process.env.PLAN!) as Plan & { config: Config };

export type Moment = 'before the commit' | 'after the commit';

/** Kills this process in its transaction number `number` of those that `counts` accepts, or right after its commit. */
export function dieInTransaction(
  writes: Writes,
  { number, moment, counts = () => true }: { number: number; moment: Moment; counts?: (context: DbContext) => boolean },
): void {
  const run = writes.run.bind(writes);
  let count = 0;
  const dieAt = (current: Moment) => count === number && moment === current && process.kill(process.pid, 'SIGKILL');
  writes.run = async <T>(context: DbContext, work: (write: Write) => Promise<T>): Promise<T> => {
    if (!counts(context)) return run(context, work);
    const result = await run(context, async (write) => {
      const value = await work(write);
      await write.em.flush();
      count += 1;
      dieAt('before the commit');
      return value;
    });
    dieAt('after the commit');
    return result;
  };
}

/** Kills this process right after the answer of a call whose method and address match. */
export function dieAfterCall(pattern: string): void {
  const sendToNetwork = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await sendToNetwork(...request);
    if (new RegExp(pattern).test(`${request[1]?.method} ${String(request[0])}`)) process.kill(process.pid, 'SIGKILL');
    return answer;
  };
}
