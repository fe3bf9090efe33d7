import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { formatDate } from '../../../domain/basics/dates.ts';
import { formatKroner, type Ore } from '../../../domain/basics/money.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { RegulationState } from '../../../domain/sales/regulation.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { Figure } from '../../parts/lists/cells.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { Link } from '../../ui/Link.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { RunningAgreementRow } from './readRunningAgreement.ts';

const differenceText = (difference: Ore): string => (difference ? `+${formatKroner(difference)}` : 'Uændret');

/** The columns of agreements with their price of a year before and after the next renewal. */
export const runningAgreementColumns: ListColumn<RunningAgreementRow>[] = [
  {
    id: 'company',
    title: 'Virksomhed',
    csv: ({ agreement }) => agreement.department.customer.name,
    cell: ({ agreement: { department } }) => (
      <>
        <Link to={`/admin/companies/${department.customer.id}`}>{department.customer.name}</Link>
        <span className={adminStyles.secondaryText}>{department.name}</span>
      </>
    ),
  },
  { title: 'Afdeling', csv: ({ agreement }) => agreement.department.name },
  {
    id: 'seats',
    title: 'Licenser',
    end: true,
    csv: ({ seats }) => seats,
    cell: ({ seats }) => <Figure value={seats} />,
  },
  { id: 'renews', title: 'Fornyes', csv: ({ renewsOn }) => renewsOn, cell: ({ renewsOn }) => formatDate(renewsOn) },
  {
    id: 'now',
    title: 'Nu om året',
    end: true,
    csv: ({ yearNow }) => formatCsvAmount(yearNow),
    cell: ({ yearNow }) => formatKroner(yearNow),
  },
  {
    id: 'after',
    title: 'Ved fornyelsen',
    end: true,
    csv: ({ yearAtRenewal }) => formatCsvAmount(yearAtRenewal),
    cell: ({ yearNow, yearAtRenewal }) => (
      <>
        {formatKroner(yearAtRenewal)}
        <span className={adminStyles.secondaryText}>{differenceText(yearAtRenewal - yearNow)}</span>
      </>
    ),
  },
  {
    id: 'state',
    title: 'Hvorfor',
    csv: ({ state }) => labelOf(RegulationState, state),
    cell: ({ state }) => <StatusBadge words={RegulationState} status={state} />,
  },
];
