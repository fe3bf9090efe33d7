import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { currentSteps } from '../db/steps.ts';
import type { Write } from '../db/writes.ts';
import { AppError, badInput } from '../errors.ts';
import { wasRefused } from '../providers/ProviderFailure.ts';

const system = { role: dbRoles.system };
const LONGEST_ID = 100;
/** Longer than any request is given. */
const BUSY = `interval '40 seconds'`;

interface Claim {
  /** What was made, where it was. */
  taskId?: string;
  /** When it was first tried, where nobody knows what became of that. */
  triedAt?: Date;
}

/**
 * What a dialog asks the task tool to do, done once: the task's id, of this time or of the one before. Where
 * an answer was lost, the next attempt learns when the first one was, and looks before it makes.
 */
export async function once(
  services: Services,
  { customerId, id }: RequestKey,
  work: (triedAt: Date | undefined) => Promise<string>,
): Promise<string> {
  const { taskId, triedAt } = await claim(services, customerId, id);
  if (taskId) return taskId;
  try {
    return await work(triedAt);
  } catch (error) {
    await letGo(services, id, wasRefused(error));
    throw error;
  }
}

export interface RequestKey {
  customerId: string;
  /** Of the row; no other company and no other kind of request comes to the same one. */
  id: string;
}

export function requestKey(customerId: string, kind: 'create' | 'changes', requestId: string): RequestKey {
  if (!requestId || requestId.length > LONGEST_ID)
    throw badInput({ requestId: `requestId skal være på 1 til ${LONGEST_ID} tegn` });
  return { customerId, id: `${customerId}:${kind}:${requestId}` };
}

/** To be said in the transaction that keeps what was made. */
export const markDone = ({ em }: Write, { id }: RequestKey, taskId: string) =>
  em.execute('update task_request set task_id = ? where id = ?', [taskId, id]);

// Claims are no writes among a call's steps: one that is sent again must learn how they stand now, and may take them another way.

/** Whoever sends a call again has it alone, so that it need not wait for the attempt before. */
async function claim({ reads }: Services, customerId: string, id: string): Promise<Claim> {
  const isRepeat = currentSteps()?.isRepeat ?? false;
  const [first] = await reads.runSql(
    system,
    `
    insert into task_request (id, customer_id, busy_until, created_at) values ($1, $2, now() + ${BUSY}, now()) on conflict (id) do nothing returning id`,
    [id, customerId],
  );
  if (first && !isRepeat) return {};
  const [again] = await reads.runSql<{ triedAt: string }>(
    system,
    `
    update task_request set busy_until = now() + ${BUSY} where id = $1 and customer_id = $2 and task_id is null and (busy_until <= now() or $3)
    returning created_at as "triedAt"`,
    [id, customerId, isRepeat],
  );
  if (again) return { triedAt: new Date(again.triedAt) };
  const [known] = await reads.runSql<{ taskId: string | null }>(
    system,
    'select task_id as "taskId" from task_request where id = $1 and customer_id = $2',
    [id, customerId],
  );
  if (!known) throw new AppError('CONFLICT', 'Prøv igen: anmodningens id er brugt til noget andet');
  if (!known.taskId) throw new AppError('CONFLICT', 'Det er allerede ved at blive sendt. Vent et øjeblik.');
  return { taskId: known.taskId };
}

/** A refusal means that nothing was made: what is looked for next time was tried from here on. */
const letGo = ({ reads }: Services, id: string, isRefused: boolean) =>
  reads.runSql(
    system,
    `update task_request set busy_until = now()${isRefused ? ', created_at = now()' : ''} where id = $1`,
    [id],
  );
