import { lazyDialog } from '../../ui/lazyDialog.tsx';

const loadCode = () => import('./apiTokenDialogCode.ts');

/** The dialogs of API tokens, which a user may never open. */
export const IssueApiTokenDialog = lazyDialog(async () => (await loadCode()).IssueApiTokenDialog);
export const NewTokenSecret = lazyDialog(async () => (await loadCode()).OneTimeSecret);
export const RevokeApiTokenDialog = lazyDialog(async () => (await loadCode()).RevokeApiTokenDialog);
export const RotateApiTokenDialog = lazyDialog(async () => (await loadCode()).RotateApiTokenDialog);
