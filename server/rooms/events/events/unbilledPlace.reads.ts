import { sql } from 'kysely';
import { countOf, totalColumn } from '../../../platform/db/counting.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { registrations } from './registration.reads.ts';
import { unbilledPlaceSorts, type UnbilledPlaceSort } from './unbilledPlaceSorts.ts';

/** The condition of the partial index, so that the planner uses it. */
const isUnbilled = sql<boolean>`owed_since is not null and entry_id is null and waived_at is null`;

/** Places at paid events that nobody has billed, the oldest first unless another order is chosen. */
export const unbilledPlaces = (ctx: Reader, sort: UnbilledPlaceSort | null | undefined, args: PageArgs) =>
  readSortedPage({
    read: (query) => ctx.read(query),
    query: registrations.where(isUnbilled),
    sorts: unbilledPlaceSorts,
    sort,
    args,
  });

export const unbilledRegistrations = sqlBuilder.selectFrom('event_registration').where(isUnbilled);

export const unbilledPlaceCount = (ctx: Reader) => countOf(ctx, unbilledRegistrations.select(totalColumn));
