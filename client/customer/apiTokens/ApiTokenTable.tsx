import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Page.tsx';
import { actionsColumn, tokenColumns, type TokenRow } from './apiTokenColumns.tsx';
import { IssueApiTokenDialog, type TokenValues } from './IssueApiTokenDialog.tsx';
import { RevokeApiTokenDialog } from './RevokeApiTokenDialog.tsx';
import { RotateApiTokenDialog } from './RotateApiTokenDialog.tsx';

interface ApiTokenTableProps {
  rows: TokenRow[];
  total: number;
  pages: PaginationState;
  /** Issues a token and returns its secret. */
  issue: (input: TokenValues) => Promise<string>;
  /** Replaces a token and returns the secret of the new one. */
  rotate: (id: string, overlapDays: number) => Promise<string>;
  revoke: (id: string) => Promise<unknown>;
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
export function ApiTokenTable({ rows, total, pages, issue, rotate, revoke }: ApiTokenTableProps) {
  const [isIssuing, setIssuing] = useState(false);
  const [open, setOpen] = useState<{ action: 'revoke' | 'rotate'; token: TokenRow }>();
  const close = () => setOpen(undefined);
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
        columns={[
          ...tokenColumns,
          actionsColumn({
            rotate: (token) => setOpen({ action: 'rotate', token }),
            revoke: (token) => setOpen({ action: 'revoke', token }),
          }),
        ]}
        rows={rows}
        total={total}
        pages={pages}
        action={issueButton}
      />
      {isIssuing && <IssueApiTokenDialog tokens={rows} issue={issue} onClose={() => setIssuing(false)} />}
      {open?.action === 'revoke' && <RevokeApiTokenDialog token={open.token} revoke={revoke} onClose={close} />}
      {open?.action === 'rotate' && <RotateApiTokenDialog token={open.token} rotate={rotate} onClose={close} />}
    </Section>
  );
}
