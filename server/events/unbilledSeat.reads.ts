import { sql } from 'kysely';
import { countOf, totalColumn } from '../db/counting.ts';
import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { readPage } from '../graphql/keyset.ts';
import { registrations } from './registration.reads.ts';

/** The condition of the partial index, so that the planner uses it. */
const isUnbilled = sql<boolean>`owed_since is not null and entry_id is null and waived_at is null`;

const order = [
  { column: 'owed_since', key: 'owedSince' },
  { column: 'id', key: 'id' },
];

/** Seats at paid events that nobody has billed, the oldest first. */
export const unbilledSeats = (ctx: Reader, args: PageArgs) =>
  readPage({ read: (query) => ctx.read(query), query: registrations.where(isUnbilled), order, direction: 'asc', args });

export const unbilledSeatCount = (ctx: Reader) =>
  countOf(ctx, sqlBuilder.selectFrom('event_registration').select(totalColumn).where(isUnbilled));
