import type { Context } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { isImpersonating, recordAudit } from './recordAudit.ts';

/**
 * Audits a whole operation after it ran: the objects that it has read, and a mutation under impersonation that has
 * written no audit entry of its own.
 */
export async function recordOperation(context: Context, failed: boolean): Promise<void> {
  const { bill, mutation, services } = context;
  if (bill) await services.bulkReading.record(context, bill.cost.actual);
  if (!mutation || !isImpersonating(context) || context.isImpersonationRecorded) return;
  const detail = failed ? `${mutation.name} (ikke gennemført)` : mutation.name;
  await services.writes.run({ role: dbRoles.auth }, (write) =>
    recordAudit(write, context, { action: 'IMPERSONATED_CHANGE', detail }),
  );
}
