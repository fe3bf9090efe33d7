import { runSimulation, type Failure, type Plan } from './runSimulation.ts';

/**
 * Removes steps from a run that violated an invariant, as long as the same invariant is still violated (delta
 * debugging). Returns the steps that are left, with their goals.
 */
export async function shrink(
  plan: Plan,
  failure: Failure,
  goals: ReadonlyMap<number, string>,
  print: (line: string) => void,
): Promise<ReadonlyMap<number, string | undefined>> {
  const steps = failure.step;
  const withGoals = (only: number[]) => new Map(only.map((step) => [step, goals.get(step)]));
  const fails = async (only: number[]) => {
    const { failure: other } = await runSimulation({ ...plan, steps, only: withGoals(only), print: undefined });
    return other?.invariant === failure.invariant;
  };
  let left = plan.only ? [...plan.only.keys()] : Array.from({ length: steps }, (_, i) => i + 1);
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
  return withGoals(left);
}
