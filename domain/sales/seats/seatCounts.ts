import { addDays, dateOf } from '../../basics/dates.ts';
import { usesSeat, type AgentRole } from './agentRoles.ts';

/** The fields of an agent that decide in which numbers the agent counts. */
export interface CountedAgent {
  role: AgentRole;
  isSuspended: boolean;
  lastSignInAt: Date | null;
}

/** Numbers about the agents of a help desk. All but `withoutSeat` are about agents who use a seat. */
export interface SeatCounts {
  inUse: number;
  admins: number;
  agents: number;
  suspended: number;
  neverSignedIn: number;
  /** Signed in before, but not in the last 30, 60 and 90 days. */
  idle30: number;
  idle60: number;
  idle90: number;
  /** Light agents and contributors. */
  withoutSeat: number;
}

/** The steps of how long an agent has not signed in, in days. */
export const IDLE_DAYS = [30, 60, 90] as const;

export function countSeats(all: readonly CountedAgent[], today: string): SeatCounts {
  const seated = all.filter(({ role }) => usesSeat(role));
  const count = (condition: (agent: CountedAgent) => boolean) => seated.filter(condition).length;
  const idleFor = (days: number) => count(({ lastSignInAt }) => isIdle(lastSignInAt, days, today));
  return {
    inUse: seated.length,
    admins: count(({ role }) => role === 'ADMIN'),
    agents: count(({ role }) => role !== 'ADMIN'),
    suspended: count(({ isSuspended }) => isSuspended),
    neverSignedIn: count(({ lastSignInAt }) => lastSignInAt === null),
    idle30: idleFor(30),
    idle60: idleFor(60),
    idle90: idleFor(90),
    withoutSeat: all.length - seated.length,
  };
}

/** Whether an agent has signed in once, but not in the last `days` days. */
export const isIdle = (lastSignInAt: Date | string | null, days: number, today: string): boolean =>
  lastSignInAt !== null && dateOf(lastSignInAt) < addDays(today, -days);

/** The longest of the steps for which an agent has not signed in; 0 for an agent who signed in recently or never. */
export const idleDays = (lastSignInAt: Date | string | null, today: string): 0 | (typeof IDLE_DAYS)[number] =>
  IDLE_DAYS.findLast((days) => isIdle(lastSignInAt, days, today)) ?? 0;
