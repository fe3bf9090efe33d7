import { Paperclip, Pencil } from 'lucide-react';
import { dateOf } from '../../../domain/basics/dates.ts';
import { labelOf, LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import { requestPriceText } from '../../customer/licenses/requestPrice.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, Figure, NoValue } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import type { AdminRequestTable_request$data } from '#relay/AdminRequestTable_request.graphql';
import type { requestExportQuery$data } from '#relay/requestExportQuery.graphql';
import type { UpdateRequestDialog_request$key } from '#relay/UpdateRequestDialog_request.graphql';

export type LicenseRequestRow = AdminRequestTable_request$data;
export type RequestFileRow = NodeOf<requestExportQuery$data['admin']['licenseRequests']>;

export const adminRequestColumns: ListColumn<LicenseRequestRow, RequestFileRow>[] = [
  {
    id: 'customer',
    title: 'Kunde',
    csv: ({ department }) => department.customer.name,
    cell: ({ department, user }) => (
      <>
        <CompanyLink {...department.customer} />
        {user && <span className={styles.secondaryText}>{user.email}</span>}
      </>
    ),
  },
  {
    id: 'department',
    title: 'Afdeling',
    foldsInto: 'customer',
    hidesTitle: true,
    csv: ({ department }) => department.name,
    cell: ({ department }) => department.name,
  },
  {
    id: 'subdomain',
    title: 'Subdomæne',
    isLong: true,
    csv: ({ installation }) => installation.subdomain,
    cell: ({ installation }) => installation.subdomain,
  },
  {
    id: 'type',
    title: 'Type',
    foldsInto: 'subdomain',
    hidesTitle: true,
    csv: ({ licenseType }) => labelOf(Plan, licenseType),
    cell: ({ licenseType }) => labelOf(Plan, licenseType),
  },
  {
    id: 'quantity',
    title: 'Antal',
    end: true,
    csv: ({ requestedLicenses }) => requestedLicenses,
    cell: ({ requestedLicenses, price }) => (
      <>
        <Figure value={requestedLicenses} />
        <span className={styles.secondaryText}>{requestPriceText(price)}</span>
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    isFact: true,
    csv: ({ status }) => labelOf(LicenseRequestStatus, status),
    cell: ({ status }) => <StatusBadge words={LicenseRequestStatus} status={status} />,
  },
  {
    id: 'created',
    title: 'Oprettet',
    end: true,
    csv: ({ createdAt }) => dateOf(createdAt),
    cell: ({ createdAt }) => <Day moment={createdAt} />,
  },
  {
    id: 'approved',
    title: 'Godkendt',
    end: true,
    foldsInto: 'created',
    csv: ({ status, approvedAt }) => (isStillApproved(status) && approvedAt ? dateOf(approvedAt) : null),
    cell: (request) => <Approval {...request} />,
  },
  { title: 'Bestilt af', csv: ({ user }) => user?.email },
  { title: 'Noter', csv: ({ adminNotes }) => adminNotes },
];

/** Whether a request still has the approval that it once got. */
const isStillApproved = (status: string): boolean => status === 'APPROVED' || status === 'COMPLETED';

/** The day of the approval, as history once the request was set back. */
function Approval({ approvedAt, status }: LicenseRequestRow) {
  if (!approvedAt) return <NoValue />;
  if (isStillApproved(status)) return <Day moment={approvedAt} />;
  return (
    <span className={styles.emptyValue}>
      <Day moment={approvedAt} />
      <span className={styles.secondaryText}>gælder ikke længere</span>
    </span>
  );
}

export const actionsColumn = (
  onUpdate: (request: UpdateRequestDialog_request$key) => void,
  onFiles: (request: LicenseRequestRow) => void,
): Column<LicenseRequestRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (request) => {
    const { department, requestedLicenses, licenseType, installation } = request;
    const order =
      `${department.customer.name}, ${requestedLicenses} × ${labelOf(Plan, licenseType)}, ` + installation.subdomain;
    return (
      <>
        <IconButton label={`Filer til ${order}`} onPress={() => onFiles(request)}>
          <Paperclip aria-hidden />
        </IconButton>
        <IconButton label={`Opdater status for ${order}`} onPress={() => onUpdate(request)}>
          <Pencil aria-hidden />
        </IconButton>
      </>
    );
  },
});
