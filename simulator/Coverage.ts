import { errorCodes } from '../server/platform/errors.ts';

/** Codes that are no answer to what a caller of one operation did, and need no coverage. */
const NOT_REACHED_ON_PURPOSE = new Set<string>([
  'INTERNAL', // A bug by definition.
  'NOT_CONFIGURED', // Every provider of the simulation is configured.
  'RATE_LIMITED', // One process plays all people, so the limits are off.
  'PERSISTED_ONLY', // The demo accepts any document of a session.
  'TIMEOUT', // No operation takes ten seconds, unless the machine is overloaded.
]);

const neededCodes = Object.keys(errorCodes).filter((code) => !NOT_REACHED_ON_PURPOSE.has(code));

/** Counts which mutations succeeded, and which errors were answered. */
export class Coverage {
  readonly #mutations: Map<string, { successes: number; refusals: Map<string, number> }>;
  readonly #codes = new Map<string, number>();

  constructor(mutations: string[]) {
    this.#mutations = new Map(mutations.map((name) => [name, { successes: 0, refusals: new Map() }]));
  }

  /** Records the answer to a mutation. A refusal is a code, with the refused fields behind it. */
  recordMutation(mutation: string, refusals: string[]): void {
    const counts = this.#mutations.get(mutation)!;
    if (!refusals.length) counts.successes += 1;
    for (const refusal of refusals) increase(counts.refusals, refusal);
  }

  /** Records the codes of any answer. */
  recordCodes(codes: string[]): void {
    for (const code of codes) increase(this.#codes, code);
  }

  /** All mutations, and the error codes that can be answered. */
  get goals(): string[] {
    return [...this.#mutations.keys(), ...neededCodes];
  }

  /** Whether a mutation has succeeded, or an error code was answered. */
  isReached(goal: string): boolean {
    return this.#codes.has(goal) || (this.#mutations.get(goal)?.successes ?? 0) > 0;
  }

  /** The mutations that have never succeeded. */
  get missingMutations(): string[] {
    return [...this.#mutations.keys()].filter((name) => !this.isReached(name));
  }

  /** The error codes that were never answered. */
  get missingCodes(): string[] {
    return neededCodes.filter((code) => !this.isReached(code));
  }

  /** The percentage of the mutations and error codes that were reached, rounded down: 100 means all. */
  get percent(): number {
    const { goals } = this;
    return Math.floor((goals.filter((goal) => this.isReached(goal)).length / goals.length) * 100);
  }

  /** One line for the error codes, the most frequent first. */
  get codesLine(): string {
    return [...this.#codes]
      .toSorted(([, one], [, other]) => other - one)
      .map(([code, count]) => `${code} ${count}`)
      .join(', ');
  }

  /** One line for each mutation. */
  get mutationLines(): string[] {
    return [...this.#mutations].map(
      ([name, { successes, refusals }]) =>
        `${name}: ${successes} succeeded${[...refusals].map(([refusal, count]) => `, ${count} ${refusal}`).join('')}`,
    );
  }

  /** Adds what another run has reached. */
  add(other: Coverage): void {
    for (const [name, { successes, refusals }] of other.#mutations) {
      const counts = this.#mutations.get(name)!;
      counts.successes += successes;
      for (const [refusal, count] of refusals) increase(counts.refusals, refusal, count);
    }
    for (const [code, count] of other.#codes) increase(this.#codes, code, count);
  }
}

const increase = (counts: Map<string, number>, key: string, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by);
