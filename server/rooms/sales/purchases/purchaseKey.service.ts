import { sql } from 'kysely';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

interface PurchaseKey {
  customerId: string;
  /** Idempotency key chosen by the client. */
  purchaseId: string;
  /** The approval whose order is bought, which has the key already. */
  approvalId?: string | undefined;
}

/**
 * Reserves a purchase key of a company until the end of the transaction. Returns false when a purchase, an order or a
 * waiting approval has it. The unique constraints of the tables cannot see each other, so that without this lock two
 * parallel calls could buy at once and wait for an approval.
 */
export async function takePurchaseKey(
  write: Write,
  { customerId, purchaseId, approvalId }: PurchaseKey,
): Promise<boolean> {
  await takeLock(write, `purchase ${customerId} ${purchaseId}`);
  const hasKey = sql`customer_id = ${customerId} and purchase_id = ${purchaseId}`;
  const [row] = await runIn(
    write.em,
    sql<{ isTaken: boolean }>`
      select exists (select 1 from clip_card where ${hasKey} and origin = 'CLIENT')
        or exists (select 1 from service_agreement where ${hasKey} and origin = 'CLIENT')
        or exists (select 1 from license_request where ${hasKey})
        or exists (select 1 from purchase_approval where ${hasKey} and id <> ${approvalId ?? ''}) as "isTaken"`,
  );
  return !row!.isTaken;
}
