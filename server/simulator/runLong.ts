import type { Coverage } from './Coverage.ts';
import { runSimulation, type Outcome, type Plan } from './runSimulation.ts';

const MINUTE_MS = 60_000;

/**
 * Runs one seed after another for some minutes. Each run begins with an empty portal and goes on until its steps are
 * taken or an invariant is broken. Calls `report` after each run, and returns what all of them have reached.
 */
export async function runLong(
  plan: Plan,
  minutes: number,
  report: (plan: Plan, outcome: Outcome) => void,
): Promise<Coverage> {
  const until = performance.now() + minutes * MINUTE_MS;
  let coverage: Coverage | undefined;
  for (let seed = plan.seed; !coverage || performance.now() < until; seed += 1) {
    const run = { ...plan, seed };
    const outcome = await runSimulation(run);
    report(run, outcome);
    if (coverage) coverage.add(outcome.coverage);
    else coverage = outcome.coverage;
  }
  return coverage;
}
