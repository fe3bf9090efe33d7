import { createContext, use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import { heldBy, type HeldBy } from '../../../domain/sales/commitment.ts';
import type { useApproval_customer$key } from '#relay/useApproval_customer.graphql';

/** The company whose limits hold the viewer's orders back. */
export const ApprovalContext = createContext<useApproval_customer$key | null>(null);

/** The label of the button that places an order which has to be approved. */
export const SEND_FOR_APPROVAL = 'Send til godkendelse';

/** That an order has to be approved: by whom, and why. */
export interface RequiredApproval {
  approvers: readonly string[];
  reason: string;
}

const customerFragment = graphql`
  fragment useApproval_customer on Customer {
    approvalLimit
    approvalMonthLimit
    viewerCommittedThisMonth
    viewerPurchaseApprovers
  }
`;

/**
 * Returns a function that tells which approval an order needs by the amount to which it commits the company at least,
 * in øre, or null when its price is by agreement. Undefined when it can be bought. Inside `CompanyPrices` alone;
 * elsewhere the function knows no limits.
 */
export function useApproval(): (commitment: Ore | null) => RequiredApproval | undefined {
  const data = useFragment(customerFragment, use(ApprovalContext));
  const spent = data?.viewerCommittedThisMonth;
  const approvers = data?.viewerPurchaseApprovers;
  if (typeof spent !== 'number' || !approvers) return () => undefined;
  const limits = { order: data?.approvalLimit ?? null, month: data?.approvalMonthLimit ?? null };
  return (commitment) => {
    const holding = heldBy(limits, commitment, spent);
    if (!holding) return undefined;
    const reasons: Record<HeldBy, string> = {
      ORDER_LIMIT:
        `Købet er på ${formatKroner(commitment ?? 0)}, og din grænse er ${formatKroner(limits.order ?? 0)} ` +
        'pr. bestilling.',
      MONTH_LIMIT:
        `Købet er på ${formatKroner(commitment ?? 0)}, du har købt for ${formatKroner(spent)} i denne måned, og din ` +
        `grænse er ${formatKroner(limits.month ?? 0)} pr. måned.`,
      NO_PRICE: 'Købet har ingen fast pris.',
    };
    return { approvers, reason: reasons[holding] };
  };
}
