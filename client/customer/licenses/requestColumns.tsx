import { formatDate } from '../../../domain/basics/dates.ts';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf, LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import styles from './Licenses.module.css';
import { RequestFiles } from './RequestFiles.tsx';
import { requestPriceText } from './requestPrice.ts';
import type { LicenseRequestTable_request$data } from '#relay/LicenseRequestTable_request.graphql';

type RequestRow = LicenseRequestTable_request$data;

export const requestColumns: Column<RequestRow>[] = [
  {
    id: 'plan',
    title: 'Licens',
    cell: ({ licenseType, installation }) => (
      <>
        <span className={styles.plan}>{labelOf(Plan, licenseType)}</span>
        <span className={styles.subdomain}>{installation.subdomain}</span>
      </>
    ),
  },
  { id: 'user', title: 'Bestilt af', isLong: true, cell: ({ user }) => user?.email ?? '–' },
  {
    id: 'quantity',
    title: 'Antal',
    end: true,
    cell: ({ requestedLicenses, price }) => (
      <>
        <span className="num">{formatCount(requestedLicenses)}</span>
        <span className={styles.unitPrice}>{requestPriceText(price)}</span>
      </>
    ),
  },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge words={LicenseRequestStatus} status={status} /> },
  {
    id: 'date',
    title: 'Dato',
    end: true,
    cell: ({ createdAt }) => (
      <time className="num" dateTime={createdAt}>
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    id: 'actions',
    title: 'Handlinger',
    isActions: true,
    cell: (request) => (
      <>
        <CancelRequest request={request} />
        <RequestFiles request={request} />
      </>
    ),
  },
];
