import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { AppError, badInput } from '../errors.ts';
import { wasRefused } from '../providers/ProviderFailure.ts';

const system = { role: dbRoles.system };
const LONGEST_ID = 100;
/** Longer than any request is given. */
const BUSY = `interval '40 seconds'`;

export interface Attempt {
  /** When it was first tried, where nobody knows what became of that. */
  triedAt: Date | undefined;
  requestId: string;
}

/**
 * What a dialog asks the task tool to do, done once: the task's id, of this time or of the one before. Where
 * an answer was lost, the next attempt learns when the first one was, and looks before it makes.
 */
export async function once(services: Services, customerId: string, requestId: string, work: (attempt: Attempt) => Promise<string>): Promise<string> {
  if (!requestId || requestId.length > LONGEST_ID) throw badInput({ requestId: `requestId skal være på 1 til ${LONGEST_ID} tegn` });
  const claimed = await claim(services, customerId, requestId);
  if (claimed.taskId) return claimed.taskId;
  try {
    return await work({ requestId, triedAt: claimed.triedAt });
  } catch (error) {
    await letGo(services, requestId, wasRefused(error));
    throw error;
  }
}

/** To be said in the transaction that keeps what was made. */
export const DONE = 'update task_request set task_id = ? where id = ?';

async function claim({ writes }: Services, customerId: string, id: string): Promise<{ taskId?: string; triedAt?: Date | undefined }> {
  return writes.run(system, async ({ em }) => {
    const made = await em.execute<unknown[]>(`insert into task_request (id, customer_id, busy_until, created_at) values (?, ?, now() + ${BUSY}, now())
      on conflict (id) do nothing returning 1`, [id, customerId]);
    if (made.length) return {};
    const [known] = await em.execute<{ task_id: string | null; is_busy: boolean; created_at: Date }[]>(
      'select task_id, busy_until > now() as is_busy, created_at from task_request where id = ? and customer_id = ? for update', [id, customerId]);
    if (!known) throw new AppError('CONFLICT', 'Prøv igen: anmodningens id er brugt til noget andet');
    if (known.task_id) return { taskId: known.task_id };
    if (known.is_busy) throw new AppError('CONFLICT', 'Det er allerede ved at blive sendt. Vent et øjeblik.');
    await em.execute(`update task_request set busy_until = now() + ${BUSY} where id = ?`, [id]);
    return { triedAt: new Date(known.created_at) };
  });
}

/** A refusal means that nothing was made, so that the next attempt is a first one. */
const letGo = ({ writes }: Services, id: string, isRefused: boolean) => writes.run(system, ({ em }) =>
  em.execute(isRefused ? 'delete from task_request where id = ?' : 'update task_request set busy_until = now() where id = ?', [id]));
