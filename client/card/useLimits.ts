import { graphql, useFragment } from 'react-relay';
import { heldBy, type HeldBy, type Limits } from '../../domain/commitment.ts';
import type { Ore } from '../../domain/money.ts';
import type { useLimits_customer$key } from './__generated__/useLimits_customer.graphql.ts';

interface ViewerLimits extends Limits {
  /** What the viewer has bought in this month without an approval. */
  spent: Ore;
  /** Tells which limit holds an order of the viewer back; null when it can be bought. */
  holding: (commitment: Ore | null) => HeldBy | null;
}

/** The limits of a company for the viewer; undefined for a viewer who may buy for any amount. */
export function useLimits(customer: useLimits_customer$key | null | undefined): ViewerLimits | undefined {
  const data = useFragment(
    graphql`
      fragment useLimits_customer on Customer {
        approvalLimit
        approvalMonthLimit
        viewerCommittedThisMonth
      }
    `,
    customer,
  );
  const spent = data?.viewerCommittedThisMonth;
  if (typeof spent !== 'number') return undefined;
  const limits = { order: data?.approvalLimit ?? null, month: data?.approvalMonthLimit ?? null };
  return { ...limits, spent, holding: (commitment) => heldBy(limits, commitment, spent) };
}
