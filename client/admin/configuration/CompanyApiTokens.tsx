import { graphql, useLazyLoadQuery } from 'react-relay';
import { ApiTokenList } from './ApiTokenList.tsx';
import type { CompanyApiTokensQuery } from '#relay/CompanyApiTokensQuery.graphql';

const query = graphql`
  query CompanyApiTokensQuery($id: ID!) {
    ...ApiTokenList_query @arguments(id: $id)
  }
`;

/** The API tokens of a company, in a query of their own: the server refuses it to the other readers of the tab. */
export const CompanyApiTokens = ({ customerId }: { customerId: string }) => (
  <ApiTokenList
    query={useLazyLoadQuery<CompanyApiTokensQuery>(query, { id: customerId }, { fetchPolicy: 'store-and-network' })}
    customerId={customerId}
  />
);
