import { graphql, useFragment } from 'react-relay';
import { shortId } from '../../../domain/shortId.ts';
import { balanceText } from '../../clipCards/clipCardText.ts';
import { hourColumns } from '../../clipCards/hourColumns.tsx';
import { hourRows } from '../../clipCards/hourRows.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from '../Admin.module.css';
import type { AdminLedgerDialog_card$key } from './__generated__/AdminLedgerDialog_card.graphql.ts';

/** What a card's hours went to, as its customer sees it. */
export function AdminLedgerDialog({ card, onClose }: { card: AdminLedgerDialog_card$key; onClose: () => void }) {
  const { department, entries: { totalCount, edges }, ...sums } = useFragment(
    graphql`
      fragment AdminLedgerDialog_card on ClipCard {
        id
        hours
        hoursUsed
        createdAt
        department { name customer { name } }
        user { name }
        entries(first: 20) {
          totalCount
          edges { node { ...HourLedger_entry @relay(mask: false) } }
        }
      }
    `,
    card,
  );
  const entries = edges.map(({ node }) => node);
  const isAll = entries.length >= totalCount;
  const minutesUsed = Math.round(sums.hoursUsed * 60);
  return (
    <Dialog title={`Timeregnskab for klippekort ${shortId(sums.id)}`} isOpen wide onClose={onClose}>
      <div className={styles.stack}>
        <p>
          {department.customer.name}, {department.name}: {balanceText(minutesUsed)} brugt, {balanceText(Math.max(0, sums.hours * 60 - minutesUsed))} tilbage.
        </p>
        <Table
          label="Timeregnskab" columns={hourColumns} rows={hourRows(sums, entries, isAll)} rowId={({ id }) => id}
          foot={!isAll && <span>De nyeste {entries.length} af {totalCount}</span>}
        />
      </div>
    </Dialog>
  );
}
