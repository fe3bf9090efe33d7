import { COUNT_LIMIT } from '../../../../domain/basics/countLimit.ts';
import { countOf, totalColumn } from '../../../platform/db/counting.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { badInput } from '../../../platform/errors.ts';
import { MAX_PAGE } from '../../../platform/graphql/connection.ts';
import { activitiesOf, type ActivityFilter } from './activity.reads.ts';

/**
 * Number of activities that can be read by page number. Bounds the rows that are skipped before a page and the rows
 * that are counted for the number of pages.
 */
export const MAX_NUMBERED_ROWS = COUNT_LIMIT;

interface NumberedPage {
  page: number;
  limit: number;
}

/** Reads a page of activities by its number. Throws BAD_USER_INPUT for a page or a size that is out of range. */
export async function numberedActivities(
  ctx: Reader,
  customerId: string,
  filter: Pick<ActivityFilter, 'type'>,
  { page, limit }: NumberedPage,
) {
  assertInRange({ page, limit });
  const query = activitiesOf(customerId, filter).orderBy('id', 'desc');
  const newest = query.clearSelect().select('id').limit(MAX_NUMBERED_ROWS).as('newest');
  const [activities, totalCount] = await Promise.all([
    ctx.read(query.limit(limit).offset((page - 1) * limit)),
    countOf(ctx, sqlBuilder.selectFrom(newest).select(totalColumn)),
  ]);
  const totalPages = Math.ceil(totalCount / limit);
  return {
    activities,
    pagination: { page, limit, totalCount, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages },
  };
}

function assertInRange({ page, limit }: NumberedPage): void {
  if (limit < 1 || limit > MAX_PAGE) throw badInput({ limit: `limit skal være mellem 1 og ${MAX_PAGE}` });
  if (page < 1) throw badInput({ page: 'page skal være et helt tal fra 1' }, 'TOO_SMALL');
  if (page * limit > MAX_NUMBERED_ROWS)
    throw badInput(
      { page: `Kun de nyeste ${MAX_NUMBERED_ROWS.toLocaleString('da-DK')} kan hentes efter sidetal` },
      'TOO_LARGE',
    );
}
