import { formatDateTime } from '../../../domain/dates.ts';
import type { Column } from '../../ui/Column.ts';
import styles from '../Admin.module.css';
import { NoValue } from '../cells.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { actionText, actorText, detailText, targetText } from './auditText.ts';
import type { AuditTable_entry$data } from './__generated__/AuditTable_entry.graphql.ts';

type Line = AuditTable_entry$data;

export const auditColumns: Column<Line>[] = [
  {
    id: 'action',
    title: 'Handling',
    isLong: true,
    cell: (line) => (
      <>
        <span className={styles.primaryText}>{actionText(line)}</span>
        {detailText(line) && <span className={styles.secondaryText}>{detailText(line)}</span>}
      </>
    ),
  },
  {
    id: 'time',
    title: 'Tidspunkt',
    under: 'action',
    isPlain: true,
    cell: ({ createdAt }) => (
      <time className={styles.oneLine} dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>
    ),
  },
  {
    id: 'actor',
    title: 'Hvem',
    isLong: true,
    cell: (line) => (
      <>
        {actorText(line)}
        {line.actorEmail && <span className={styles.secondaryText}>{line.actorEmail}</span>}
        {line.actedAsId && (
          <span className={styles.secondaryText}>logget ind som {line.actedAsName ?? line.actedAsId}</span>
        )}
      </>
    ),
  },
  {
    id: 'target',
    title: 'Gælder',
    isLong: true,
    cell: (line) =>
      targetText(line) ? (
        <>
          {targetText(line)}
          {line.targetName && line.targetEmail && <span className={styles.secondaryText}>{line.targetEmail}</span>}
        </>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'company',
    title: 'Virksomhed',
    under: 'target',
    isPlain: true,
    cell: ({ customerId, companyName }) =>
      customerId && companyName ? <CompanyLink id={customerId} name={companyName} /> : <NoValue />,
  },
  {
    id: 'address',
    title: 'Adresse',
    under: 'actor',
    isPlain: true,
    cell: ({ address }) => (address ? <span className="num">{address}</span> : <NoValue />),
  },
];
