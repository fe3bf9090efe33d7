import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of service agreements, which a user may never open. */
export const AgreementDialog = lazyDialog(async () => (await import('./AgreementDialog.tsx')).AgreementDialog);
export const AgreementDecisionDialog = lazyDialog(
  async () => (await import('./AgreementDecisionDialog.tsx')).AgreementDecisionDialog,
);
