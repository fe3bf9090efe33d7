/**
 * Runs a read whose result is the same for all callers. A caller that comes during a read shares the next one with all
 * others that come meanwhile, because the running one may have begun before the change that the caller has heard of.
 */
export class SharedRead<Result> {
  #running: Promise<Result> | undefined;
  #next: Promise<Result> | undefined;

  read(run: () => Promise<Result>): Promise<Result> {
    if (!this.#running) return this.#start(run);
    this.#next ??= this.#running.then(ignore, ignore).then(() => {
      this.#next = undefined;
      return this.#start(run);
    });
    return this.#next;
  }

  #start(run: () => Promise<Result>): Promise<Result> {
    const running = run().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }
}

const ignore = () => undefined;
