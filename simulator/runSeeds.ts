import type { Coverage } from './Coverage.ts';
import { runSimulation, type Outcome, type Plan } from './runSimulation.ts';

const MINUTE_MS = 60_000;

/** No further seed is begun when one of these is reached. */
interface Limits {
  seeds: number;
  minutes: number;
}

interface Reporter {
  begin(plan: Plan): void;
  end(plan: Plan, outcome: Outcome): Promise<void>;
}

/**
 * Runs one seed after another, beginning with the seed of the plan. Each run begins with an empty portal and goes on
 * until its steps are taken or an invariant is broken. Returns what all of them have reached.
 */
export async function runSeeds(plan: Plan, { seeds, minutes }: Limits, reporter: Reporter): Promise<Coverage> {
  const until = performance.now() + minutes * MINUTE_MS;
  let coverage: Coverage | undefined;
  for (let count = 0; !coverage || (count < seeds && performance.now() < until); count += 1) {
    const run = { ...plan, seed: plan.seed + count };
    reporter.begin(run);
    const outcome = await runSimulation(run);
    if (coverage) coverage.add(outcome.coverage);
    else coverage = outcome.coverage;
    await reporter.end(run, outcome);
  }
  return coverage;
}
