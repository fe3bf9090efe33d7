import { CronExpressionParser } from 'cron-parser';
import { TIME_ZONE } from '../../domain/basics/dates.ts';
import type { JobName } from '../../server/platform/jobs/JobQueue.ts';
import { jobsOf, type Room } from '../../server/platform/room.ts';
import { MONTH_LATER } from '../inputs/situations.ts';
import { settle } from '../portal/settle.ts';
import type { Action, Simulation } from './Action.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Jobs that run more often than this run once at each stop of the clock. */
const FREQUENT_MS = DAY_MS / 2;

const scheduledJobs = (rooms: Room[]) =>
  Object.entries(jobsOf(rooms)).flatMap(([name, { schedule }]) =>
    schedule ? [{ name: name as JobName, schedule }] : [],
  );

/** The clock jumps by an hour, days or a month, or to midnight. */
export const passTime: Action = {
  name: 'passTime',
  weight: 2,
  reaches: [MONTH_LATER],
  async run(simulation, _actor, random, goal) {
    const now = simulation.clock.now();
    const { name, until } = random.pickWeighted([
      { weight: 5, name: 'an hour', until: new Date(now.getTime() + HOUR_MS) },
      { weight: 5, name: 'a day', until: new Date(now.getTime() + DAY_MS) },
      { weight: 1, name: 'a week', until: new Date(now.getTime() + 7 * DAY_MS) },
      { weight: goal ? 1_000 : 0.5, name: 'a month', until: new Date(now.getTime() + 30 * DAY_MS) },
      { weight: 1, name: 'midnight', until: nextDanish('0 0 * * *', now) },
    ]);
    await passTimeUntil(simulation, until);
    return `passTime: ${name}, to ${until.toISOString()}`;
  },
};

/** Moves the clock by days, and runs the jobs that are due at each stop, in the order of their schedules. */
export async function passTimeUntil(simulation: Simulation, until: Date): Promise<void> {
  const { clock, portal, rooms } = simulation;
  for (const { at, names } of stopsBetween(rooms, clock.now(), until)) {
    if (at > clock.now()) await clock.jumpTo(at);
    for (const name of names) await portal.services.jobs.send(name, {} as never);
    await settle(simulation);
  }
}

function stopsBetween(rooms: Room[], from: Date, until: Date): { at: Date; names: JobName[] }[] {
  const frequent: JobName[] = [];
  const stops: { at: Date; names: JobName[] }[] = [];
  for (const { name, schedule } of scheduledJobs(rooms)) {
    const times = CronExpressionParser.parse(schedule, { tz: TIME_ZONE, currentDate: from });
    const first = times.next().toDate();
    if (times.next().getTime() - first.getTime() < FREQUENT_MS) {
      frequent.push(name);
      continue;
    }
    for (let at = first; at <= until; at = nextDanish(schedule, at)) stops.push({ at, names: [name] });
  }
  // The jobs of one night share a stop, so that a month takes thirty stops.
  const nights = Map.groupBy(stops, ({ at }) => Math.floor(at.getTime() / DAY_MS));
  const merged = [...nights]
    .toSorted(([one], [other]) => one - other)
    .map(([, night]) => ({
      at: new Date(Math.min(...night.map(({ at }) => at.getTime()))),
      names: night.flatMap(({ names }) => names),
    }));
  return [...merged, { at: until, names: [] }].map(({ at, names }) => ({ at, names: [...names, ...frequent] }));
}

const nextDanish = (schedule: string, after: Date): Date =>
  CronExpressionParser.parse(schedule, { tz: TIME_ZONE, currentDate: after }).next().toDate();
