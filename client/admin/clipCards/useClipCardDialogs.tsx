import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import type { ClipCardRow, OpenClipCardDialog } from './adminClipCardColumns.tsx';
import { DeleteClipCardDialog } from './DeleteClipCardDialog.tsx';
import { clipCardPartiesQuery, EditClipCardDialog } from './EditClipCardDialog.tsx';
import { HourEntriesDialog, hourEntriesQuery } from './HourEntriesDialog.tsx';
import { LogHoursDialog } from './LogHoursDialog.tsx';
import type { EditClipCardDialogQuery } from '#relay/EditClipCardDialogQuery.graphql';
import type { HourEntriesDialogQuery } from '#relay/HourEntriesDialogQuery.graphql';

/**
 * The dialogs of a table of clip cards. They are rendered outside the rows, so that typed input survives when the
 * card's row leaves the list.
 */
export function useClipCardDialogs(connection: string): { openDialog: OpenClipCardDialog; dialogs: ReactNode } {
  const [opened, setOpened] = useState<{ dialog: Parameters<OpenClipCardDialog>[0]; card: ClipCardRow }>();
  const [parties, loadParties] = useQueryLoader<EditClipCardDialogQuery>(clipCardPartiesQuery);
  const [hourEntriesRef, loadHourEntries] = useQueryLoader<HourEntriesDialogQuery>(hourEntriesQuery);
  const fetchHourEntries = ({ id }: ClipCardRow) => loadHourEntries({ id }, { fetchPolicy: 'store-and-network' });
  const fetchParties = (card: ClipCardRow) =>
    loadParties({ customerId: card.department.customer.id }, { fetchPolicy: 'store-and-network' });
  const openDialog: OpenClipCardDialog = (dialog, card) => {
    if (dialog === 'edit') fetchParties(card);
    if (dialog === 'hourEntries') fetchHourEntries(card);
    setOpened({ dialog, card });
  };
  const close = () => setOpened(undefined);
  const { dialog, card } = opened ?? {};
  return {
    openDialog,
    dialogs: card && (
      <>
        {dialog === 'edit' && parties && (
          <DialogBoundary
            key={parties.fetchKey}
            title="Rediger klippekort"
            failure="Kunne ikke hente virksomhedsoplysninger"
            onRetry={() => fetchParties(card)}
            onClose={close}
          >
            <EditClipCardDialog card={card} parties={parties} onClose={close} />
          </DialogBoundary>
        )}
        {dialog === 'logHours' && <LogHoursDialog card={card} onClose={close} />}
        {dialog === 'hourEntries' && hourEntriesRef && (
          <DialogBoundary
            key={hourEntriesRef.fetchKey}
            title="Timeregnskab"
            failure="Kunne ikke hente klippekort"
            onRetry={() => fetchHourEntries(card)}
            onClose={close}
          >
            <HourEntriesDialog queryRef={hourEntriesRef} onClose={close} />
          </DialogBoundary>
        )}
        {dialog === 'delete' && <DeleteClipCardDialog card={card} connection={connection} onClose={close} />}
      </>
    ),
  };
}
