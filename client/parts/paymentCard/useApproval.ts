import { createContext, use } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Ore } from '../../../domain/basics/money.ts';
import { heldBy } from '../../../domain/sales/commitment.ts';
import { approvalReason } from './approvalReason.ts';
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
 * in øre, or null when its price is by agreement. `price` is the amount that is shown with the order, by default the
 * same. Undefined when it can be bought. Inside `CompanyPrices` alone; elsewhere the function knows no limits.
 */
export function useApproval(): (commitment: Ore | null, price?: Ore | null) => RequiredApproval | undefined {
  const data = useFragment(customerFragment, use(ApprovalContext));
  const spent = data?.viewerCommittedThisMonth;
  const approvers = data?.viewerPurchaseApprovers;
  if (typeof spent !== 'number' || !approvers) return () => undefined;
  const limits = { order: data?.approvalLimit ?? null, month: data?.approvalMonthLimit ?? null };
  return (commitment, price = commitment) => {
    const holding = heldBy(limits, commitment, spent);
    if (!holding) return undefined;
    return { approvers, reason: approvalReason(holding, { commitment, price, limits, spent }) };
  };
}
