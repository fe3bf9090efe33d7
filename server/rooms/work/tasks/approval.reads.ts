import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

const approvals = sqlBuilder
  .selectFrom('task_approval')
  .select(['task_id as id', 'approved_by as approvedBy', 'undo_until as undoUntil']);

/** Approvals that ClickUp does not know yet, by the ids of their tasks. */
export const pendingApprovalLoader = defineLoader(
  (reader: Reader) => new RowLoader((ids) => reader.read(approvals.where('task_id', '=', equalsAny(ids)))),
);
