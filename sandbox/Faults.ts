export type Fault =
  /** Answers with this status without doing the work. */
  | { status: number; times?: number }
  /** Never answers. */
  | { hang: true; times?: number }
  /** Does the work, and closes the connection without an answer. */
  | { dropAnswerAfterWork: true; times?: number };

/** Faults that a test plans for the next calls of a stand-in, to simulate outages. Each fault occurs `times` times. */
export class Faults<Planned extends { times?: number } = Fault> {
  #planned: { call: string; fault: Planned; remaining: number }[] = [];

  /** Plans a fault of a call. Each provider has its own names of calls, such as `GET /v2/list/:id/task`. */
  failNext(call: string, fault: Planned): void {
    this.#planned.push({ call, fault, remaining: fault.times ?? 1 });
  }

  /** Removes the planned faults of a call. */
  clear(call: string): void {
    this.#planned = this.#planned.filter((planned) => planned.call !== call);
  }

  /** Removes one planned occurrence of a fault of the call, which may have several names, and returns the fault. */
  takeNext(...names: string[]): Planned | undefined {
    const planned = this.#planned.find(({ call }) => names.includes(call));
    if (!planned) return undefined;
    planned.remaining -= 1;
    if (planned.remaining <= 0) this.#planned = this.#planned.filter((other) => other !== planned);
    return planned.fault;
  }
}
