import { useState, type ReactNode } from 'react';
import type { EntryRow, OpenEntry } from './companyLedgerColumns.tsx';
import { CreateDraftDialog } from './CreateDraftDialog.tsx';
import { MarkPaidDialog } from './MarkPaidDialog.tsx';

/** Beside the table, so that a row that goes does not take the question along. */
export function useEntryDialogs(contact: string | null | undefined): { open: OpenEntry; dialogs: ReactNode } {
  const [opened, setOpened] = useState<{ what: Parameters<OpenEntry>[0]; entry: EntryRow }>();
  const close = () => setOpened(undefined);
  return {
    open: (what, entry) => setOpened({ what, entry }),
    dialogs:
      opened &&
      (opened.what === 'draft' ? (
        <CreateDraftDialog entry={opened.entry} contact={contact ?? ''} onClose={close} />
      ) : (
        <MarkPaidDialog entry={opened.entry} onClose={close} />
      )),
  };
}
