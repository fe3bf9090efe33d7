import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialog that shares a document, which many people never open. */
export const ShareDocumentDialog = lazyDialog(
  async () => (await import('./ShareDocumentDialog.tsx')).ShareDocumentDialog,
);
