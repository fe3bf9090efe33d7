import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import { purchaseDecidedMail } from './approval.mails.ts';
import { REQUESTER_SEES } from './requester.reads.ts';

const BATCH_SIZE = 100;

interface ExpiredApproval {
  id: string;
  customer_id: string;
  department_id: string | null;
  description: string;
  name: string | null;
  email: string | null;
}

/** Expires orders that nobody has decided, and mails their buyers. An order that is being decided is skipped. */
export const expireApprovals: JobHandler = async ({ writes, config }) => {
  for (let isLast = false; !isLast;) {
    isLast = await writes.run({ role: dbRoles.system }, async (write) => {
      const expired = await runIn(
        write.em,
        sql<ExpiredApproval>`
          with due as (
            select id from purchase_approval where status = 'PENDING' and expires_at <= now()
            order by expires_at limit ${sql.lit(BATCH_SIZE)} for update skip locked),
          changed as (
            update purchase_approval a set status = 'EXPIRED', decided_at = now(), version = version + 1
            from due where a.id = due.id
            returning a.id, a.customer_id, a.department_id, a.kind, a.description, a.requested_by_id)
          select changed.id, changed.customer_id, changed.department_id, changed.description, u.name, u.email
          from changed left join user_account u on u.id = changed.requested_by_id and u.deactivated_at is null
            and ${REQUESTER_SEES}`,
      );
      for (const { id, customer_id: customerId, department_id: departmentId, description, name, email } of expired) {
        write.publish({ topic: 'purchase-approval.changed', id, customerId });
        if (departmentId) write.topUp({ departmentId });
        if (name && email)
          write.mail(
            purchaseDecidedMail(config, { name, email }, { customerId, status: 'EXPIRED', description, reason: null }),
          );
      }
      return expired.length < BATCH_SIZE;
    });
  }
};
