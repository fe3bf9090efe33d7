import type { AuditAction } from '../../../../domain/basics/audit.ts';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { actorOf, recordActivity } from './activity.service.ts';

interface RuleChange {
  /** In Danish, for the activities. */
  title: string;
  action?: AuditAction;
  /** In Danish, for the audit log. By default, the title. */
  detail?: string;
  /** The subject to which the rule belongs, when it is not one of the whole company. */
  alsoSubject?: Subject;
}

/** Records that the viewer has changed a rule of a company, in the transaction of the change, and publishes it. */
export async function recordRuleChange(
  ctx: Context,
  write: Write,
  customerId: string,
  { title, action = 'SECURITY_RULES_CHANGED', detail = title, alsoSubject }: RuleChange,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'customer',
    entityId: customerId,
    title,
    alsoSubject,
  });
  await recordAudit(write, ctx, { action, customerId, detail });
  write.publish({ topic: 'company.changed', id: customerId, customerId });
}
