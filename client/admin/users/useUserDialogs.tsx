import { useState, type ReactNode } from 'react';
import type { OpenUserDialog, UserRow } from './adminUserColumns.tsx';
import { CreateCompanyUserDialog } from './CreateCompanyUserDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';
import { ResetSecondFactorsDialog } from './ResetSecondFactorsDialog.tsx';

interface Opened {
  dialog: 'create' | 'edit' | 'delete' | 'impersonate' | 'resetSecondFactors';
  user?: UserRow | undefined;
}

/**
 * The dialogs of a table of users. They are rendered outside the rows, so that typed input survives when the user's row
 * leaves the list.
 */
export function useUserDialogs(
  connection: string,
  customerId: string,
): { openDialog: OpenUserDialog; dialogs: ReactNode } {
  const [{ dialog, user } = {}, setOpened] = useState<Partial<Opened>>();
  const close = () => setOpened(undefined);
  return {
    openDialog: (dialogToOpen: Opened['dialog'], userOfRow?: UserRow) =>
      setOpened({ dialog: dialogToOpen, user: userOfRow }),
    dialogs: (
      <>
        {dialog === 'create' && (
          <CreateCompanyUserDialog customerId={customerId} connection={connection} onClose={close} />
        )}
        {dialog === 'impersonate' && user && <ImpersonateDialog user={user} onClose={close} />}
        {dialog === 'edit' && user && <EditUserDialog user={user} onClose={close} />}
        {dialog === 'resetSecondFactors' && user && <ResetSecondFactorsDialog user={user} onClose={close} />}
        {dialog === 'delete' && user && <DeleteUserDialog user={user} connection={connection} onClose={close} />}
      </>
    ),
  };
}
