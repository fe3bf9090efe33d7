export type Fault =
  /** Answers with this status before anything is done. */
  | { status: number; times?: number }
  /** Never answers. */
  | { hang: true; times?: number }
  /** Does the work, and loses the answer on the way. */
  | { dropAnswerAfterWork: true; times?: number };

/** What goes wrong next, for tests that play outages. */
export class Faults {
  #planned: { call: string; fault: Fault; left: number }[] = [];

  /** `call` is a path such as `/v1/payment_intents`, or with its method: `POST /v1/payment_intents`. */
  failNext(call: string, fault: Fault): void {
    this.#planned.push({ call, fault, left: fault.times ?? 1 });
  }

  next(method: string, path: string): Fault | undefined {
    const planned = this.#planned.find(({ call }) => call === path || call === `${method} ${path}`);
    if (!planned) return undefined;
    planned.left -= 1;
    if (planned.left <= 0) this.#planned = this.#planned.filter((other) => other !== planned);
    return planned.fault;
  }
}
