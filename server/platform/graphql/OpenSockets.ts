/** Counts the open sockets of this process by caller or address. */
export class OpenSockets {
  readonly #counts = new Map<string, number>();

  /**
   * Counts a socket under the key. Returns a function to call when the socket closes (further calls have no effect), or
   * undefined when `limit` sockets are open already.
   */
  enter(key: string, limit: number): (() => void) | undefined {
    const count = this.#counts.get(key) ?? 0;
    if (count >= limit) return undefined;
    this.#counts.set(key, count + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const remaining = this.#counts.get(key)! - 1;
      if (remaining) this.#counts.set(key, remaining);
      else this.#counts.delete(key);
    };
  }
}
