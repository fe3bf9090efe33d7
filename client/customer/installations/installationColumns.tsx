import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { Interval, labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import type { Column } from '../../ui/Column.ts';
import { ConnectionState } from './ConnectionState.tsx';
import { InstallationActions } from './InstallationActions.tsx';
import styles from './Installations.module.css';
import type { InstallationTable_installation$data } from '#relay/InstallationTable_installation.graphql';
import type { useDepartments_customer$key } from '#relay/useDepartments_customer.graphql';

type InstallationRow = InstallationTable_installation$data;

export const installationColumns: Column<InstallationRow>[] = [
  {
    id: 'subdomain',
    title: 'Installation',
    cell: ({ subdomain, ...connection }) => (
      <>
        <span className={styles.subdomain}>
          {subdomain}
          <span>{SUBDOMAIN_SUFFIX}</span>
        </span>
        <ConnectionState {...connection} />
      </>
    ),
  },
  { id: 'department', title: 'Afdeling', cell: ({ department }) => department.name },
  { id: 'licenseType', title: 'Licenstype', cell: ({ licenseType }) => labelOf(Plan, licenseType) },
  { id: 'paymentInterval', title: 'Betaling', cell: ({ paymentInterval }) => labelOf(Interval, paymentInterval) },
  {
    id: 'contractTerm',
    title: 'Kontraktperiode',
    cell: ({ contractTerm }) => <span className="num">{formatMonthCount(contractTerm)}</span>,
  },
];

export const actionsColumn = (
  customer: useDepartments_customer$key,
  connectionId: string,
): Column<InstallationRow> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (installation) => (
    <InstallationActions customer={customer} installation={installation} connectionId={connectionId} />
  ),
});
