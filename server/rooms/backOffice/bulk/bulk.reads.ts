import { sql } from 'kysely';
import type { BulkAction, BulkItemState } from '../../../../domain/backOffice/bulk.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

const runs = sqlBuilder
  .selectFrom('bulk_run')
  .innerJoin('user_account as author', 'author.id', 'bulk_run.author_id')
  .select([
    'bulk_run.id',
    'bulk_run.action',
    'bulk_run.options',
    'author.name as authorName',
    'bulk_run.state',
    'bulk_run.reason',
    'bulk_run.total',
    'bulk_run.done',
    'bulk_run.failed',
    'bulk_run.skipped',
    'bulk_run.undone',
    'bulk_run.kept',
    'bulk_run.created_at as createdAt',
    'bulk_run.finished_at as finishedAt',
  ]);

export async function bulkRunById(ctx: Reader, id: string) {
  const [row] = await ctx.read(runs.where('bulk_run.id', '=', id));
  return row;
}

/** The run that was stored under a request id. */
export async function earlierRun(ctx: Reader, requestId: string) {
  const [row] = await ctx.read(
    sqlBuilder
      .selectFrom('bulk_run')
      .select(['id', 'action', 'fingerprint', 'author_id as authorId'])
      .where('request_id', '=', requestId),
  );
  return row as { id: string; action: BulkAction; fingerprint: string; authorId: string } | undefined;
}

/** The runs of all admins, newest first. */
export const bulkRunPage = (ctx: Reader, args: PageArgs) =>
  readPage({
    read: (query) => ctx.read(query),
    query: runs,
    order: [{ column: 'bulk_run.id', key: 'id' }],
    direction: 'desc',
    args,
  });

/** The rows of a run in their order. */
export function bulkItemPage(
  ctx: Reader,
  { runId, states }: { runId: string; states?: BulkItemState[] | null | undefined },
  args: PageArgs,
) {
  let query = sqlBuilder
    .selectFrom('bulk_item')
    .select([
      sql<string>`run_id || '~' || subject_id`.as('id'),
      'subject_id as subjectId',
      'position',
      'title',
      'path',
      'state',
      'reason',
    ])
    .where('run_id', '=', runId);
  if (states) query = query.where('state', '=', equalsAny(states) as never);
  return readPage({
    read: (compiled) => ctx.read(compiled),
    query,
    order: [
      { column: 'position', key: 'position' },
      { column: 'subject_id', key: 'subjectId' },
    ],
    direction: 'asc',
    args,
  });
}

/** The most frequent reasons of a run. */
const MAX_REASONS = 20;

/** How many rows of each run were not done, or not undone, for each reason. */
export const bulkReasonsLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const rows = await reader.read(
        sqlBuilder
          .selectFrom('bulk_item')
          .select(({ fn }) => ['run_id as runId', 'state', 'reason', fn.countAll<number>().as('count')])
          .where('run_id', '=', equalsAny(ids))
          .where('reason', 'is not', null)
          .groupBy(['run_id', 'state', 'reason'])
          .orderBy('count', 'desc')
          .orderBy('reason'),
      );
      const byRun = Map.groupBy(rows, ({ runId }) => runId);
      return ids.map((id) => ({ id, reasons: (byRun.get(id) ?? []).slice(0, MAX_REASONS) }));
    }),
);
