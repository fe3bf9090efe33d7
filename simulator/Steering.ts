import type { Coverage } from './Coverage.ts';
import type { Random } from './Random.ts';

/**
 * Chooses what a steered step aims for: a mutation that has not succeeded yet in this run, or an error code that was
 * not answered yet. The choices are recorded, because a run with fewer steps has reached other things: it repeats the
 * recorded choices.
 */
export class Steering {
  readonly #coverage: Coverage;
  readonly #given: ReadonlyMap<number, string | undefined>;
  /** The goals of the steered steps, by the number of the step. */
  readonly goals = new Map<number, string>();

  constructor(coverage: Coverage, given: ReadonlyMap<number, string | undefined> = new Map()) {
    this.#coverage = coverage;
    this.#given = given;
  }

  /**
   * The goal of a step. Each step has an order of all goals of its own and takes the first that is not reached, so that
   * two runs that differ in one reached goal differ only in the steps that would aim for that one.
   */
  chooseGoal(step: number, random: Random): string {
    const order = random.shuffle(this.#coverage.goals);
    const goal = this.#given.get(step) ?? order.find((each) => !this.#coverage.isReached(each)) ?? order[0]!;
    this.goals.set(step, goal);
    return goal;
  }
}
