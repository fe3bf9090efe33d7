import { RefreshCw, StickyNote } from 'lucide-react';
import { dateOf, formatDate, formatRecent } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { ZendeskConnection } from '../../../domain/companies/zendeskConnection.ts';
import { isFixedByCompany, SeatFault } from '../../../domain/sales/seats/seatFaults.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import styles from '../../parts/lists/cells.module.css';
import { Figure, NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { rowActions } from '../../parts/lists/rowActions.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import { UsageBadge } from './UsageBadge.tsx';
import type { AdminSeatTable_seats$data } from '#relay/AdminSeatTable_seats.graphql';
import type { seatExportQuery$data } from '#relay/seatExportQuery.graphql';

export type SeatRow = AdminSeatTable_seats$data;
export type SeatFileRow = NodeOf<seatExportQuery$data['admin']['seats']>;

export const seatColumns: ListColumn<SeatRow, SeatFileRow>[] = [
  {
    id: 'customer',
    title: 'Virksomhed og installation',
    csvTitle: 'Virksomhed',
    csv: ({ installation }) => installation.department.customer.name,
    cell: ({ installation }) => (
      <>
        <CompanyLink {...installation.department.customer} />
        <span className={styles.secondaryText}>{installation.subdomain}</span>
      </>
    ),
  },
  { title: 'Afdeling', csv: ({ installation }) => installation.department.name },
  { title: 'Installation', csv: ({ installation }) => installation.subdomain },
  {
    id: 'bought',
    title: 'Købt',
    end: true,
    csv: ({ bought }) => bought,
    cell: ({ bought }) => <Figure value={bought} />,
  },
  {
    id: 'inUse',
    title: 'I brug',
    end: true,
    csv: ({ inUse }) => inUse,
    cell: ({ inUse }) => <KnownFigure value={inUse} />,
  },
  { title: 'Ledige', csv: ({ free }) => free },
  { title: 'For mange', csv: ({ over }) => over },
  { id: 'usage', title: 'Status', isFact: true, cell: (seats) => <UsageBadge {...seats} /> },
  {
    id: 'growth',
    title: '90 dage',
    csvTitle: 'Ændring på 90 dage',
    end: true,
    foldsInto: 'inUse',
    csv: ({ growth }) => growth,
    cell: ({ growth }) => (growth == null ? <NoValue /> : <span className="num">{growthText(growth)}</span>),
  },
  {
    id: 'suspended',
    title: 'Suspenderet',
    end: true,
    foldsInto: 'usage',
    csv: ({ suspended }) => suspended,
    cell: ({ suspended }) => <KnownFigure value={suspended} />,
  },
  { title: 'Aldrig logget ind', csv: ({ neverSignedIn }) => neverSignedIn },
  {
    id: 'idle',
    title: 'Inaktive i 90 dage',
    csvTitle: 'Ikke logget ind i 90 dage',
    end: true,
    foldsInto: 'usage',
    csv: ({ idle90 }) => idle90,
    cell: ({ idle90 }) => <KnownFigure value={idle90} />,
  },
  {
    id: 'read',
    title: 'Læst',
    isLong: true,
    csv: ({ readAt }) => readAt && dateOf(readAt),
    cell: (seats) => <LastReading {...seats} />,
  },
  { title: 'Forbindelse', csv: ({ installation }) => labelOf(ZendeskConnection, installation.connection) },
  { title: 'Fejl', csv: ({ fault }) => fault && labelOf(SeatFault, fault) },
  { title: 'Fejl siden', csv: ({ faultSince }) => faultSince && dateOf(faultSince) },
  {
    id: 'note',
    title: 'Note',
    isLong: true,
    foldsInto: 'customer',
    hidesTitle: true,
    csv: ({ note }) => note,
    cell: ({ note }) => note && <span className={styles.note}>{note}</span>,
  },
];

export const seatActions = (onRead: (seats: SeatRow) => void, onNote: (seats: SeatRow) => void) =>
  rowActions<SeatRow>(
    (seats) => `${seats.installation.department.customer.name}, ${seats.installation.subdomain}`,
    (seats) => [
      { id: 'read', label: 'Læs igen', icon: <RefreshCw aria-hidden />, onAction: () => onRead(seats) },
      { id: 'note', label: 'Note', icon: <StickyNote aria-hidden />, onAction: () => onNote(seats) },
    ],
  );

const KnownFigure = ({ value }: { value: number | null | undefined }) =>
  value == null ? <NoValue /> : <Figure value={value} />;

/** When the figures were read, and why there are no newer ones. */
function LastReading({ readAt, fault, faultSince, hasKey, isReading }: SeatRow) {
  return (
    <>
      {readAt ? (
        <time className={styles.oneLine} dateTime={readAt}>
          {formatRecent(readAt)}
        </time>
      ) : (
        <span className={styles.emptyValue}>Aldrig</span>
      )}
      {isReading && <Badge tone="blue">Læses nu</Badge>}
      {!hasKey && <Badge tone="grey">Ikke forbundet</Badge>}
      {fault && (
        <>
          <Badge tone={isFixedByCompany(fault as SeatFault) ? 'red' : 'amber'}>{labelOf(SeatFault, fault)}</Badge>
          {faultSince && <span className={styles.secondaryText}>siden {formatDate(faultSince)}</span>}
        </>
      )}
    </>
  );
}

/** A change with its sign, as in '+3' and '−2'. */
export const growthText = (growth: number): string =>
  growth > 0 ? `+${formatCount(growth)}` : growth < 0 ? `−${formatCount(-growth)}` : '0';
