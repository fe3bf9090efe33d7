export type Fault =
  /** Answers with this status before anything is done. */
  | { status: number; err?: string; ecode?: string; times?: number }
  /** Never answers. */
  | { hang: true; times?: number }
  /** Does the work, and answers with half of a page. */
  | { brokenJson: true; times?: number }
  /** Does the work, and loses the answer on the way. */
  | { dropAnswerAfterWork: true; times?: number };

/** What goes wrong next, for tests that play outages. */
export class Faults {
  #planned: { call: string; fault: Fault; left: number }[] = [];

  /** `call` is a method with a path, such as `GET /v2/team` or, for whatever id, `GET /v2/list/:id/task`. */
  failNext(call: string, fault: Fault): void {
    this.#planned.push({ call, fault, left: fault.times ?? 1 });
  }

  next(calls: string[]): Fault | undefined {
    const planned = this.#planned.find(({ call }) => calls.includes(call));
    if (!planned) return undefined;
    planned.left -= 1;
    if (planned.left <= 0) this.#planned = this.#planned.filter((other) => other !== planned);
    return planned.fault;
  }
}
