import { addDays, dateOf, momentOf } from '../../../../domain/basics/dates.ts';

const FIRST_HOUR = 1;
const HOURS = 4;
const HOUR_MS = 60 * 60_000;
/** Pauses after the first and the second failure in a row. Later attempts wait for the night. */
const RETRY_HOURS = [1, 4];

/**
 * The next night's reading of an installation: between one and five o'clock in Copenhagen, always at the same minute,
 * so that the help desks of all companies are spread over the night.
 */
export function nextNight(installationId: string, now: Date): Date {
  const minute = minuteOf(installationId);
  const time = [FIRST_HOUR + Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return momentOf(addDays(dateOf(now), 1), time.join(':'));
}

/** When a failed reading is tried again. `failures` counts this one. */
export function retryAfterFault(
  installationId: string,
  { now, failures, retryAt }: { now: Date; failures: number; retryAt?: Date | undefined },
): Date {
  const hours = RETRY_HOURS[failures - 1];
  if (hours === undefined) return nextNight(installationId, now);
  return new Date(Math.max(now.getTime() + hours * HOUR_MS, retryAt?.getTime() ?? 0));
}

/** A minute of the night that follows from the id. */
function minuteOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003;
  return hash % (HOURS * 60);
}
