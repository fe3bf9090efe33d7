import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of the board, which a user may never open. */
export const ApproveTaskDialog = lazyDialog(async () => (await import('./ApproveTaskDialog.tsx')).ApproveTaskDialog);
export const NewTaskDialog = lazyDialog(async () => (await import('./NewTaskDialog.tsx')).NewTaskDialog);
export const RequestChangesDialog = lazyDialog(
  async () => (await import('./RequestChangesDialog.tsx')).RequestChangesDialog,
);
