import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import type { ClipCardRow, OpenClipCard } from './adminClipCardColumns.tsx';
import { AdminLedgerDialog, cardLedgerQuery } from './AdminLedgerDialog.tsx';
import { DeleteClipCardDialog } from './DeleteClipCardDialog.tsx';
import { clipCardPartiesQuery, EditClipCardDialog } from './EditClipCardDialog.tsx';
import { LogHoursDialog } from './LogHoursDialog.tsx';
import type { AdminLedgerDialogQuery } from './__generated__/AdminLedgerDialogQuery.graphql.ts';
import type { EditClipCardDialogQuery } from './__generated__/EditClipCardDialogQuery.graphql.ts';

interface Opened {
  dialog: Parameters<OpenClipCard>[0];
  card: ClipCardRow;
}

/**
 * The dialogs of a table of clip cards. They are rendered outside the rows, so that typed input survives when its row
 * leaves the list.
 */
export function useClipCardDialogs(connection: string): { open: OpenClipCard; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Opened>();
  const [parties, loadParties] = useQueryLoader<EditClipCardDialogQuery>(clipCardPartiesQuery);
  const [ledger, loadLedger] = useQueryLoader<AdminLedgerDialogQuery>(cardLedgerQuery);
  const openLedger = ({ id }: ClipCardRow) => loadLedger({ id }, { fetchPolicy: 'store-and-network' });
  const load = (card: ClipCardRow) =>
    loadParties({ customerId: card.department.customer.id }, { fetchPolicy: 'store-and-network' });
  const open: OpenClipCard = (dialog, card) => {
    if (dialog === 'edit') load(card);
    if (dialog === 'ledger') openLedger(card);
    setOpened({ dialog, card });
  };
  const close = () => setOpened(undefined);
  const { dialog, card } = opened ?? {};
  return {
    open,
    dialogs: card && (
      <>
        {dialog === 'edit' && parties && (
          <DialogBoundary
            key={parties.fetchKey}
            title="Rediger klippekort"
            failure="Kunne ikke hente virksomhedsoplysninger"
            onRetry={() => load(card)}
            onClose={close}
          >
            <EditClipCardDialog card={card} parties={parties} onClose={close} />
          </DialogBoundary>
        )}
        {dialog === 'log' && <LogHoursDialog card={card} onClose={close} />}
        {dialog === 'ledger' && ledger && (
          <DialogBoundary
            key={ledger.fetchKey}
            title="Timeregnskab"
            failure="Kunne ikke hente klippekort"
            onRetry={() => openLedger(card)}
            onClose={close}
          >
            <AdminLedgerDialog ledger={ledger} onClose={close} />
          </DialogBoundary>
        )}
        {dialog === 'delete' && <DeleteClipCardDialog card={card} connection={connection} onClose={close} />}
      </>
    ),
  };
}
