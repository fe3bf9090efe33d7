/** One module, so that recovery codes are never made without the code that shows them. */
export { AddAppDialog } from './AddAppDialog.tsx';
export { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
export { EndOtherSessionsDialog } from './EndOtherSessionsDialog.tsx';
export { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
export { RemoveAppDialog } from './RemoveAppDialog.tsx';
export { RemoveIdentityDialog } from './RemoveIdentityDialog.tsx';
export { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
export { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
export { RenewCodesDialog } from './RenewCodesDialog.tsx';
