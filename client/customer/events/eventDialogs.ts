import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of an event, which a user may never open. */
export const DescriptionDialog = lazyDialog(async () => (await import('./DescriptionDialog.tsx')).DescriptionDialog);
export const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);
export const PaidRegisterDialog = lazyDialog(async () => (await import('./PaidRegisterDialog.tsx')).PaidRegisterDialog);
export const RegisterDialog = lazyDialog(async () => (await import('./RegisterDialog.tsx')).RegisterDialog);
export const WaitDialog = lazyDialog(async () => (await import('./WaitDialog.tsx')).WaitDialog);
