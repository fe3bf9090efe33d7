import { runSimulation, type Failure, type Plan } from './runSimulation.ts';

/**
 * Removes steps from a run that violated an invariant, as long as the same invariant is still violated (delta
 * debugging). Returns the steps that are left.
 */
export async function shrink(plan: Plan, failure: Failure, print: (line: string) => void): Promise<Set<number>> {
  const steps = failure.step;
  const fails = async (only: number[]) => {
    const { failure: other } = await runSimulation({ ...plan, steps, only: new Set(only), print: undefined });
    return other?.invariant === failure.invariant;
  };
  let left = plan.only ? [...plan.only] : Array.from({ length: steps }, (_, i) => i + 1);
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let from = 0; from < left.length;) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      if (await fails(without)) {
        left = without;
        print(`${left.length} steps are left`);
      } else {
        from += size;
      }
    }
  }
  return new Set(left);
}
