import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialog that edits a document, loaded when it opens. */
export const EditDocumentDialog = lazyDialog(async () => (await import('./EditDocumentDialog.tsx')).EditDocumentDialog);
