import { Paperclip, Wrench } from 'lucide-react';
import { formatCsvAmount } from '../../../domain/basics/csv.ts';
import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { Interval, labelOf, ServiceAgreementStatus } from '../../../domain/basics/vocabulary.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import { priceCalculation, perPeriod, soldPriceText } from '../../customer/serviceAgreements/agreementText.ts';
import { GoodsStatus } from '../../parts/goods/GoodsStatus.tsx';
import styles from '../../parts/lists/cells.module.css';
import { Day } from '../../parts/lists/cells.tsx';
import { shownColumns, type ListColumn } from '../../parts/lists/ListColumn.ts';
import { deleteEntry, editEntry, rowActions } from '../../parts/lists/rowActions.tsx';
import type { Column } from '../../ui/Column.ts';
import { CompanyLink } from '../CompanyLink.tsx';
import { ActivateAgreement } from './ActivateAgreement.tsx';
import type { AdminAgreementTable_agreement$data } from '#relay/AdminAgreementTable_agreement.graphql';
import type { agreementExportQuery$data } from '#relay/agreementExportQuery.graphql';

export type AgreementRow = AdminAgreementTable_agreement$data;
export type AgreementFileRow = NodeOf<agreementExportQuery$data['agreementOverview']>;
export type OpenAgreementDialog = (dialog: 'edit' | 'work' | 'files' | 'delete', agreement: AgreementRow) => void;

/** The columns for users who can only read agreements. */
export const agreementColumns: ListColumn<AgreementRow, AgreementFileRow>[] = [
  { title: 'Id', csv: ({ id }) => id },
  {
    id: 'customer',
    title: 'Kunde',
    csvTitle: 'Virksomhed',
    csv: ({ department }) => department.customer.name,
    cell: ({ department }) => <span className={styles.primaryText}>{department.customer.name}</span>,
  },
  {
    id: 'department',
    title: 'Afdeling',
    isLong: true,
    foldsInto: 'customer',
    hidesTitle: true,
    csv: ({ department }) => department.name,
    cell: ({ department }) => department.name,
  },
  { title: 'Bestilt af', csv: ({ user }) => user?.email },
  {
    id: 'status',
    title: 'Status',
    isFact: true,
    csv: ({ status }) => labelOf(ServiceAgreementStatus, status),
    cell: (agreement) => <GoodsStatus words={ServiceAgreementStatus} {...agreement} />,
  },
  {
    id: 'created',
    title: 'Oprettet',
    end: true,
    isExtra: true,
    foldsInto: 'start',
    cell: ({ createdAt }) => <Day moment={createdAt} />,
  },
  {
    id: 'start',
    title: 'Start',
    csvTitle: 'Startdato',
    end: true,
    csv: ({ startDate }) => startDate,
    cell: ({ startDate }) => <Day moment={startDate} />,
  },
  {
    id: 'end',
    title: 'Slut',
    csvTitle: 'Slutdato',
    end: true,
    foldsInto: 'start',
    csv: ({ endDate }) => endDate,
    cell: ({ endDate }) => <Day moment={endDate} />,
  },
  {
    id: 'duration',
    title: 'Varighed',
    csvTitle: 'Måneder',
    end: true,
    foldsInto: 'start',
    hidesTitle: true,
    csv: ({ duration }) => duration,
    cell: ({ duration }) => <span className={styles.oneLine}>{formatMonthCount(duration)}</span>,
  },
  {
    id: 'interval',
    title: 'Betaling',
    foldsInto: 'price',
    hidesTitle: true,
    csv: ({ paymentInterval }) => labelOf(Interval, paymentInterval),
    cell: ({ paymentInterval }) => labelOf(Interval, paymentInterval),
  },
  { title: 'Licenser', csv: ({ licenseCount }) => licenseCount },
  { title: 'Pris pr. licens om måneden', csv: ({ licensePrice }) => formatCsvAmount(licensePrice) },
  {
    id: 'price',
    title: 'Pris',
    end: true,
    isLong: true,
    cell: (agreement) => (
      <>
        <span className={styles.oneLine}>
          {soldPriceText(agreement)} {perPeriod(agreement.paymentInterval)}
        </span>
        <span className={styles.secondaryText}>{priceCalculation(agreement.licenseCount, agreement.licensePrice)}</span>
      </>
    ),
  },
];

const cellsWithActions: Record<string, Column<AgreementRow>['cell']> = {
  customer: ({ department }) => <CompanyLink {...department.customer} />,
  status: (agreement) => (
    <span className={styles.wrappingRow}>
      <GoodsStatus words={ServiceAgreementStatus} {...agreement} />
      <ActivateAgreement agreement={agreement} />
    </span>
  ),
};

/** The columns for users who can change agreements, with a menu of actions. */
export const columnsWithActions = (openDialog: OpenAgreementDialog): Column<AgreementRow>[] => [
  ...shownColumns(agreementColumns).map((column) => ({ ...column, cell: cellsWithActions[column.id] ?? column.cell })),
  rowActions<AgreementRow>(
    (agreement) => `${agreement.department.customer.name}, ${agreement.department.name}`,
    (agreement) => [
      editEntry(() => openDialog('edit', agreement)),
      {
        id: 'work',
        label: 'Registrér arbejde',
        icon: <Wrench aria-hidden />,
        onAction: () => openDialog('work', agreement),
      },
      {
        id: 'files',
        label: 'Filer',
        icon: <Paperclip aria-hidden />,
        onAction: () => openDialog('files', agreement),
      },
      deleteEntry(() => openDialog('delete', agreement)),
    ],
  ),
];
