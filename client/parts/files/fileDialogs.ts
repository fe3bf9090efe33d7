import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialog with the files of a row of a list, which many people never open. */
export const FilesDialog = lazyDialog(async () => (await import('./FilesDialog.tsx')).FilesDialog);
