import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ApiTokenTable } from './ApiTokenTable.tsx';
import { readToken } from './readToken.ts';
import type { CompanyApiTokens_customer$key } from '#relay/CompanyApiTokens_customer.graphql';
import type { CompanyApiTokensIssueMutation } from '#relay/CompanyApiTokensIssueMutation.graphql';
import type { CompanyApiTokensPageQuery } from '#relay/CompanyApiTokensPageQuery.graphql';
import type { CompanyApiTokensRevokeMutation } from '#relay/CompanyApiTokensRevokeMutation.graphql';
import type { CompanyApiTokensRotateMutation } from '#relay/CompanyApiTokensRotateMutation.graphql';
import type { CompanyApiTokensSubscription } from '#relay/CompanyApiTokensSubscription.graphql';

const subscription = graphql`
  subscription CompanyApiTokensSubscription($connections: [ID!]!) {
    apiTokenChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...readToken_token
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment CompanyApiTokens_customer on Customer
  @refetchable(queryName: "CompanyApiTokensPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    apiTokens(first: $count, after: $cursor) @connection(key: "CompanyApiTokens_apiTokens") {
      __id
      totalCount
      edges {
        node {
          ...readToken_token
        }
      }
    }
  }
`;

/** The API tokens of the own company. */
export function CompanyApiTokens({ customer }: { customer: CompanyApiTokens_customer$key }) {
  const { data, ...pages } = usePaginationFragment<CompanyApiTokensPageQuery, CompanyApiTokens_customer$key>(
    customerFragment,
    customer,
  );
  const { apiTokens } = data;
  if (!apiTokens) return <Banner tone="blue">Kun en kontoadministrator kan se og udstede API-nøgler.</Banner>;
  return (
    <Tokens
      connection={apiTokens.__id}
      rows={nodesOf(apiTokens).map(readToken)}
      total={apiTokens.totalCount}
      pages={pages}
    />
  );
}

interface TokensProps {
  connection: string;
  rows: ReturnType<typeof readToken>[];
  total: number;
  pages: PaginationState;
}

const mutation = graphql`
  mutation CompanyApiTokensIssueMutation($input: IssueApiTokenInput!, $connections: [ID!]!) {
    issueOwnApiToken(input: $input) {
      token
      change {
        edge @prependEdge(connections: $connections) {
          node {
            ...readToken_token
          }
        }
      }
    }
  }
`;

const companyApiTokensRotateMutation = graphql`
  mutation CompanyApiTokensRotateMutation($id: ID!, $overlapDays: Int!, $connections: [ID!]!) {
    rotateOwnApiToken(id: $id, overlapDays: $overlapDays) {
      token
      change {
        edge @prependEdge(connections: $connections) {
          node {
            ...readToken_token
          }
        }
      }
    }
  }
`;

const companyApiTokensRevokeMutation = graphql`
  mutation CompanyApiTokensRevokeMutation($id: ID!) {
    revokeOwnApiToken(id: $id) {
      edge {
        node {
          ...readToken_token
        }
      }
    }
  }
`;

function Tokens({ connection, ...list }: TokensProps) {
  const connections = useMemo(() => [connection], [connection]);
  useSubscription<CompanyApiTokensSubscription>(
    useMemo(() => ({ subscription, variables: { connections } }), [connections]),
  );
  const [issue] = useAction<CompanyApiTokensIssueMutation>(mutation);
  const [rotate] = useAction<CompanyApiTokensRotateMutation>(companyApiTokensRotateMutation);
  const [revoke] = useAction<CompanyApiTokensRevokeMutation>(companyApiTokensRevokeMutation);
  return (
    <ApiTokenTable
      {...list}
      issue={async (input) => (await issue({ input, connections })).issueOwnApiToken.token}
      rotate={async (id, overlapDays) => (await rotate({ id, overlapDays, connections })).rotateOwnApiToken.token}
      revoke={(id) => revoke({ id })}
    />
  );
}
