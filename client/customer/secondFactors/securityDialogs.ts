import { lazyDialog } from '../../ui/lazyDialog.tsx';

const loadCode = () => import('./securityDialogCode.ts');

/** The dialogs about how a user signs in, which a user may never open. */
export const AddAppDialog = lazyDialog(async () => (await loadCode()).AddAppDialog);
export const AddPasskeyDialog = lazyDialog(async () => (await loadCode()).AddPasskeyDialog);
export const EndOtherSessionsDialog = lazyDialog(async () => (await loadCode()).EndOtherSessionsDialog);
export const RecoveryCodesDialog = lazyDialog(async () => (await loadCode()).RecoveryCodesDialog);
export const RemoveAppDialog = lazyDialog(async () => (await loadCode()).RemoveAppDialog);
export const RemoveIdentityDialog = lazyDialog(async () => (await loadCode()).RemoveIdentityDialog);
export const RemovePasskeyDialog = lazyDialog(async () => (await loadCode()).RemovePasskeyDialog);
export const RenamePasskeyDialog = lazyDialog(async () => (await loadCode()).RenamePasskeyDialog);
export const RenewCodesDialog = lazyDialog(async () => (await loadCode()).RenewCodesDialog);
