import { useMemo } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ApiTokenTable } from '../../customer/apiTokens/ApiTokenTable.tsx';
import type { DepartmentField } from '../../parts/rights/DepartmentChoice.tsx';
import { CompanyDepartmentChoice } from './CompanyDepartmentChoice.tsx';
import type { ApiTokenList_query$key } from '#relay/ApiTokenList_query.graphql';
import type { ApiTokenListIssueMutation } from '#relay/ApiTokenListIssueMutation.graphql';
import type { ApiTokenListPageQuery } from '#relay/ApiTokenListPageQuery.graphql';
import type { ApiTokenListRevokeMutation } from '#relay/ApiTokenListRevokeMutation.graphql';
import type { ApiTokenListRotateMutation } from '#relay/ApiTokenListRotateMutation.graphql';

const subscription = graphql`
  subscription ApiTokenListSubscription($customerId: ID!, $connections: [ID!]!) {
    adminApiTokenChanged(customerId: $customerId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...ApiTokenTable_token
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
            ...ApiTokenTable_token
          }
        }
      }
    }
  }
`;

const issueMutation = graphql`
  mutation ApiTokenListIssueMutation(
    $customerId: ID!
    $name: String!
    $scope: ApiTokenScope!
    $expiresInDays: Int!
    $allowedAddresses: [String!]!
    $program: String
    $subjects: [Subject!]
    $departmentIds: [ID!]
    $connections: [ID!]!
  ) {
    issueApiToken(
      customerId: $customerId
      name: $name
      scope: $scope
      expiresInDays: $expiresInDays
      allowedAddresses: $allowedAddresses
      program: $program
      subjects: $subjects
      departmentIds: $departmentIds
    ) {
      token
      change {
        edge @prependEdge(connections: $connections) {
          node {
            ...ApiTokenTable_token
          }
        }
      }
    }
  }
`;

const rotateMutation = graphql`
  mutation ApiTokenListRotateMutation($id: ID!, $overlapDays: Int!, $connections: [ID!]!) {
    rotateApiToken(id: $id, overlapDays: $overlapDays) {
      token
      change {
        edge @prependEdge(connections: $connections) {
          node {
            ...ApiTokenTable_token
          }
        }
      }
    }
  }
`;

const revokeMutation = graphql`
  mutation ApiTokenListRevokeMutation($id: ID!) {
    revokeApiToken(id: $id) {
      edge {
        node {
          ...ApiTokenTable_token
        }
      }
    }
  }
`;

/** The choice among the departments of a company, as the dialog of a new token shows it. */
const departmentsOf = (customerId: string) => (field: DepartmentField) => (
  <CompanyDepartmentChoice {...field} customerId={customerId} />
);

/** The API tokens of one company, for admins. */
export function ApiTokenList({ query, customerId }: { query: ApiTokenList_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<ApiTokenListPageQuery, ApiTokenList_query$key>(queryFragment, query);
  const [issue] = useAction<ApiTokenListIssueMutation>(issueMutation);
  const [rotate] = useAction<ApiTokenListRotateMutation>(rotateMutation);
  const [revoke] = useAction<ApiTokenListRevokeMutation>(revokeMutation);
  const Departments = useMemo(() => departmentsOf(customerId), [customerId]);
  return (
    <ApiTokenTable
      tokens={data.admin.apiTokens}
      pages={pages}
      subscription={subscription}
      customerId={customerId}
      Departments={Departments}
      issue={async (input, connections) => (await issue({ customerId, ...input, connections })).issueApiToken.token}
      rotate={async (id, overlapDays, connections) =>
        (await rotate({ id, overlapDays, connections })).rotateApiToken.token
      }
      revoke={(id) => revoke({ id })}
    />
  );
}
