/** Counts open sockets by whom they belong to, in this process. */
export class OpenSockets {
  readonly #open = new Map<string, number>();

  /** How to leave again, or undefined when there are as many as there may be. */
  enter(key: string, most: number): (() => void) | undefined {
    const open = this.#open.get(key) ?? 0;
    if (open >= most) return undefined;
    this.#open.set(key, open + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const left = this.#open.get(key)! - 1;
      if (left) this.#open.set(key, left);
      else this.#open.delete(key);
    };
  }
}
