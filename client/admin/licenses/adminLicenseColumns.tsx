import { formatCount, formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { Interval, labelOf, LicenseStatus, Plan } from '../../../domain/basics/vocabulary.ts';
import { GoodsStatus } from '../../parts/goods/GoodsStatus.tsx';
import styles from '../../parts/lists/cells.module.css';
import { Day, Figure } from '../../parts/lists/cells.tsx';
import { deleteEntry, editEntry, rowActions } from '../../parts/lists/rowActions.tsx';
import type { Column } from '../../ui/Column.ts';
import type { AdminLicenseList_license$data } from '#relay/AdminLicenseList_license.graphql';

type LicenseRow = AdminLicenseList_license$data;
export type OpenLicenseDialog = (dialog: 'edit' | 'delete', license: LicenseRow) => void;

export const licenseColumns = (openDialog: OpenLicenseDialog): Column<LicenseRow>[] => [
  {
    id: 'type',
    title: 'Licens',
    cell: ({ type, installation }) => (
      <>
        <span className={styles.primaryText}>{labelOf(Plan, type)}</span>
        <span className={styles.secondaryText}>{installation.subdomain}</span>
      </>
    ),
  },
  {
    id: 'quantity',
    title: 'Antal',
    end: true,
    cell: ({ quantity, orderedSeats }) => (
      <>
        <Figure value={quantity} />
        {orderedSeats > 0 && <span className={styles.secondaryText}>{formatCount(orderedSeats)} på vej</span>}
      </>
    ),
  },
  { id: 'status', title: 'Status', cell: (license) => <GoodsStatus words={LicenseStatus} {...license} /> },
  { id: 'interval', title: 'Betaling', cell: ({ billingInterval }) => labelOf(Interval, billingInterval) },
  {
    id: 'term',
    title: 'Kontraktperiode',
    end: true,
    foldsInto: 'interval',
    hidesTitle: true,
    cell: ({ contractTerm }) => <span className={styles.oneLine}>{formatMonthCount(contractTerm)}</span>,
  },
  { id: 'from', title: 'Gyldig fra', end: true, cell: ({ validFrom }) => <Day moment={validFrom} /> },
  {
    id: 'until',
    title: 'Gyldig til',
    end: true,
    foldsInto: 'from',
    cell: ({ validUntil }) => <Day moment={validUntil} />,
  },
  rowActions<LicenseRow>(
    (license) => `${labelOf(Plan, license.type)}, ${license.installation.subdomain}`,
    (license) => [editEntry(() => openDialog('edit', license)), deleteEntry(() => openDialog('delete', license))],
  ),
];
