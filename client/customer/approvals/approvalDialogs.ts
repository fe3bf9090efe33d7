import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of orders that wait for approval, which a user may never open. */
export const ApproveDialog = lazyDialog(async () => (await import('./ApproveDialog.tsx')).ApproveDialog);
export const DeclineDialog = lazyDialog(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);
export const WithdrawDialog = lazyDialog(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);
