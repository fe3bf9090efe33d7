import { sql } from 'kysely';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { seatFaultText, type SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import { seatUsage, type SeatPeriod, type SeatState } from '../../../../domain/sales/seats/seatUsage.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { LEASE_MINUTES } from './seat.jobs.ts';
import { seatSorts, type SeatSort } from './seatSorts.ts';

export const HISTORY_MONTHS = 13;

const readings = sqlBuilder
  .selectFrom('seat_reading as r')
  .innerJoin('installation as i', 'i.id', 'r.installation_id')
  .select([
    'r.installation_id as installationId',
    'r.customer_id as customerId',
    'r.bought',
    'r.in_use as inUse',
    'r.excess',
    'r.admins',
    'r.agents',
    'r.suspended',
    'r.without_seat as withoutSeat',
    'r.never_signed_in as neverSignedIn',
    'r.idle30 as idle30',
    'r.idle60 as idle60',
    'r.idle90 as idle90',
    'r.peak',
    'r.peak_since as peakSince',
    sql<number | null>`r.in_use - r.earlier_in_use`.as('growth'),
    'r.read_at as readAt',
    sql<boolean>`i.connection <> 'NONE'`.as('hasKey'),
    sql<boolean>`r.next_read_at is not null`.as('canRead'),
    sql<boolean>`coalesce(r.next_read_at <= now() + make_interval(mins => ${sql.lit(LEASE_MINUTES)}), false)`.as(
      'isReading',
    ),
    'r.fault',
    'r.fault_since as faultSince',
    'r.shows_names as showsNames',
    'r.names_chosen_at as namesChosenAt',
  ]);

type ReadingRow = Awaited<ReturnType<typeof readings.execute>>[number];

/** The fields that follow from a row. */
function withUsage(row: ReadingRow) {
  const { free, over } = row.inUse === null ? { free: null, over: null } : seatUsage(row.bought, row.inUse);
  const fault = row.fault as SeatFault | null;
  return Object.assign(row, {
    id: `seats:${row.installationId}`,
    free,
    over,
    faultText: fault && seatFaultText(fault),
  });
}

/** The seats of an installation for viewers who do not see licences: none, and never read. */
export const hiddenSeats = ({ id, customerId }: { id: string; customerId: string }) =>
  withUsage({
    installationId: id,
    customerId,
    bought: 0,
    inUse: null,
    excess: 0,
    admins: null,
    agents: null,
    suspended: null,
    withoutSeat: null,
    neverSignedIn: null,
    idle30: null,
    idle60: null,
    idle90: null,
    peak: null,
    peakSince: null,
    growth: null,
    readAt: null,
    hasKey: false,
    canRead: false,
    isReading: false,
    fault: null,
    faultSince: null,
    showsNames: false,
    namesChosenAt: null,
  });

/** The seats of installations, by the id of the installation. */
export const seatsLoader = defineLoader(
  (reader) =>
    new RowLoader<{ id: string; seats: ReturnType<typeof withUsage> }>(async (ids) => {
      const rows = await reader.read(readings.where('r.installation_id', '=', equalsAny(ids)));
      return rows.map((row) => ({ id: row.installationId, seats: withUsage(row) }));
    }),
);

export const seatsOf = async (reader: Reader, installationId: string) =>
  (await seatsLoader.of(reader).load(installationId))?.seats;

/** Notes of the admins, which only their role can read, by the id of the installation. */
export const seatNoteLoader = defineLoader(
  (admin) =>
    new RowLoader((ids) =>
      admin.read(
        sqlBuilder
          .selectFrom('seat_reading')
          .select(['installation_id as id', 'note', 'note_version as noteVersion'])
          .where('installation_id', '=', equalsAny(ids)),
      ),
    ),
);

/** The history of one installation, oldest first, for the last 13 months. */
export async function seatHistory(reader: Reader, installationId: string, period: SeatPeriod) {
  const days = sqlBuilder
    .selectFrom('seat_day')
    .where('installation_id', '=', installationId)
    .where('day', '>=', `${addMonths(dateOf(), 1 - HISTORY_MONTHS).slice(0, 8)}01`)
    .select(['day', 'bought', 'in_use as inUse']);
  return reader.read(
    period === 'DAY'
      ? days.orderBy('day')
      : days
          .distinctOn(sql`date_trunc('month', day)`)
          .orderBy(sql`date_trunc('month', day)`)
          .orderBy('day', 'desc'),
  );
}

const agentOrder = [
  { column: 'signed_in_order', key: 'signedInOrder' },
  { column: 'agent_id', key: 'agentId' },
];

/** The agents with a seat: those who never signed in first, then by their last sign-in. */
export const agentPage = (reader: Reader, installationId: string, hasLeft: boolean, args: PageArgs) =>
  readPage({
    read: (query) => reader.read(query),
    query: sqlBuilder
      .selectFrom('help_desk_agent')
      .select([
        sql<string>`'agent:' || installation_id || ':' || agent_id`.as('id'),
        'agent_id as agentId',
        'name',
        'role',
        'role_name as roleName',
        'is_suspended as isSuspended',
        'created_at as createdAt',
        'last_sign_in_at as lastSignInAt',
        'signed_in_order as signedInOrder',
        'left_on as leftOn',
      ])
      .where('installation_id', '=', installationId)
      .where('left_on', hasLeft ? 'is not' : 'is', null),
    order: agentOrder,
    direction: 'asc',
    args,
  });

const isInState = {
  ALL: sql<boolean>`true`,
  OVER: sql<boolean>`r.excess > 0`,
  FREE: sql<boolean>`r.excess < 0 and r.in_use is not null and r.bought > 0`,
  FAULTY: sql<boolean>`r.fault is not null`,
  WITHOUT_KEY: sql<boolean>`i.connection = 'NONE'`,
  KEY_ENDS: sql<boolean>`i.zendesk_api_key_last4 is not null`,
} as const satisfies Record<SeatState, unknown>;

interface SeatFilter {
  state: SeatState;
  search: string | null;
  sort?: SeatSort | null | undefined;
}

/** All installations, those with the most seats beyond the bought ones first unless another order is chosen. */
export async function seatsPage(admin: Reader, { state, search, sort }: SeatFilter, args: PageArgs) {
  let query = readings.where(isInState[state]);
  if (search?.trim()) {
    const pattern = containsPattern(search);
    query = query
      .innerJoin('customer as c', 'c.id', 'r.customer_id')
      .where(sql<boolean>`(i.subdomain ilike ${pattern} or c.name ilike ${pattern})`) as never;
  }
  const page = await readSortedPage({ read: (compiled) => admin.read(compiled), query, sorts: seatSorts, sort, args });
  page.edges.forEach(({ node }) => withUsage(node));
  return page;
}

/** Installations with more seats in use than are bought. */
export const overusedInstallations = sqlBuilder.selectFrom('seat_reading as r').where(isInState.OVER);

export async function seatTotals(admin: Reader) {
  const counted = (state: SeatState) => sql<number>`(count(*) filter (where ${isInState[state]}))::int`;
  const [row] = await admin.read(
    sqlBuilder
      .selectFrom('seat_reading as r')
      .innerJoin('installation as i', 'i.id', 'r.installation_id')
      .select([
        counted('ALL').as('all'),
        counted('OVER').as('over'),
        counted('FREE').as('free'),
        counted('FAULTY').as('faulty'),
        counted('WITHOUT_KEY').as('withoutKey'),
        counted('KEY_ENDS').as('keyEnds'),
      ]),
  );
  return row!;
}

/** The seats of all installations of a company together; null before the first reading. */
export async function companySeats(reader: Reader, customerId: string) {
  const rows = await reader.read(
    sqlBuilder
      .selectFrom('seat_reading')
      .select(['bought', sql<number>`in_use`.as('inUse'), sql<Date | string>`read_at`.as('readAt')])
      .where('customer_id', '=', customerId)
      .where('read_at', 'is not', null)
      .orderBy('read_at'),
  );
  const [oldest] = rows;
  if (!oldest) return null;
  const usages = rows.map(({ bought, inUse }) => ({ bought, inUse, ...seatUsage(bought, inUse) }));
  const sum = (key: 'bought' | 'inUse' | 'free' | 'over') => usages.reduce((total, usage) => total + usage[key], 0);
  return {
    id: `companySeats:${customerId}`,
    bought: sum('bought'),
    inUse: sum('inUse'),
    free: sum('free'),
    over: sum('over'),
    readInstallations: usages.length,
    overInstallations: usages.filter(({ over }) => over > 0).length,
    freeInstallations: usages.filter(({ free }) => free > 0).length,
    readAt: oldest.readAt,
  };
}
