import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of the people of a company, which a user may never open. */
export const CreateUserDialog = lazyDialog(async () => (await import('./CreateUserDialog.tsx')).CreateUserDialog);
export const DeactivateUserDialog = lazyDialog(
  async () => (await import('./DeactivateUserDialog.tsx')).DeactivateUserDialog,
);
export const EditColleagueDialog = lazyDialog(
  async () => (await import('./EditColleagueDialog.tsx')).EditColleagueDialog,
);
export const InviteUserDialog = lazyDialog(async () => (await import('./InviteUserDialog.tsx')).InviteUserDialog);
export const RolesDialog = lazyDialog(async () => (await import('./RolesDialog.tsx')).RolesDialog);
export const RevokeInvitationDialog = lazyDialog(
  async () => (await import('./RevokeInvitationDialog.tsx')).RevokeInvitationDialog,
);
