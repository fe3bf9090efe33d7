import { Pencil } from 'lucide-react';
import { labelOf, LicenseRequestStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { requestPriceText } from '../../customer/licenses/requestPrice.ts';
import styles from '../../parts/lists/cells.module.css';
import { Day, Figure, NoValue } from '../../parts/lists/cells.tsx';
import { IconButton } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CompanyLink } from '../CompanyLink.tsx';
import type { AdminRequestTable_request$data } from '#relay/AdminRequestTable_request.graphql';
import type { UpdateRequestDialog_request$key } from '#relay/UpdateRequestDialog_request.graphql';

export type LicenseRequestRow = AdminRequestTable_request$data;

export const adminRequestColumns: Column<LicenseRequestRow>[] = [
  {
    id: 'customer',
    title: 'Kunde',
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
    cell: ({ department }) => department.name,
  },
  { id: 'subdomain', title: 'Subdomæne', isLong: true, cell: ({ installation }) => installation.subdomain },
  {
    id: 'type',
    title: 'Type',
    foldsInto: 'subdomain',
    hidesTitle: true,
    cell: ({ licenseType }) => labelOf(Plan, licenseType),
  },
  {
    id: 'quantity',
    title: 'Antal',
    end: true,
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
    cell: ({ status }) => <StatusBadge words={LicenseRequestStatus} status={status} />,
  },
  { id: 'created', title: 'Oprettet', end: true, cell: ({ createdAt }) => <Day moment={createdAt} /> },
  {
    id: 'approved',
    title: 'Godkendt',
    end: true,
    foldsInto: 'created',
    cell: (request) => <Approval {...request} />,
  },
];

/** Whether a request still has the approval that it once got. */
export const isStillApproved = (status: string): boolean => status === 'APPROVED' || status === 'COMPLETED';

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

export const updateColumn = (
  onUpdate: (request: UpdateRequestDialog_request$key) => void,
): Column<LicenseRequestRow> => ({
  id: 'update',
  title: 'Handlinger',
  isActions: true,
  cell: (request) => {
    const { department, requestedLicenses, licenseType, installation } = request;
    const label =
      `Opdater status for ${department.customer.name}, ` +
      `${requestedLicenses} × ${labelOf(Plan, licenseType)}, ${installation.subdomain}`;
    return (
      <IconButton label={label} onPress={() => onUpdate(request)}>
        <Pencil aria-hidden />
      </IconButton>
    );
  },
});
