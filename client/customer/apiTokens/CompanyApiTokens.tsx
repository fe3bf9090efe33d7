import { graphql, usePaginationFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { OwnDepartmentChoice } from '../../parts/rights/OwnDepartmentChoice.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ApiTokenTable } from './ApiTokenTable.tsx';
import type { CompanyApiTokens_customer$key } from '#relay/CompanyApiTokens_customer.graphql';
import type { CompanyApiTokensIssueMutation } from '#relay/CompanyApiTokensIssueMutation.graphql';
import type { CompanyApiTokensPageQuery } from '#relay/CompanyApiTokensPageQuery.graphql';
import type { CompanyApiTokensRevokeMutation } from '#relay/CompanyApiTokensRevokeMutation.graphql';
import type { CompanyApiTokensRotateMutation } from '#relay/CompanyApiTokensRotateMutation.graphql';

const customerFragment = graphql`
  fragment CompanyApiTokens_customer on Customer
  @refetchable(queryName: "CompanyApiTokensPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    apiTokens(first: $count, after: $cursor) @connection(key: "CompanyApiTokens_apiTokens") {
      __id
      totalCount
      edges {
        node {
          ...ApiTokenTable_token
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription CompanyApiTokensSubscription($connections: [ID!]!) {
    apiTokenChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...ApiTokenTable_token
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const issueMutation = graphql`
  mutation CompanyApiTokensIssueMutation($input: IssueApiTokenInput!, $connections: [ID!]!) {
    issueOwnApiToken(input: $input) {
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
  mutation CompanyApiTokensRotateMutation($id: ID!, $overlapDays: Int!, $connections: [ID!]!) {
    rotateOwnApiToken(id: $id, overlapDays: $overlapDays) {
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
  mutation CompanyApiTokensRevokeMutation($id: ID!) {
    revokeOwnApiToken(id: $id) {
      edge {
        node {
          ...ApiTokenTable_token
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
  const [issue] = useAction<CompanyApiTokensIssueMutation>(issueMutation);
  const [rotate] = useAction<CompanyApiTokensRotateMutation>(rotateMutation);
  const [revoke] = useAction<CompanyApiTokensRevokeMutation>(revokeMutation);
  const { apiTokens } = data;
  if (!apiTokens) return <Banner tone="blue">Kun en kontoadministrator kan se og udstede API-nøgler.</Banner>;
  return (
    <ApiTokenTable
      tokens={apiTokens}
      pages={pages}
      subscription={subscription}
      Departments={OwnDepartmentChoice}
      issue={async (input, connections) => (await issue({ input, connections })).issueOwnApiToken.token}
      rotate={async (id, overlapDays, connections) =>
        (await rotate({ id, overlapDays, connections })).rotateOwnApiToken.token
      }
      revoke={(id) => revoke({ id })}
    />
  );
}
