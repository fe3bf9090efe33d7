import type { ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** A query of one company. */
export interface CompanyOperation extends OperationType {
  readonly response: { readonly admin: { readonly customer: object | null | undefined } };
}

/** The company as the query of one of its tabs or dialogs reads it. */
export type CustomerOf<Query extends CompanyOperation> = NonNullable<Query['response']['admin']['customer']>;

export interface LoadedCompanyProps<Query extends CompanyOperation> {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Query>;
  children: (customer: CustomerOf<Query>, data: Query['response']) => ReactNode;
}

/** Renders what a query has loaded of a company, and nothing for a company that does not exist. */
export function LoadedCompany<Query extends CompanyOperation>({
  query,
  queryRef,
  children,
}: LoadedCompanyProps<Query>) {
  const data = usePreloadedQuery<Query>(query, queryRef);
  const {
    admin: { customer },
  } = data;
  return customer ? children(customer, data) : null;
}
