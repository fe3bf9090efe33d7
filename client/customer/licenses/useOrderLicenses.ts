import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import type { Interval } from '../../../domain/basics/vocabulary.ts';
import { ALL_REQUIRED, missingOrderFields } from '../../../domain/sales/validation/licenses.ts';
import { isAwaitingApproval, PortalError } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useWaitingOrder } from '../../parts/paymentCard/useWaitingOrder.ts';
import { refreshChangedPrices } from '../../parts/prices/CompanyPrices.tsx';
import { usePrices } from '../../parts/prices/usePrices.ts';
import { useTermsVersion } from '../../public/terms/AcceptTerms.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { useOrderLicensesMutation } from '#relay/useOrderLicensesMutation.graphql';

export interface LicenseOrder {
  departmentId: string;
  zendeskInstanceId: string;
  requestedLicenses: number;
  acceptTerms: boolean;
}

/** An order with the billing interval by which its price was shown. */
interface ShownOrder extends LicenseOrder {
  billingInterval?: Interval;
}

const mutation = graphql`
  mutation useOrderLicensesMutation($input: OrderLicensesInput!, $connections: [ID!]!) {
    orderLicenses(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          requestedLicenses
          ...LicenseRequestTable_request
        }
      }
    }
  }
`;

/**
 * Returns a function that orders licences. All attempts of a dialog use the same purchase id, so that a retry after a
 * lost response orders only once. The order is added to the connection of licence requests with this id, if there is
 * one; an order that needs an approval leads to the list of approvals. The function rejects with a PortalError that
 * names the missing fields, or with the server's error.
 */
export function useOrderLicenses(requestConnectionId: string | null): (order: ShownOrder) => Promise<void> {
  const [purchaseId] = useState(() => crypto.randomUUID());
  const showWaitingOrder = useWaitingOrder({ replace: false });
  const prices = usePrices();
  const termsVersion = useTermsVersion('LICENSE');
  const [send] = useAction<useOrderLicensesMutation>(mutation);
  return async (order) => {
    const missingFields = missingOrderFields(order);
    if (missingFields.length) throw incompleteError(missingFields);
    const answer = await send({
      input: { purchaseId, priceListId: prices.id, termsVersion, ...order },
      connections: requestConnectionId ? [requestConnectionId] : [],
    }).catch(async (error: unknown) => {
      await refreshChangedPrices(error);
      if (!isAwaitingApproval(error)) throw nameMissingFields(error, order);
      showWaitingOrder(error);
    });
    if (!answer) return;
    const { orderLicenses } = answer;
    // The number that the server stored. After a lost response this can be the number of the first attempt.
    const { requestedLicenses } = orderLicenses.edge?.node ?? order;
    toast.success(`Bestillingen på ${formatLicenseCount(requestedLicenses)} er sendt`);
  };
}

const incompleteError = (missingFields: string[]) =>
  new PortalError(`Udfyld venligst: ${missingFields.join(', ')}`, 'BAD_USER_INPUT');

/**
 * Returns an error that names the missing fields in place of the server's general one. Other errors are returned as is.
 */
function nameMissingFields(error: unknown, order: object): unknown {
  if (!(error instanceof PortalError) || error.message !== ALL_REQUIRED) return error;
  const missingFields = missingOrderFields(
    Object.fromEntries(Object.entries(order).filter(([name]) => !(name in error.fields))),
  );
  return missingFields.length ? incompleteError(missingFields) : error;
}
