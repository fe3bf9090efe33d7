export type Fault =
  /** Answers with this status before anything is done. */
  | { status: number; times?: number }
  /** Never answers. */
  | { hang: true; times?: number }
  /** Does the work, and loses the answer on the way. */
  | { dropAnswerAfterWork: true; times?: number };

/** What goes wrong next, for tests that play outages. */
export class Faults<Planned extends { times?: number } = Fault> {
  #planned: { call: string; fault: Planned; left: number }[] = [];

  /** The provider says under which names it knows a call, such as `/v1/payment_intents` or `GET /v2/list/:id/task`. */
  failNext(call: string, fault: Planned): void {
    this.#planned.push({ call, fault, left: fault.times ?? 1 });
  }

  /** Whatever was still to go wrong with a call does not. */
  mend(call: string): void {
    this.#planned = this.#planned.filter((planned) => planned.call !== call);
  }

  next(...names: string[]): Planned | undefined {
    const planned = this.#planned.find(({ call }) => names.includes(call));
    if (!planned) return undefined;
    planned.left -= 1;
    if (planned.left <= 0) this.#planned = this.#planned.filter((other) => other !== planned);
    return planned.fault;
  }
}
