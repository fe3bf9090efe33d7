import { dateOf } from '../../domain/basics/dates.ts';
import { orderedSeatsPrice } from '../../domain/sales/commitment.ts';
import { seatPrice } from '../../domain/sales/licensePricing.ts';
import { SEND_FOR_APPROVAL, useApproval } from '../card/useApproval.ts';
import { usePrices } from '../prices/usePrices.ts';
import type { OrderPriceProps } from './OrderPrice.tsx';

const orderButton = { submitLabel: 'Send bestilling', pendingText: 'Sender...' };

/**
 * The approval that an order of seats needs, and the button that sends it. The order is compared at its price until the
 * renewal; the server also counts a renewal that is decided already.
 */
export function useOrderApproval(order: OrderPriceProps | undefined) {
  const prices = usePrices();
  const approvalFor = useApproval();
  if (!order) return { approval: undefined, orderButton };
  const { plan, seats, interval, contractTerm, license = null } = order;
  const price = seatPrice(prices, plan, interval) ?? null;
  const approval = approvalFor(orderedSeatsPrice({ seats, price, license, contractTerm, day: dateOf() }));
  return { approval, orderButton: { ...orderButton, ...(approval && { submitLabel: SEND_FOR_APPROVAL }) } };
}
