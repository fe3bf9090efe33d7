/** Values that an actor has seen in answers, mails and links, in the order in which they were first seen. */
export class Knowledge {
  readonly #ids = new Map<string, Set<string>>();
  readonly #values = new Map<string, Set<unknown>>();

  /** Remembers every id by its type, and every other scalar by the name of its field. */
  learn(answer: unknown): void {
    if (Array.isArray(answer)) answer.forEach((item) => this.learn(item));
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return;
    const { __typename: type, id } = answer as { __typename?: string; id?: unknown };
    if (type && typeof id === 'string') remember(this.#ids, type, id);
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object') this.learn(value);
      else if (name !== '__typename' && name !== 'id') this.learnValue(name, value);
    }
  }

  learnValue(name: string, value: unknown): void {
    remember(this.#values, name, value);
  }

  idsOf(...types: string[]): string[] {
    return types.flatMap((type) => [...(this.#ids.get(type) ?? [])]);
  }

  allIds(): string[] {
    return this.idsOf(...this.#ids.keys());
  }

  valuesOf(name: string): unknown[] {
    return [...(this.#values.get(name) ?? [])];
  }
}

/** More values than these would not bring new situations, only more memory. */
const MAX_VALUES = 200;

function remember<Value>(sets: Map<string, Set<Value>>, name: string, value: Value): void {
  const set = sets.get(name) ?? new Set();
  sets.set(name, set);
  set.add(value);
  if (set.size > MAX_VALUES) set.delete(set.values().next().value!);
}
