import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { currentJournal } from '../../../platform/db/replayJournal.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { isRefusal } from '../../../providers/ProviderError.ts';

const system = { role: dbRoles.system };
const MAX_ID_LENGTH = 100;
/** Longer than the timeout of a request. */
const CLAIM_DURATION = sql`interval '40 seconds'`;

interface Claim {
  /** Id of the task, once the request has succeeded. */
  taskId?: string;
  /** Time of an earlier attempt whose outcome is unknown. */
  triedAt?: Date;
}

/**
 * Runs a request to ClickUp once per request id and returns the task's id, of this or an earlier call. After an attempt
 * with a lost answer, `work` receives the time of that attempt, so that it can look for the task before it creates one.
 *
 * @throws AppError CONFLICT while another attempt of the request is running, and the error of `work`.
 */
export async function runOncePerRequest(
  services: Services,
  { customerId, id }: RequestKey,
  work: (triedAt: Date | undefined) => Promise<string>,
): Promise<string> {
  const { taskId, triedAt } = await claim(services, customerId, id);
  if (taskId) return taskId;
  try {
    return await work(triedAt);
  } catch (error) {
    // Neither a refusal nor a call that was not sent says anything about an earlier attempt, which may have created the
    // task.
    await releaseClaim(services, id, !triedAt && isRefusal(error));
    throw error;
  }
}

export interface RequestKey {
  customerId: string;
  /** Id of the row, unique for each company and kind of request. */
  id: string;
}

export function requestKey(customerId: string, kind: 'create' | 'changes', requestId: string): RequestKey {
  if (!requestId || requestId.length > MAX_ID_LENGTH)
    throw badInput({ requestId: `requestId skal være på 1 til ${MAX_ID_LENGTH} tegn` });
  return { customerId, id: `${customerId}:${kind}:${requestId}` };
}

/** Must run in the transaction that stores the task. */
export const completeRequest = ({ em }: Write, { id }: RequestKey, taskId: string) =>
  runIn(em, sql`update task_request set task_id = ${taskId} where id = ${id}`);

// Claims bypass the replay journal: a repeated call needs their current state and may take another path.

/** A call that the replay journal repeats takes over its claim at once: its earlier attempt has ended. */
async function claim({ reads }: Services, customerId: string, id: string): Promise<Claim> {
  const isRepeat = currentJournal()?.isRepeat ?? false;
  const [inserted] = await reads.run(
    system,
    sql`
      insert into task_request (id, customer_id, busy_until, created_at)
      values (${id}, ${customerId}, now() + ${CLAIM_DURATION}, now()) on conflict (id) do nothing returning id`,
  );
  if (inserted && !isRepeat) return {};
  const [takenOver] = await reads.run(
    system,
    sql<{ triedAt: string }>`
      update task_request set busy_until = now() + ${CLAIM_DURATION}
      where id = ${id} and customer_id = ${customerId} and task_id is null and (busy_until <= now() or ${isRepeat})
      returning created_at as "triedAt"`,
  );
  if (takenOver) return { triedAt: new Date(takenOver.triedAt) };
  const [existing] = await reads.run(
    system,
    sql<{ taskId: string | null }>`
      select task_id as "taskId" from task_request where id = ${id} and customer_id = ${customerId}`,
  );
  if (!existing) throw new AppError('CONFLICT', 'Prøv igen: anmodningens id er brugt til noget andet');
  if (!existing.taskId) throw new AppError('CONFLICT', 'Det er allerede ved at blive sendt. Vent et øjeblik.');
  return { taskId: existing.taskId };
}

/** A refusal created no task, so the next attempt only needs to look for tasks from now on. */
const releaseClaim = ({ reads }: Services, id: string, isRefused: boolean) =>
  reads.run(
    system,
    sql`update task_request set busy_until = now()${isRefused ? sql`, created_at = now()` : sql``} where id = ${id}`,
  );
