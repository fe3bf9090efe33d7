import { sql } from 'kysely';
import type { BulkAction, BulkRunState } from '../../../../domain/backOffice/bulk.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { ACTING_USER, type ActingUser } from './acting.service.ts';

/** A row to do or to undo next, and the admin in whose name that is done. */
export interface BulkStep {
  runId: string;
  state: BulkRunState;
  action: BulkAction;
  options: Record<string, unknown>;
  /** Null when no row waits. */
  subjectId: string | null;
  undo: { before: unknown; after: unknown } | null;
  user: ActingUser;
}

/** A step with a row. */
export type ItemStep = BulkStep & { subjectId: string };

/** Reads the state of a run anew before each row, so that a run stops at once when it is cancelled. */
export async function nextStep({ reads }: Services, id: string): Promise<BulkStep | undefined> {
  const [step] = await reads.run(
    { role: dbRoles.system },
    sql<BulkStep>`select r.id as "runId", r.state, r.action, r.options, i.subject_id as "subjectId", i.undo,
       ${ACTING_USER} as user
     from bulk_run r join user_account u on u.id = r.acting_id
       left join lateral (
         select subject_id, undo from bulk_item
         where run_id = r.id and state = case r.state when 'RUNNING' then 'WAITING' when 'UNDOING' then 'DONE' end
         order by position limit 1) i on true
     where r.id = ${id}`,
  );
  return step;
}
