import { setTimeout } from 'node:timers/promises';

/** Rejects with `tooLate()` if the work takes longer. The work itself is not stopped; its later result is ignored. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, tooLate: () => Error): Promise<T> {
  if (milliseconds === Infinity) return work;
  const settled = new AbortController();
  const timeout = setTimeout(Math.max(0, milliseconds), undefined, { ref: false, signal: settled.signal }).then(() => {
    throw tooLate();
  });
  return Promise.race([work, timeout]).finally(() => settled.abort());
}
