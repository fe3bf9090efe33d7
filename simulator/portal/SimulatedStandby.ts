import { startStandby, type Standby } from '../../server/testing/standby.ts';
import type { Random } from '../Random.ts';

const PROBLEMS = ['lags', 'stopped', 'is silent'] as const;
type Problem = (typeof PROBLEMS)[number];

/** The read replica of the database, which can lag, stop and be silent, one problem at a time. */
export class SimulatedStandby {
  readonly #standby: Standby;
  #problem: Problem | undefined;

  static async of(primary: Parameters<typeof startStandby>[0]): Promise<SimulatedStandby> {
    return new SimulatedStandby(await startStandby(primary));
  }

  constructor(standby: Standby) {
    this.#standby = standby;
  }

  get appUrl(): string {
    return this.#standby.appUrl;
  }

  /** Ends the current problem, or lets one begin. Returns its description. */
  async change(random: Random): Promise<string> {
    if (this.#problem) {
      await this.mend();
      return 'the standby is back';
    }
    const problem = random.pick(PROBLEMS);
    this.#problem = problem;
    if (problem === 'lags') await this.#standby.pauseReplay();
    else if (problem === 'stopped') await this.#standby.stop();
    else this.#standby.silence();
    return `the standby ${problem}`;
  }

  async mend(): Promise<void> {
    const problem = this.#problem;
    this.#problem = undefined;
    if (problem === 'lags') await this.#standby.resumeReplay();
    else if (problem === 'stopped') await this.#standby.start();
    else if (problem === 'is silent') await this.#standby.mend();
  }

  async close(): Promise<void> {
    await this.mend();
    await this.#standby.drop();
  }
}
