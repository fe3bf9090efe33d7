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
  what: Parameters<OpenClipCard>[0];
  card: ClipCardRow;
}

/** The dialogs of a table of cards. They stand beside it: a row that leaves the list does not take what is being typed along. */
export function useClipCardDialogs(connection: string): { open: OpenClipCard; dialogs: ReactNode } {
  const [opened, setOpened] = useState<Opened>();
  const [parties, loadParties] = useQueryLoader<EditClipCardDialogQuery>(clipCardPartiesQuery);
  const [ledger, loadLedger] = useQueryLoader<AdminLedgerDialogQuery>(cardLedgerQuery);
  const openLedger = ({ id }: ClipCardRow) => loadLedger({ id }, { fetchPolicy: 'store-and-network' });
  const load = (card: ClipCardRow) =>
    loadParties({ customerId: card.department.customer.id }, { fetchPolicy: 'store-and-network' });
  const open: OpenClipCard = (what, card) => {
    if (what === 'edit') load(card);
    if (what === 'ledger') openLedger(card);
    setOpened({ what, card });
  };
  const close = () => setOpened(undefined);
  const { what, card } = opened ?? {};
  return {
    open,
    dialogs: card && (
      <>
        {what === 'edit' && parties && (
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
        {what === 'log' && <LogHoursDialog card={card} onClose={close} />}
        {what === 'ledger' && ledger && (
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
        {what === 'delete' && <DeleteClipCardDialog card={card} connection={connection} onClose={close} />}
      </>
    ),
  };
}
