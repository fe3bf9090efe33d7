import type { Simulation } from '../actions/Action.ts';
import type { Random } from '../Random.ts';

/** One kind of misfortune. */
export interface Misfortune {
  name: string;
  weight: number;
  /** Lets it happen. Returns its description for the list of steps. */
  happen(simulation: Simulation, random: Random): Promise<string>;
  /** Ends what is left of it, so that the portal can recover. */
  end?(simulation: Simulation, random: Random): Promise<void> | void;
}
