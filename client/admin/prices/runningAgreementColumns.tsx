import { formatDate } from '../../../domain/basics/dates.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import { RegulationState } from '../../../domain/sales/regulation.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { Figure } from '../../parts/lists/cells.tsx';
import type { Column } from '../../ui/Column.ts';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { RunningAgreementRow } from './readRunningAgreement.ts';

const differenceText = (difference: Ore): string => (difference ? `+${formatKroner(difference)}` : 'Uændret');

/** The columns of agreements with their price of a year before and after the next renewal. */
export const runningAgreementColumns: Column<RunningAgreementRow>[] = [
  {
    id: 'company',
    title: 'Virksomhed',
    cell: ({ agreement: { department } }) => (
      <>
        <Link to={`/admin/companies/${department.customer.id}`}>{department.customer.name}</Link>
        <span className={adminStyles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  { id: 'seats', title: 'Licenser', end: true, cell: ({ seats }) => <Figure value={seats} /> },
  { id: 'renews', title: 'Fornyes', cell: ({ renewsOn }) => formatDate(renewsOn) },
  { id: 'now', title: 'Nu om året', end: true, cell: ({ yearNow }) => formatKroner(yearNow) },
  {
    id: 'after',
    title: 'Ved fornyelsen',
    end: true,
    cell: ({ yearNow, yearAtRenewal }) => (
      <>
        {formatKroner(yearAtRenewal)}
        <span className={adminStyles.secondaryText}>{differenceText(yearAtRenewal - yearNow)}</span>
      </>
    ),
  },
  { id: 'state', title: 'Hvorfor', cell: ({ state }) => <StatusBadge words={RegulationState} status={state} /> },
];
