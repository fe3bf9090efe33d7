import { KeyRound, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Section } from '../../ui/Page.tsx';
import { Table } from '../../ui/Table.tsx';
import { actionsColumn, tokenColumns, type TokenRow } from './apiTokenColumns.tsx';
import { IssueApiTokenDialog } from './IssueApiTokenDialog.tsx';
import { RevokeApiTokenDialog } from './RevokeApiTokenDialog.tsx';
import type { ApiTokenList_query$key } from './__generated__/ApiTokenList_query.graphql.ts';
import type { ApiTokenList_token$key } from './__generated__/ApiTokenList_token.graphql.ts';
import type { ApiTokenListPageQuery } from './__generated__/ApiTokenListPageQuery.graphql.ts';
import type { ApiTokenListSubscription } from './__generated__/ApiTokenListSubscription.graphql.ts';

const subscription = graphql`
  subscription ApiTokenListSubscription($id: ID!, $connections: [ID!]!) {
    adminApiTokenChanged(customerId: $id) {
      edge @prependEdge(connections: $connections) {
        node {
          ...ApiTokenList_token
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface ApiTokenListProps {
  query: ApiTokenList_query$key;
  customerId: string;
}

/** The API tokens with which partners' programs access one company. Revoked tokens stay in the list. */
export function ApiTokenList({ query, customerId }: ApiTokenListProps) {
  const { data, ...pages } = usePaginationFragment<ApiTokenListPageQuery, ApiTokenList_query$key>(
    graphql`
      fragment ApiTokenList_query on Query
      @refetchable(queryName: "ApiTokenListPageQuery")
      @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        admin {
          apiTokens(customerId: $id, first: $count, after: $cursor) @connection(key: "ApiTokenList_apiTokens") {
            __id
            totalCount
            edges {
              node {
                ...ApiTokenList_token
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { apiTokens } = data.admin;
  const { __id: connection, totalCount } = apiTokens;
  useSubscription<ApiTokenListSubscription>(
    useMemo(
      () => ({ subscription, variables: { id: customerId, connections: [connection] } }),
      [customerId, connection],
    ),
  );
  const [isIssuing, setIssuing] = useState(false);
  const [tokenToRevoke, setTokenToRevoke] = useState<TokenRow>();
  const rows = nodesOf(apiTokens).map(readToken);
  const issueButton = (
    <Button onPress={() => setIssuing(true)}>
      <Plus aria-hidden /> Udsted nøgle
    </Button>
  );
  return (
    <Section
      title="API-nøgler"
      text={<a href="/api/docs">API-dokumentation</a>}
      action={rows.length > 0 && issueButton}
    >
      <Table
        label="API-nøgler"
        columns={[...tokenColumns, actionsColumn(setTokenToRevoke)]}
        rows={rows}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<KeyRound />}
            title="Ingen API-nøgler endnu"
            text="Med en nøgle kan en partners program hente eller ændre netop denne virksomheds data."
            action={issueButton}
          />
        }
        foot={<MorePages shown={rows.length} total={totalCount} pages={pages} failure="Kunne ikke hente data" />}
      />
      {isIssuing && (
        <IssueApiTokenDialog customerId={customerId} connection={connection} onClose={() => setIssuing(false)} />
      )}
      {tokenToRevoke && <RevokeApiTokenDialog token={tokenToRevoke} onClose={() => setTokenToRevoke(undefined)} />}
    </Section>
  );
}

/** Reads the fields of a token that every operation of this list fetches. */
const readToken = (token: ApiTokenList_token$key) =>
  readInlineData(
    graphql`
      fragment ApiTokenList_token on ApiTokenInfo @inline {
        id
        name
        lastFour
        scope
        issuedBy
        createdAt
        expiresAt
        lastUsedAddress
        lastUsedAt
        revokedAt
      }
    `,
    token,
  );
