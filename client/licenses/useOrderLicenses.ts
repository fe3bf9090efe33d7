import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatLicenseCount } from '../../domain/formatCount.ts';
import { ALL_REQUIRED, missingOrderFields } from '../../domain/validation/licenses.ts';
import { PortalError } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import type { useOrderLicensesMutation } from './__generated__/useOrderLicensesMutation.graphql.ts';

export interface LicenseOrder {
  departmentId: string;
  zendeskInstanceId: string;
  requestedLicenses: number;
  acceptTerms: boolean;
}

/**
 * Orders licences. All attempts of a dialog use the same purchase id, so that a repetition, such as after a lost
 * response, orders only once. `requests` is the connection id of the list that the order is inserted into.
 */
export function useOrderLicenses(requests: string): (order: LicenseOrder) => Promise<void> {
  const [purchaseId] = useState(() => crypto.randomUUID());
  const [send] = useAction<useOrderLicensesMutation>(graphql`
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
  `);
  return async (order) => {
    const missing = missingOrderFields(order);
    if (missing.length) throw incompleteError(missing);
    const { orderLicenses } = await send({ input: { purchaseId, ...order }, connections: [requests] }).catch(
      (error: unknown) => {
        throw nameMissingFields(error, order);
      },
    );
    // The number that the server stored. After a lost response this can be the number of the first attempt.
    const { requestedLicenses } = orderLicenses.edge?.node ?? order;
    toast.success(`Bestillingen på ${formatLicenseCount(requestedLicenses)} er sendt`);
  };
}

export const orderButton = { submitLabel: 'Send bestilling', pendingText: 'Sender...' };

const incompleteError = (missing: string[]) =>
  new PortalError(`Udfyld venligst: ${missing.join(', ')}`, 'BAD_USER_INPUT');

/** Replaces the server's general message about missing fields by one that names the fields. */
function nameMissingFields(error: unknown, order: object): unknown {
  if (!(error instanceof PortalError) || error.message !== ALL_REQUIRED) return error;
  const missing = missingOrderFields(
    Object.fromEntries(Object.entries(order).filter(([name]) => !(name in error.fields))),
  );
  return missing.length ? incompleteError(missing) : error;
}
