import { dateOf } from '../../../domain/basics/dates.ts';
import { orderedSeatsPrice } from '../../../domain/sales/commitment.ts';
import { seatPrice } from '../../../domain/sales/licensePricing.ts';
import { SEND_FOR_APPROVAL, useApproval } from '../../parts/paymentCard/useApproval.ts';
import { usePrices } from '../../parts/prices/usePrices.ts';
import type { OrderPriceProps } from './OrderPrice.tsx';
import { useOrderCommitment } from './useOrderCommitment.ts';

const orderButton = { submitLabel: 'Send bestilling', pendingText: 'Sender...' };

/**
 * The approval that an order of seats for an installation needs, and the button that sends it. Until the server has
 * said to how much the order commits the company, its price until the renewal is compared with the limits.
 */
export function useOrderApproval(installationId: string, order: OrderPriceProps | undefined) {
  const prices = usePrices();
  const approvalFor = useApproval();
  // Who has a limit needs an approval for everything that has no price.
  const isLimited = approvalFor(null) !== undefined;
  const commitment = useOrderCommitment(order && isLimited ? { installationId, seats: order.seats } : undefined);
  if (!order) return { approval: undefined, orderButton };
  const { plan, seats, interval, contractTerm, license = null } = order;
  const price = seatPrice(prices, plan, interval) ?? null;
  const shown = orderedSeatsPrice({ seats, price, license, contractTerm, day: dateOf() });
  const approval = approvalFor(commitment === undefined ? shown : commitment, shown);
  return { approval, orderButton: { ...orderButton, ...(approval && { submitLabel: SEND_FOR_APPROVAL }) } };
}
