import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { chargeEntry } from '../../money/payments/settle.service.ts';

/** Charges the card for a place. Throws PAYMENT_FAILED when the card is refused; the place is then given back. */
export async function chargePlace(services: Services, entryId: string): Promise<void> {
  const { status, failureMessage } = await chargeEntry(services, entryId);
  if (status === 'FAILED') throw new AppError('PAYMENT_FAILED', failureMessage ?? 'Betalingen blev afvist');
}
