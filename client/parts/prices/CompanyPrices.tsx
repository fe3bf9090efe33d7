import { useMemo, type ReactNode } from 'react';
import { fetchQuery, graphql, useFragment } from 'react-relay';
import { environment } from '../../app/relay/environment.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { ApprovalContext } from '../paymentCard/useApproval.ts';
import { readCompanyPrices } from './readCompanyPrices.ts';
import { PricesContext, type ShownPrices } from './usePrices.ts';
import type { CompanyPrices_customer$key } from '#relay/CompanyPrices_customer.graphql';
import type { CompanyPrices_prices$key } from '#relay/CompanyPrices_prices.graphql';
import type { CompanyPricesQuery } from '#relay/CompanyPricesQuery.graphql';

interface CompanyPricesProps {
  customer: CompanyPrices_customer$key;
  children: ReactNode;
}

const customerFragment = graphql`
  fragment CompanyPrices_customer on Customer {
    ...useApproval_customer
    ...CompanyPrices_prices
  }
`;

/**
 * Gives `usePrices` the prices of a company, among them those that are agreed with it, and `useApproval` the limits
 * above which the viewer's purchases have to be approved.
 */
export function CompanyPrices({ customer: key, children }: CompanyPricesProps) {
  const customer = useFragment(customerFragment, key);
  return (
    <PricesContext value={useCompanyPrices(customer)}>
      <ApprovalContext value={customer}>{children}</ApprovalContext>
    </PricesContext>
  );
}

const pricesFragment = graphql`
  fragment CompanyPrices_prices on Customer {
    prices {
      ...readCompanyPrices_prices
    }
  }
`;

/** Returns the prices at which a company buys. */
export function useCompanyPrices(customer: CompanyPrices_prices$key): ShownPrices {
  const { prices } = useFragment(pricesFragment, customer);
  return useMemo(() => readCompanyPrices(prices), [prices]);
}

const query = graphql`
  query CompanyPricesQuery {
    viewer {
      customer {
        ...CompanyPrices_customer
      }
    }
  }
`;

/** Fetches the current prices if the server has refused a purchase because its price has changed. */
export async function refreshChangedPrices(error: unknown): Promise<void> {
  if (!(error instanceof PortalError) || error.code !== 'PRICE_CHANGED') return;
  await fetchQuery<CompanyPricesQuery>(environment(), query, {})
    .toPromise()
    .catch(() => undefined);
}
