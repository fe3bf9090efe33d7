import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of installations, which a user may never open. */
export const ApiCredentialsDialog = lazyDialog(
  async () => (await import('./ApiCredentialsDialog.tsx')).ApiCredentialsDialog,
);
export const ConnectDialog = lazyDialog(async () => (await import('./ConnectDialog.tsx')).ConnectDialog);
export const CreateInstallationDialog = lazyDialog(
  async () => (await import('./CreateInstallationDialog.tsx')).CreateInstallationDialog,
);
export const DeleteApiCredentialsDialog = lazyDialog(
  async () => (await import('./DeleteApiCredentialsDialog.tsx')).DeleteApiCredentialsDialog,
);
export const DeleteInstallationDialog = lazyDialog(
  async () => (await import('./DeleteInstallationDialog.tsx')).DeleteInstallationDialog,
);
export const EditInstallationDialog = lazyDialog(
  async () => (await import('./EditInstallationDialog.tsx')).EditInstallationDialog,
);
