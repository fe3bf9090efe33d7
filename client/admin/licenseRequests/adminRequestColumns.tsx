import { Pencil } from 'lucide-react';
import { formatDate } from '../../../domain/dates.ts';
import { labelOf, LicenseRequestStatus, Plan } from '../../../domain/vocabulary.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from '../Admin.module.css';
import { CompanyLink } from '../CompanyLink.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { AdminRequestTable_query$data } from './__generated__/AdminRequestTable_query.graphql.ts';
import type { UpdateRequestDialog_request$key } from './__generated__/UpdateRequestDialog_request.graphql.ts';

type Row = AdminRequestTable_query$data['admin']['licenseRequests']['edges'][number]['node'];

export const requestColumns: Column<Row>[] = [
  {
    id: 'customer', title: 'Kunde',
    cell: ({ department, user }) => <><CompanyLink {...department.customer} />{user && <span className={styles.sub}>{user.email}</span>}</>,
  },
  { id: 'department', title: 'Afdeling', cell: ({ department }) => department.name },
  { id: 'subdomain', title: 'Subdomæne', isLong: true, cell: ({ installation }) => installation.subdomain },
  { id: 'type', title: 'Type', cell: ({ licenseType }) => labelOf(Plan, licenseType) },
  { id: 'quantity', title: 'Antal', end: true, cell: ({ requestedLicenses }) => <span className="num">{requestedLicenses.toLocaleString('da-DK')}</span> },
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge words={LicenseRequestStatus} status={status} /> },
  { id: 'created', title: 'Oprettet', end: true, cell: ({ createdAt }) => <Day moment={createdAt} /> },
  { id: 'approved', title: 'Godkendt', end: true, cell: ({ approvedAt }) => (approvedAt ? <Day moment={approvedAt} /> : <span className={styles.none}>–</span>) },
];

export const updateColumn = (onUpdate: (request: UpdateRequestDialog_request$key) => void): Column<Row> => ({
  id: 'update', title: 'Handlinger', isActions: true,
  cell: (request) => (
    <IconButton label={`Opdater status for ${request.department.customer.name}`} onPress={() => onUpdate(request)}><Pencil aria-hidden /></IconButton>
  ),
});

const Day = ({ moment }: { moment: string }) => <time className={styles.day} dateTime={moment}>{formatDate(moment)}</time>;
