import { takeLock } from '../../../platform/db/locks.ts';
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
  const [{ isTaken }]: [{ isTaken: boolean }] = await write.em.execute(
    `select exists (select 1 from clip_card where customer_id = ? and purchase_id = ? and origin = 'CLIENT')
       or exists (select 1 from service_agreement where customer_id = ? and purchase_id = ? and origin = 'CLIENT')
       or exists (select 1 from license_request where customer_id = ? and purchase_id = ?)
       or exists (select 1 from purchase_approval where customer_id = ? and purchase_id = ? and id <> ?) as "isTaken"`,
    [...Array.from({ length: 4 }, () => [customerId, purchaseId]).flat(), approvalId ?? ''],
  );
  return !isTaken;
}
