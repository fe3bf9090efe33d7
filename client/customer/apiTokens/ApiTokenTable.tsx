import { KeyRound, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Section } from '../../ui/Page.tsx';
import { Table } from '../../ui/Table.tsx';
import { actionsColumn, tokenColumns, type TokenRow } from './apiTokenColumns.tsx';
import { IssueApiTokenDialog, type TokenValues } from './IssueApiTokenDialog.tsx';
import { RevokeApiTokenDialog } from './RevokeApiTokenDialog.tsx';
import { RotateApiTokenDialog } from './RotateApiTokenDialog.tsx';

interface ApiTokenTableProps {
  rows: TokenRow[];
  foot: ReactNode;
  /** Issues a token and returns its secret. */
  issue: (input: TokenValues) => Promise<string>;
  /** Replaces a token and returns the secret of the new one. */
  rotate: (id: string, overlapDays: number) => Promise<string>;
  revoke: (id: string) => Promise<unknown>;
}

/** The API tokens with which programs access one company. Revoked tokens stay in the list. */
export function ApiTokenTable({ rows, foot, issue, rotate, revoke }: ApiTokenTableProps) {
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
      title="API-nøgler"
      text={<a href="/api/docs">API-dokumentation</a>}
      action={rows.length > 0 && issueButton}
    >
      <Table
        label="API-nøgler"
        columns={[
          ...tokenColumns,
          actionsColumn({
            rotate: (token) => setOpen({ action: 'rotate', token }),
            revoke: (token) => setOpen({ action: 'revoke', token }),
          }),
        ]}
        rows={rows}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<KeyRound />}
            title="Ingen API-nøgler endnu"
            text="Med en nøgle kan et program hente eller ændre netop denne virksomheds data."
            action={issueButton}
          />
        }
        foot={foot}
      />
      {isIssuing && <IssueApiTokenDialog tokens={rows} issue={issue} onClose={() => setIssuing(false)} />}
      {open?.action === 'revoke' && <RevokeApiTokenDialog token={open.token} revoke={revoke} onClose={close} />}
      {open?.action === 'rotate' && <RotateApiTokenDialog token={open.token} rotate={rotate} onClose={close} />}
    </Section>
  );
}
