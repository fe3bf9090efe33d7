import { useState, type ReactNode } from 'react';
import type { EntryRow, OpenEntryDialog } from './companyLedgerColumns.tsx';
import { CreateInvoiceDraftDialog } from './CreateInvoiceDraftDialog.tsx';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';

/**
 * The dialogs of the ledger. They are rendered outside the rows, so that a dialog stays open when the row of its entry
 * leaves the list. `contact` is the name or id of the company's contact at Dinero.
 */
export function useEntryDialogs(contact: string | null | undefined): {
  openDialog: OpenEntryDialog;
  dialogs: ReactNode;
} {
  const [opened, setOpened] = useState<{ dialog: Parameters<OpenEntryDialog>[0]; entry: EntryRow }>();
  const close = () => setOpened(undefined);
  return {
    openDialog: (dialog, entry) => setOpened({ dialog, entry }),
    dialogs:
      opened &&
      (opened.dialog === 'invoiceDraft' ? (
        <CreateInvoiceDraftDialog entry={opened.entry} contact={contact ?? ''} onClose={close} />
      ) : (
        <MarkPaidDialog entry={opened.entry} onClose={close} />
      )),
  };
}
