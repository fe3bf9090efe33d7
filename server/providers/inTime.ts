import { setTimeout } from 'node:timers/promises';

/** For somebody who waits so many milliseconds, whatever else goes on: what comes of it later is nobody's. */
export async function inTime<T>(work: Promise<T>, milliseconds: number, tooLate: () => Error): Promise<T> {
  if (milliseconds === Infinity) return work;
  const isAnswered = new AbortController();
  const giveUp = setTimeout(Math.max(0, milliseconds), undefined, { ref: false, signal: isAnswered.signal }).then(
    () => {
      throw tooLate();
    },
  );
  return Promise.race([work, giveUp]).finally(() => isAnswered.abort());
}
