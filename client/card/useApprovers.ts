import { graphql, useFragment } from 'react-relay';
import { useLimits } from './useLimits.ts';
import type { useApprovers_viewer$key } from './__generated__/useApprovers_viewer.graphql.ts';

/** The label of the button that places an order which has to be approved. */
export const SEND_FOR_APPROVAL = 'Send til godkendelse';

/**
 * Returns a function that tells who has to approve a purchase at a price: undefined when nobody has to. The price is in
 * øre, excluding VAT.
 */
export function useApprovers(viewer: useApprovers_viewer$key): (net: number) => readonly string[] | undefined {
  const { purchaseApprovers, customer } = useFragment(
    graphql`
      fragment useApprovers_viewer on Viewer {
        purchaseApprovers
        customer {
          ...useLimits_customer
        }
      }
    `,
    viewer,
  );
  const limits = useLimits(customer);
  return (net) => (purchaseApprovers && limits?.holding(net) ? purchaseApprovers : undefined);
}
