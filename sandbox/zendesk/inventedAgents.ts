import { createHash } from 'node:crypto';
import { people } from '../people.ts';
import type { AgentKind } from './agentKinds.ts';
import type { NewAgent } from './newAgent.ts';

/** A help desk of the demo whose agents fill more than one page. */
const LARGE_HELP_DESK = 'esbjerg-offshore-service';
const LARGE_HELP_DESK_SEATS = 134;
const ROLE_NAMES = ['Teamleder', 'Returvarer', 'Kvalitet'] as const;
/** The agents were created in the 900 days after this one. */
const FIRST_DAY = Date.UTC(2023, 0, 2, 9);
const DAY_MS = 24 * 3600_000;
const FIRST_ID = 3_600_000_000_000;
const IDS_OF_A_HELP_DESK = 100_000;
/** The ids of agents without a seat begin here, so that another number of seats leaves them as they are. */
const FIRST_ID_WITHOUT_SEAT = 50_000;

/** The number of paid seats that an invented help desk uses: between 2 and 19, or more than a page. */
export const inventedSeats = (subdomain: string): number =>
  subdomain === LARGE_HELP_DESK ? LARGE_HELP_DESK_SEATS : 2 + (numberOf(subdomain) % 18);

/**
 * Invents agents who use exactly this many paid seats, at least one, and a few light agents and contributors. The same
 * subdomain always has the same agents: with more seats, agents are added after the earlier ones.
 */
export function inventedAgents(subdomain: string, paidSeats = inventedSeats(subdomain)): NewAgent[] {
  const seed = numberOf(subdomain);
  const withSeat = Array.from({ length: Math.max(1, paidSeats) }, (_, n) => agentOf(seed, n, n, seatedKind(seed, n)));
  const withoutSeat = Array.from({ length: 1 + (seed % 4) + Math.floor(paidSeats / 5) }, (_, n) =>
    agentOf(seed, FIRST_ID_WITHOUT_SEAT + n, 200 + n, n % 3 === 2 ? 'CONTRIBUTOR' : 'LIGHT_AGENT'),
  );
  return [...withSeat, ...withoutSeat];
}

/** The owner is the first agent. Half of the help desks have custom roles. */
function seatedKind(seed: number, n: number): AgentKind {
  if (n % 9 === 0) return 'ADMIN';
  if (n === 5) return 'BILLING_ADMIN';
  return seed % 2 === 0 && n % 3 === 1 ? 'CUSTOM' : 'AGENT';
}

function agentOf(seed: number, id: number, person: number, kind: AgentKind): NewAgent {
  // The numbers of agents with and without seat differ, and so do their remainders.
  const n = person + (seed % 7);
  const isOwner = id === 0;
  return {
    id: FIRST_ID + (seed % 1_000_000) * IDS_OF_A_HELP_DESK + id,
    name: nameOf(seed + person),
    kind,
    ...(kind === 'CUSTOM' && { roleName: ROLE_NAMES[n % ROLE_NAMES.length] }),
    isSuspended: !isOwner && n % 11 === 4,
    createdAt: new Date(FIRST_DAY + ((seed + person * 53) % 900) * DAY_MS).toISOString(),
    signedInDaysAgo: isOwner ? 0 : lastSignIn(n),
  };
}

/** Null for never. Some agents have been away for more than 30, 60 and 90 days. */
function lastSignIn(n: number): number | null {
  if (n % 12 === 7) return null;
  if (n % 10 === 3) return 120 + n;
  if (n % 13 === 5) return 75;
  return n % 8 === 6 ? 45 : n % 5;
}

/** The first 400 numbers have different names. */
function nameOf(n: number): string {
  const first = people[n % people.length]!.split(' ')[0]!;
  const last = people[(n + Math.floor(n / people.length)) % people.length]!.split(' ')[1]!;
  return `${first} ${last}`;
}

const numberOf = (subdomain: string): number => createHash('sha256').update(subdomain).digest().readUIntBE(0, 4);
