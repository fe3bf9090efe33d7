import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { purchaseDecidedMail } from './approval.mails.ts';
import { REQUESTER_SEES } from './requester.reads.ts';

interface ChangedApproval {
  id: string;
  customer_id: string;
  description: string;
  name: string | null;
  email: string | null;
}

/**
 * Follows the payment of approved goods, in the transaction that settles it: a declined card makes their order FAILED
 * and mails its buyer, and a payment that succeeds after all makes it APPROVED again.
 */
export async function followPayment(
  write: Write,
  config: Config,
  { subjectId, isPaid, message }: { subjectId: string; isPaid: boolean; message: string | null },
): Promise<void> {
  const [from, to] = isPaid ? ['FAILED', 'APPROVED'] : ['APPROVED', 'FAILED'];
  const reason = isPaid ? null : (message ?? 'Kortet blev afvist');
  const changed = await runIn(
    write.em,
    sql<ChangedApproval>`
      with changed as (
        update purchase_approval set status = ${to}, reason = ${reason}, version = version + 1
        where subject_id = ${subjectId} and status = ${from}
        returning id, customer_id, department_id, kind, description, requested_by_id)
      select changed.id, changed.customer_id, changed.description, u.name, u.email
      from changed left join user_account u on u.id = changed.requested_by_id and u.deactivated_at is null
        and ${REQUESTER_SEES}`,
  );
  for (const { id, customer_id: customerId, description, name, email } of changed) {
    write.publish({ topic: 'purchase-approval.changed', id, customerId });
    if (!isPaid && name && email)
      write.mail(purchaseDecidedMail(config, { name, email }, { customerId, status: 'FAILED', description, reason }));
  }
}
