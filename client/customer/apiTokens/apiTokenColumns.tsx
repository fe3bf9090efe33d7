import { Ban, RefreshCw } from 'lucide-react';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { Day } from '../../parts/lists/cells.tsx';
import { ALL_SUBJECTS } from '../../parts/rights/access.ts';
import { accessText } from '../../parts/rights/accessText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import styles from './ApiTokens.module.css';
import type { ApiTokenTable_token$data } from '#relay/ApiTokenTable_token.graphql';

export type TokenRow = ApiTokenTable_token$data;

const isPast = (moment: string | null | undefined) => Boolean(moment && Date.parse(moment) <= Date.now());

export const scopeNames = { READ: 'Læse', READ_WRITE: 'Læse og ændre' };

export const tokenColumns: Column<TokenRow>[] = [
  { id: 'name', title: 'Navn', cell: ({ name }) => <span className={adminStyles.primaryText}>{name}</span> },
  {
    id: 'key',
    title: 'Nøgle',
    foldsInto: 'name',
    hidesTitle: true,
    cell: ({ lastFour }) => (
      <span className={styles.maskedToken}>
        <span aria-hidden>••••</span>
        {lastFour}
      </span>
    ),
  },
  {
    id: 'program',
    title: 'Program',
    foldsInto: 'name',
    cell: ({ id, program }) =>
      program === id ? (
        <span className={adminStyles.emptyValue}>Sit eget</span>
      ) : (
        <span className={styles.program}>{program}</span>
      ),
  },
  {
    id: 'scope',
    title: 'Adgang',
    cell: ({ scope, allowedAddresses, ...access }) => (
      <>
        {scopeNames[scope as keyof typeof scopeNames] ?? scope}
        {(access.departmentIds || access.subjects.length < ALL_SUBJECTS.length) && (
          <span className={adminStyles.secondaryText}>{accessText(access)}</span>
        )}
        {allowedAddresses.length > 0 && (
          <span className={adminStyles.secondaryText}>fra {allowedAddresses.join(', ')}</span>
        )}
      </>
    ),
  },
  {
    id: 'issued',
    title: 'Udstedt',
    isLong: true,
    cell: ({ createdAt, issuedBy }) => (
      <>
        <Day moment={createdAt} />
        <span className={adminStyles.secondaryText}>{issuedBy}</span>
      </>
    ),
  },
  {
    id: 'used',
    title: 'Sidst brugt',
    foldsInto: 'issued',
    cell: ({ lastUsedAt, lastUsedAddress }) =>
      lastUsedAt ? (
        <>
          <time className={adminStyles.oneLine} dateTime={lastUsedAt}>
            {formatDateTime(lastUsedAt)}
          </time>
          {lastUsedAddress && <span className={adminStyles.secondaryText}>{lastUsedAddress}</span>}
        </>
      ) : (
        <span className={adminStyles.emptyValue}>Aldrig</span>
      ),
  },
  {
    id: 'expires',
    title: 'Udløber',
    foldsInto: 'used',
    cell: ({ expiresAt }) => (expiresAt ? <Day moment={expiresAt} /> : 'Aldrig'),
  },
  {
    id: 'status',
    title: 'Status',
    cell: ({ revokedAt, expiresAt }) =>
      revokedAt ? (
        <Badge tone="grey">Tilbagekaldt</Badge>
      ) : isPast(expiresAt) ? (
        <Badge tone="grey">Udløbet</Badge>
      ) : (
        <Badge tone="green">Aktiv</Badge>
      ),
  },
];

export const actionsColumn = (open: (action: 'rotate' | 'revoke', token: TokenRow) => void): Column<TokenRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (token) =>
    !token.revokedAt && (
      <span className={styles.actions}>
        {!isPast(token.expiresAt) && (
          <Button size="small" aria-label={`Udskift ${token.name}`} onPress={() => open('rotate', token)}>
            <RefreshCw aria-hidden /> Udskift
          </Button>
        )}
        <Button
          size="small"
          variant="dangerQuiet"
          aria-label={`Tilbagekald ${token.name}`}
          onPress={() => open('revoke', token)}
        >
          <Ban aria-hidden /> Tilbagekald
        </Button>
      </span>
    ),
});
