import { KeyRound, Plus } from 'lucide-react';
import { useMemo, useState, type ComponentType } from 'react';
import { graphql, readInlineData, useSubscription } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import type { DepartmentField } from '../../parts/rights/DepartmentChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Page.tsx';
import { actionsColumn, tokenColumns, type TokenRow } from './apiTokenColumns.tsx';
import { IssueApiTokenDialog, NewTokenSecret, RevokeApiTokenDialog, RotateApiTokenDialog } from './apiTokenDialogs.ts';
import type { TokenValues } from './IssueApiTokenDialog.tsx';
import type { ApiTokenTable_token$key } from '#relay/ApiTokenTable_token.graphql';

interface ApiTokenTableProps {
  tokens: {
    readonly __id: string;
    readonly totalCount: number;
    readonly edges: readonly { readonly node: ApiTokenTable_token$key }[];
  };
  pages: PaginationState;
  /** Brings the changes of others. Its variables are the connections and, if it needs one, the company. */
  subscription: GraphQLTaggedNode;
  customerId?: string;
  /** Issues a token and returns its secret. */
  issue: (input: TokenValues, connections: string[]) => Promise<string>;
  /** Replaces a token and returns the secret of the new one. */
  rotate: (id: string, overlapDays: number, connections: string[]) => Promise<string>;
  revoke: (id: string) => Promise<unknown>;
  /** The choice among the departments of the company, for tokens that see some of them. */
  Departments: ComponentType<DepartmentField>;
}

const tokenList: List<TokenRow> = {
  label: 'API-nøgler',
  columns: tokenColumns,
  failure: 'Kunne ikke hente data',
  icon: <KeyRound />,
  empty: {
    title: 'Ingen API-nøgler endnu',
    text: 'Med en nøgle kan et program hente eller ændre netop denne virksomheds data.',
  },
};

/** The API tokens with which programs access one company. Revoked tokens stay in the list. */
export function ApiTokenTable(props: ApiTokenTableProps) {
  const { tokens, pages, subscription, customerId, issue, rotate, revoke, Departments } = props;
  const connections = useMemo(() => [tokens.__id], [tokens.__id]);
  useSubscription(
    useMemo(
      () => ({ subscription, variables: { connections, ...(customerId && { customerId }) } }),
      [subscription, connections, customerId],
    ),
  );
  const [isIssuing, setIssuing] = useState(false);
  const [open, setOpen] = useState<{ action: 'revoke' | 'rotate'; token: TokenRow }>();
  const [newSecret, setNewSecret] = useState<string>();
  const close = () => setOpen(undefined);
  const rows = nodesOf(tokens).map(readToken);
  const issueButton = (
    <Button onPress={() => setIssuing(true)}>
      <Plus aria-hidden /> Udsted nøgle
    </Button>
  );
  return (
    <Section
      title={tokenList.label}
      text={<a href="/api/docs">API-dokumentation</a>}
      action={rows.length > 0 && issueButton}
    >
      <PlainRows
        list={tokenList}
        columns={[...tokenColumns, actionsColumn((action, token) => setOpen({ action, token }))]}
        rows={rows}
        total={tokens.totalCount}
        pages={pages}
        action={issueButton}
      />
      {isIssuing && (
        <IssueApiTokenDialog
          tokens={rows}
          Departments={Departments}
          issue={async (input) => setNewSecret(await issue(input, connections))}
          onClose={() => setIssuing(false)}
        />
      )}
      {open?.action === 'revoke' && <RevokeApiTokenDialog token={open.token} revoke={revoke} onClose={close} />}
      {open?.action === 'rotate' && (
        <RotateApiTokenDialog
          token={open.token}
          rotate={async (id, overlapDays) => setNewSecret(await rotate(id, overlapDays, connections))}
          onClose={close}
        />
      )}
      {newSecret && (
        <NewTokenSecret
          title="Nøglen er udstedt"
          label="API-nøgle"
          secret={newSecret}
          warning="Nøglen vises kun denne ene gang. Kopiér den nu, og giv den videre på en sikker måde."
          onClose={() => setNewSecret(undefined)}
        />
      )}
    </Section>
  );
}

const tokenFragment = graphql`
  fragment ApiTokenTable_token on ApiTokenInfo @inline {
    id
    name
    lastFour
    scope
    subjects
    departmentIds
    issuedBy
    createdAt
    expiresAt
    lastUsedAddress
    lastUsedAt
    revokedAt
    allowedAddresses
    program
  }
`;

/** Reads the fields of a token that every operation of the lists fetches. */
const readToken = (token: ApiTokenTable_token$key) => readInlineData(tokenFragment, token);
