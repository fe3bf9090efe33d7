import { PortalError } from '../relay/errors.ts';
import type { confirmPayment } from './confirmPayment.ts';

export const PAYMENT_FAILED = 'PAYMENT_FAILED';

interface Entry {
  readonly id: string;
  readonly status: string;
  readonly failureMessage: string | null | undefined;
}

/**
 * What follows when something was bought by card: has the bank ask the customer where it wants to, and finds out how the
 * payment stands. It ends with the id of a payment that nobody knows the end of yet, or with nothing once it is paid.
 */
export async function payByCard(
  confirmation: Parameters<typeof confirmPayment>[0] | null | undefined,
  settle: () => Promise<Entry>,
): Promise<string | undefined> {
  const objection =
    confirmation && (await import('./confirmPayment.ts').then((bank) => bank.confirmPayment(confirmation)));
  const { id, status, failureMessage } = await settle();
  if (status === 'PAID') return undefined;
  // A refused payment is closed at once, and then the server may know of no more than that.
  if (status !== 'PENDING')
    throw new PortalError(objection ?? failureMessage ?? 'Betalingen blev afvist', PAYMENT_FAILED);
  if (objection) throw new PortalError(objection, 'CARD_NOT_CONFIRMED');
  return id;
}
