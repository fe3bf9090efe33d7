const MAX_NAMES = 300;
const MAX_LENGTH = 100;

/** Limits the names of operations that metrics and traces keep apart, because callers choose the names. */
export class BoundedNames {
  readonly #names = new Set<string>();

  /** The name itself for the first 300 names, `other` for all further ones, and `anonymous` without a name. */
  bounded(name: string | null | undefined): string {
    if (!name) return 'anonymous';
    const short = name.slice(0, MAX_LENGTH);
    if (this.#names.size < MAX_NAMES) this.#names.add(short);
    return this.#names.has(short) ? short : 'other';
  }
}
