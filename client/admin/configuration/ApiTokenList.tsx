import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ApiTokenTable } from '../../customer/apiTokens/ApiTokenTable.tsx';
import { readToken } from '../../customer/apiTokens/readToken.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import type { ApiTokenList_query$key } from '#relay/ApiTokenList_query.graphql';
import type { ApiTokenListIssueMutation } from '#relay/ApiTokenListIssueMutation.graphql';
import type { ApiTokenListPageQuery } from '#relay/ApiTokenListPageQuery.graphql';
import type { ApiTokenListRevokeMutation } from '#relay/ApiTokenListRevokeMutation.graphql';
import type { ApiTokenListRotateMutation } from '#relay/ApiTokenListRotateMutation.graphql';
import type { ApiTokenListSubscription } from '#relay/ApiTokenListSubscription.graphql';

const subscription = graphql`
  subscription ApiTokenListSubscription($id: ID!, $connections: [ID!]!) {
    adminApiTokenChanged(customerId: $id) {
      edge @prependEdge(connections: $connections) {
        node {
          ...readToken_token
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const queryFragment = graphql`
  fragment ApiTokenList_query on Query
  @refetchable(queryName: "ApiTokenListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      apiTokens(customerId: $id, first: $count, after: $cursor) @connection(key: "ApiTokenList_apiTokens") {
        __id
        totalCount
        edges {
          node {
            ...readToken_token
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation ApiTokenListIssueMutation(
    $customerId: ID!
    $name: String!
    $scope: ApiTokenScope!
    $expiresInDays: Int!
    $allowedAddresses: [String!]!
    $program: String
    $connections: [ID!]!
  ) {
    issueApiToken(
      customerId: $customerId
      name: $name
      scope: $scope
      expiresInDays: $expiresInDays
      allowedAddresses: $allowedAddresses
      program: $program
    ) {
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

const apiTokenListRotateMutation = graphql`
  mutation ApiTokenListRotateMutation($id: ID!, $overlapDays: Int!, $connections: [ID!]!) {
    rotateApiToken(id: $id, overlapDays: $overlapDays) {
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

const apiTokenListRevokeMutation = graphql`
  mutation ApiTokenListRevokeMutation($id: ID!) {
    revokeApiToken(id: $id) {
      edge {
        node {
          ...readToken_token
        }
      }
    }
  }
`;

/** The API tokens of one company, for admins. */
export function ApiTokenList({ query, customerId }: { query: ApiTokenList_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<ApiTokenListPageQuery, ApiTokenList_query$key>(queryFragment, query);
  const { apiTokens } = data.admin;
  const { __id: connection, totalCount } = apiTokens;
  const connections = useMemo(() => [connection], [connection]);
  useSubscription<ApiTokenListSubscription>(
    useMemo(() => ({ subscription, variables: { id: customerId, connections } }), [customerId, connections]),
  );
  const [issue] = useAction<ApiTokenListIssueMutation>(mutation);
  const [rotate] = useAction<ApiTokenListRotateMutation>(apiTokenListRotateMutation);
  const [revoke] = useAction<ApiTokenListRevokeMutation>(apiTokenListRevokeMutation);
  const rows = nodesOf(apiTokens).map(readToken);
  return (
    <ApiTokenTable
      rows={rows}
      foot={<MorePages shown={rows.length} total={totalCount} pages={pages} failure="Kunne ikke hente data" />}
      issue={async (input) => (await issue({ customerId, ...input, connections })).issueApiToken.token}
      rotate={async (id, overlapDays) => (await rotate({ id, overlapDays, connections })).rotateApiToken.token}
      revoke={(id) => revoke({ id })}
    />
  );
}
