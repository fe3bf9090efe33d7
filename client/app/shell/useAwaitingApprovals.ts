import { graphql } from 'react-relay';
import { useLiveValue } from '../relay/useLiveValue.ts';
import type { useAwaitingApprovalsQuery } from '#relay/useAwaitingApprovalsQuery.graphql';
import type { useAwaitingApprovalsSubscription } from '#relay/useAwaitingApprovalsSubscription.graphql';

const awaitingApprovals = {
  query: graphql`
    query useAwaitingApprovalsQuery {
      viewer {
        customer {
          approvalsAwaitingViewer
        }
      }
    }
  `,
  valueIn: ({ viewer }: useAwaitingApprovalsQuery['response']) => viewer.customer?.approvalsAwaitingViewer ?? 0,
  subscription: graphql`
    subscription useAwaitingApprovalsSubscription {
      purchaseApprovalChanged {
        edge {
          node {
            customer {
              approvalsAwaitingViewer
            }
          }
        }
      }
    }
  `,
  changedValueIn: ({ purchaseApprovalChanged }: useAwaitingApprovalsSubscription['response']) =>
    purchaseApprovalChanged.edge?.node.customer.approvalsAwaitingViewer ?? 0,
  initial: 0,
};

/** Returns the number of orders that the user may decide, kept up to date by a subscription. */
export const useAwaitingApprovals = (canApprove: boolean): number =>
  useLiveValue<useAwaitingApprovalsQuery, useAwaitingApprovalsSubscription, number>(awaitingApprovals, canApprove);
