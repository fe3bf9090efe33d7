interface Sample {
  position: number;
  /** When the primary had reached the position, by the clock of this process (`performance.now`). */
  at: number;
}

const MAX_SAMPLES = 600;

/**
 * The positions that the primary's log has reached lately, oldest first. Turns a lag in time into a position of the
 * log, so that no clocks of different machines are compared.
 */
export class LogHistory {
  readonly #samples: Sample[] = [];

  add(sample: Sample): void {
    this.#samples.push(sample);
    if (this.#samples.length > MAX_SAMPLES) this.#samples.shift();
  }

  /** The oldest known position of the time since `moment`; undefined when there is none. */
  positionSince(moment: number): number | undefined {
    return this.#samples.find(({ at }) => at >= moment)?.position;
  }

  /** Milliseconds since the primary is known to have been beyond `position`; 0 when it is not. */
  millisecondsBehind(position: number, now: number): number {
    const missing = this.#samples.find((sample) => sample.position > position);
    return missing ? now - missing.at : 0;
  }
}
