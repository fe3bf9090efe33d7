/** Counts which mutations were reached and which errors were seen. */
export class Coverage {
  readonly #mutations: Map<string, { successes: number; refusals: Map<string, number> }>;

  constructor(mutations: string[]) {
    this.#mutations = new Map(mutations.map((name) => [name, { successes: 0, refusals: new Map() }]));
  }

  record(mutation: string, codes: string[]): void {
    const counts = this.#mutations.get(mutation)!;
    if (!codes.length) counts.successes += 1;
    for (const code of codes) counts.refusals.set(code, (counts.refusals.get(code) ?? 0) + 1);
  }

  /** The mutations that have never succeeded. */
  get missing(): string[] {
    return [...this.#mutations].filter(([, { successes }]) => !successes).map(([name]) => name);
  }

  /** Share of the mutations that have succeeded, from 0 to 1. */
  get share(): number {
    return 1 - this.missing.length / this.#mutations.size;
  }

  /** How often each error code was answered, the most frequent first. */
  codes(): [code: string, count: number][] {
    const totals = new Map<string, number>();
    for (const { refusals } of this.#mutations.values())
      for (const [code, count] of refusals) totals.set(code, (totals.get(code) ?? 0) + count);
    return [...totals].toSorted(([, one], [, other]) => other - one);
  }

  /** One line for each mutation. */
  lines(): string[] {
    return [...this.#mutations].map(
      ([name, { successes, refusals }]) =>
        `${name}: ${successes} succeeded${[...refusals].map(([code, count]) => `, ${count} ${code}`).join('')}`,
    );
  }
}
