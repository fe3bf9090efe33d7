import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs about licences in use, which a user may never open. */
export const ChangeSeatsDialog = lazyDialog(async () => (await import('./ChangeSeatsDialog.tsx')).ChangeSeatsDialog);
export const RenewalDialog = lazyDialog(async () => (await import('./RenewalDialog.tsx')).RenewalDialog);
