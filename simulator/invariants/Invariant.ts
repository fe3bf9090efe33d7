import type { Simulation } from '../actions/Action.ts';

/** Something that must be true. Checked from outside, with plain SQL and arithmetic instead of the portal's code. */
export interface Invariant {
  name: string;
  /**
   * `always`: true after every step, also while jobs run. `settled`: true when every due job has run and no fault is
   * left.
   */
  holds: 'always' | 'settled';
  /** Returns one line for each violation. */
  check(simulation: Simulation): Promise<string[]>;
}

/** An invariant that is a statement. It returns the rows that violate it. */
export const sqlInvariant = (name: string, statement: string, holds: Invariant['holds'] = 'always'): Invariant => ({
  name,
  holds,
  check: async ({ db }) => (await db.sql(statement)).map((row) => JSON.stringify(row)),
});
