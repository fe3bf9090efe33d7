import { dateOf } from '../../../domain/basics/dates.ts';
import type { NodeOf } from '../../app/relay/nodesOf.ts';
import { ledgerColumn, type Entry } from '../../parts/ledger/ledgerColumn.tsx';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { PayNow } from './PayNow.tsx';
import { ResumePayment } from './ResumePayment.tsx';
import type { ledgerExportQuery$data } from '#relay/ledgerExportQuery.graphql';

export type LedgerFileRow = NodeOf<NonNullable<NonNullable<ledgerExportQuery$data['node']>['ledger']>>;

const { description } = ledgerColumn;

type OwnEntry = Entry & { readonly canPayNow: boolean };

/** The columns for the paying company, with buttons that pay what has failed and continue a pending card payment. */
export const historyColumns: ListColumn<OwnEntry, LedgerFileRow>[] = [
  ...Object.values({
    ...ledgerColumn,
    description: {
      ...description,
      cell: (entry: OwnEntry) => (
        <>
          {description.cell(entry)}
          {entry.canPayNow && <PayNow {...entry} />}
          {entry.method === 'CREDIT_CARD' && entry.status === 'PENDING' && !entry.canPayNow && (
            <ResumePayment entryId={entry.id} description={entry.description} />
          )}
        </>
      ),
    },
  }),
  { title: 'Afsluttet', csv: ({ settledAt }) => settledAt && dateOf(settledAt) },
  { title: 'Periode fra', csv: ({ periodFrom }) => periodFrom },
  { title: 'Periode til', csv: ({ periodTo }) => periodTo },
];
